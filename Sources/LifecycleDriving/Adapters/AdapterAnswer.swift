/// What comes of a request to an adapter.
public enum AdapterAnswer: Hashable, Sendable {
  /// The adapter replied as it should.
  case reply(AdapterReply)
  /// The adapter did something else, and was killed.
  case failure(AdapterFailure)
}
