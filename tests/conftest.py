import pytest
from hypothesis import settings

# Both cores are busy and coverage counts along: how long one example takes proves nothing.
settings.register_profile("lichtspiel", deadline=None)
settings.load_profile("lichtspiel")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests have counted (`record_property`) is part of what they show."""
    for report in terminalreporter.getreports("passed"):
        for name, counted in report.user_properties:
            terminalreporter.write_line(f"{name}: {counted}")
