"""What a failed check raises."""


class BrokenContract(AssertionError):
    """A game does not keep a promise of the contract."""
