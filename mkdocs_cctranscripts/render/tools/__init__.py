"""The cards of tool calls."""
