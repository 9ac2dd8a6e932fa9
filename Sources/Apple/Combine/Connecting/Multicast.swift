import Foundation

extension Publishers {
  /// Delivers the values of one subscription to many subscribers, by way of a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The values of the publisher.
    public typealias Output = Upstream.Output
    /// The error of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher that is subscribed to once.
    public let upstream: Upstream
    /// Makes the subject, when it is first needed.
    public let createSubject: () -> SubjectType
    private let lock = NSLock()
    private var made: SubjectType?

    /// Makes a publisher that delivers by way of a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Subscribes the subject to the publisher, until the result is cancelled or freed.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }

    private var subject: SubjectType {
      if let made = lock.withLock({ made }) { return made }
      let subject = createSubject()
      return lock.withLock {
        made = made ?? subject
        return made ?? subject
      }
    }
  }
}

extension Publisher {
  /// Delivers the values of one subscription by way of a subject, once it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Delivers the values of one subscription by way of a subject, once it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}
