PYTHON ?= python3
BIN := .venv/bin

.PHONY: site serve screenshots test check clean

site: .venv/ready
	$(BIN)/mkdocs build --strict --config-file example-site/mkdocs.yml

serve: .venv/ready
	$(BIN)/mkdocs serve --config-file example-site/mkdocs.yml

screenshots: .venv/ready
	$(BIN)/python tests/screenshots.py

test: .venv/ready
	$(BIN)/pytest -n 2

check: .venv/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install --quiet --editable . --group dev
	touch $@

clean:
	rm -rf .venv example-site/site example-site/.cache .hypothesis .mypy_cache .pytest_cache .ruff_cache
