import Foundation

/// Delivers the values of one publisher, and those of another when that has failed.
final class Relay<Output, Failure: Error>: @unchecked Sendable {
  private let outlet: Outlet<Output, Failure>
  private let lock = NSLock()
  private var source: (cancel: () -> Void, request: (Subscribers.Demand) -> Void)?
  private var isCancelled = false

  init(_ outlet: Outlet<Output, Failure>) { self.outlet = outlet }

  /// Takes the values of a publisher. What is requested and not delivered yet is requested of it.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - onFailure: Says what follows its failure.
  func attach<P: Publisher>(to publisher: P, onFailure: @escaping (P.Failure) -> Void)
  where P.Output == Output {
    let inlet = Inlet<Output, P.Failure>()
    inlet.handle { value in
      self.outlet.send(value)
      return .none
    } completion: { completion in
      switch completion {
      case .finished: self.outlet.finish(.finished)
      case .failure(let error): onFailure(error)
      }
    }
    let isFirst = lock.withLock {
      defer { if !isCancelled { source = (inlet.cancel, inlet.request) } }
      return source == nil
    }
    if lock.withLock({ isCancelled }) { return }
    if isFirst { start() } else { inlet.request(outlet.outstandingDemand) }
    publisher.subscribe(inlet)
  }

  func fail(_ error: Failure) { outlet.finish(.failure(error)) }

  private func start() {
    outlet.start { demand in
      self.lock.withLock { self.source }?.request(demand)
    } onCancel: {
      let source = self.lock.withLock {
        self.isCancelled = true
        defer { self.source = nil }
        return self.source
      }
      source?.cancel()
    }
  }
}
