import Combine

enum Trouble: Error, Equatable {
  case first, second
}

/// Records what it receives, and requests what it is told to.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var log: [String] = []
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let more: Subscribers.Demand
  var onValue: (Input) -> Void = { _ in }

  init(first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    self.first = first
    self.more = more
  }

  func receive(subscription: any Subscription) {
    log.append("subscription")
    self.subscription = subscription
    subscription.request(first)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    onValue(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    log.append(text(of: completion))
    subscription = nil
  }
}

func text<Failure>(of completion: Subscribers.Completion<Failure>) -> String {
  switch completion {
  case .finished: "finished"
  case .failure(let error): "failure \(error)"
  }
}

extension Publisher {
  /// What a subscriber receives at once.
  var record: String { recorder().log.dropFirst().joined(separator: " ") }

  func recorder(
    first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(first: first, more: more)
    subscribe(recorder)
    return recorder
  }
}

/// The values of a publisher, followed by an error.
func failing<T>(after values: T..., with error: Trouble = .first) -> AnyPublisher<T, Trouble> {
  values.publisher.setFailureType(to: Trouble.self).append(Fail(error: error)).eraseToAnyPublisher()
}
