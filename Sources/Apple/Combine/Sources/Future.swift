import Foundation

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var outlets: [Outlet<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    outlet.start(onCancel: { [weak outlet] in self.remove(outlet) })
    let result = lock.withLock {
      if self.result == nil { outlets.append(outlet) }
      return self.result
    }
    if let result { outlet.complete(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let outlets = lock.withLock {
      guard self.result == nil else { return [] as [Outlet<Output, Failure>] }
      self.result = result
      defer { self.outlets = [] }
      return self.outlets
    }
    for outlet in outlets { outlet.complete(result) }
  }

  private func remove(_ outlet: Outlet<Output, Failure>?) {
    let removed = lock.withLock {
      outlets.firstIndex { $0 === outlet }.map { outlets.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}

extension Outlet {
  fileprivate func complete(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      send(value)
      finish(.finished)
    case .failure(let error): finish(.failure(error))
    }
  }
}
