"""Publish Claude Code sessions as pages of an MkDocs site."""
