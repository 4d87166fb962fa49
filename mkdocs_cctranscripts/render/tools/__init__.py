"""Shows tool calls: `cards` says which file knows which tool, one small file per family of tools."""
