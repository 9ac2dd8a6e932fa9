/// Announces the changes of an object.
public final class ObservableObjectPublisher: Publisher {
  /// An announcement says nothing about the change.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never

  private let audience = Audience<Void, Never>(keeping: .nothing)

  /// Makes a publisher.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(subscriber)
  }

  /// Announces a change that is about to happen.
  public func send() { audience.send(()) }
}

extension ObservableObjectPublisher: ChangeTarget {
  func willChange() { send() }
}
