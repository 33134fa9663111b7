/// An owner of an observation, for tests that release it.
final class FakeOwner {}
