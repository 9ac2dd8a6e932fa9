import Foundation

/// Delivers the values of publishers that come and go to one subscriber.
///
/// With a limited demand a publisher is asked for one value at a time, so that no more than one
/// value of each is waiting.
final class Junction<Output, Failure: Error>: @unchecked Sendable {
  private let outlet: Outlet<Output, Failure>
  private let endOuter: () -> Void
  private let lock = NSLock()
  private var inlets: [Inlet<Output, Failure>] = []
  private var unasked: [Inlet<Output, Failure>] = []
  private var isClosed = false

  /// Makes a junction.
  ///
  /// - Parameters:
  ///   - outlet: What delivers the values.
  ///   - endOuter: Ends what makes the publishers. It is called on failure and cancellation.
  init(outlet: Outlet<Output, Failure>, endOuter: @escaping () -> Void) {
    self.outlet = outlet
    self.endOuter = endOuter
  }

  func start() {
    outlet.start { demand in
      if demand == .unlimited {
        for inlet in self.lock.withLock({ self.inlets }) { inlet.request(.unlimited) }
      }
      self.askWhileWanted()
    } onCancel: {
      self.endAll()
    }
  }

  /// Takes values from a publisher.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - onFinish: Called when it has finished.
  func adopt(_ publisher: some Publisher<Output, Failure>, onFinish: @escaping () -> Void = {}) {
    let inlet = Inlet<Output, Failure>()
    inlet.handle { [weak inlet] value in
      self.lock.withLock { if let inlet { self.unasked.append(inlet) } }
      self.outlet.send(value)
      self.askWhileWanted()
      return .none
    } completion: { [weak inlet] completion in
      if let inlet { self.remove(inlet) }
      guard case .finished = completion else { return self.end(completion) }
      onFinish()
      self.finishIfDone()
    }
    lock.withLock {
      inlets.append(inlet)
      unasked.append(inlet)
    }
    if outlet.outstandingDemand == .unlimited { inlet.request(.unlimited) }
    askWhileWanted()
    publisher.subscribe(inlet)
  }

  /// Lets go of the publishers that were adopted before.
  func cancelAdopted() {
    let inlets = lock.withLock {
      defer { (self.inlets, unasked) = ([], []) }
      return self.inlets
    }
    for inlet in inlets { inlet.cancel() }
  }

  /// Says that no more publishers come.
  func close() {
    lock.withLock { isClosed = true }
    finishIfDone()
  }

  /// Ends everything with a failure.
  func end(_ completion: Subscribers.Completion<Failure>) {
    endAll()
    outlet.finish(completion)
  }

  private func endAll() {
    endOuter()
    cancelAdopted()
  }

  private func askWhileWanted() {
    guard outlet.wantsMore else { return }
    let inlets = lock.withLock {
      defer { unasked = [] }
      return unasked
    }
    for inlet in inlets { inlet.request(.max(1)) }
  }

  private func finishIfDone() {
    if lock.withLock({ isClosed && inlets.isEmpty }) { outlet.finish(.finished) }
  }

  private func remove(_ inlet: Inlet<Output, Failure>) {
    lock.withLock {
      inlets.removeAll { $0 === inlet }
      unasked.removeAll { $0 === inlet }
    }
  }
}
