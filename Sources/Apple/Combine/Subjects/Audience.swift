import Foundation

/// The subscribers of a subject, in the order in which they subscribed.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
  private let keeping: Outlet<Output, Failure>.Keeping
  private let lock = NSLock()
  private var outlets: [Outlet<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var sources: [any Subscription] = []
  private var unasked: [any Subscription] = []

  init(keeping: Outlet<Output, Failure>.Keeping) { self.keeping = keeping }

  deinit {
    for source in sources { source.cancel() }
  }

  /// Attaches a subscriber, which may get a value at once.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - first: Reads the value with which it begins. It is called under the lock, so that no
  ///     value is sent between the reading and the attaching.
  func add(_ subscriber: any Subscriber<Output, Failure>, first: () -> Output? = { nil }) {
    let outlet = Outlet(subscriber, keeping: keeping)
    let completion = lock.withLock {
      if self.completion == nil {
        if let value = first() { outlet.enqueue(value) }
        outlets.append(outlet)
      }
      return self.completion
    }
    outlet.start(
      onRequest: { [weak self] _ in self?.askSources() },
      onCancel: { [weak self, weak outlet] in self?.remove(outlet) })
    if let completion { outlet.finish(completion) }
  }

  /// Delivers a value, after noting it under the lock.
  func send(_ value: Output, noting note: () -> Void = {}) {
    let outlets = lock.withLock {
      if completion == nil { note() }
      return self.outlets
    }
    for outlet in outlets { outlet.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let (outlets, sources) = lock.withLock {
      if self.completion == nil { self.completion = completion }
      defer { (self.outlets, self.sources, unasked) = ([], [], []) }
      return (self.outlets, self.sources)
    }
    for outlet in outlets { outlet.finish(completion) }
    withExtendedLifetime(sources) {}
  }

  /// Takes values from a source, from the first demand of a subscriber on.
  func add(source: any Subscription, asksAtOnce: Bool) {
    // A demand that comes after the look at the outlets finds the source among the unasked.
    let (isWanted, isAsked) = lock.withLock {
      guard completion == nil else { return (false, false) }
      sources.append(source)
      let isAsked = asksAtOnce || outlets.contains { $0.outstandingDemand > 0 }
      if !isAsked { unasked.append(source) }
      return (true, isAsked)
    }
    if !isWanted { source.cancel() }
    if isAsked { source.request(.unlimited) }
  }

  private func askSources() {
    let sources = lock.withLock {
      defer { unasked = [] }
      return unasked
    }
    for source in sources { source.request(.unlimited) }
  }

  private func remove(_ outlet: Outlet<Output, Failure>?) {
    let removed = lock.withLock {
      outlets.firstIndex { $0 === outlet }.map { outlets.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}
