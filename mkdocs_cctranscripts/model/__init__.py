"""The values that the stages hand to one another: frozen, slotted, made of tuples."""
