"""The chapters of Docs/FORMAT.md, a module each, for read_repository.py."""
