public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>(keeping: .nothing)

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(subscriber)
  }

  public func send() { audience.send(()) }
}

extension ObservableObjectPublisher: ChangeTarget {
  func willChange() { send() }
}
