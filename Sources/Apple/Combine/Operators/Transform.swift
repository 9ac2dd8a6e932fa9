/// What an operator does with one value.
enum Step<Output, Failure: Error> {
  case emit(Output)
  /// Nothing is emitted, and one more value is requested in its place.
  case skip
  /// The last value, if any, and the end. What follows is not wanted.
  case end(Output?, Subscribers.Completion<Failure>)
}

/// What an operator does with what it receives. Its closures share the state of one subscription.
struct TransformRules<Upstream: Publisher, Output, Failure: Error> {
  /// Whether it takes all values at once, because it emits only at the end.
  var takesAll = false
  /// Whether it finishes at once, without a value.
  var isEmpty = false
  var value: (Upstream.Output) -> Step<Output, Failure>
  var completion:
    (Subscribers.Completion<Upstream.Failure>) -> (Output?, Subscribers.Completion<Failure>)
}

extension Publishers {
  /// Delivers what an operator makes of each value; see the functions of the operators.
  public struct Transform<Upstream: Publisher, Output, Failure: Error>: Publisher {
    public let upstream: Upstream
    /// Makes the rules anew for each subscription.
    private let makeRules: () -> TransformRules<Upstream, Output, Failure>

    init(_ upstream: Upstream, rules: @escaping () -> TransformRules<Upstream, Output, Failure>) {
      self.upstream = upstream
      makeRules = rules
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Upstream.Output, Upstream.Failure>()
      let rules = makeRules()
      inlet.handle { _ in
        outlet.start(
          onRequest: { if !rules.takesAll { inlet.request($0) } }, onCancel: inlet.cancel)
        if rules.takesAll { inlet.request(.unlimited) }
        if rules.isEmpty {
          inlet.cancel()
          outlet.finish(.finished)
        }
      } value: { value in
        switch rules.value(value) {
        case .emit(let output): outlet.send(output)
        case .skip: return rules.takesAll ? .none : .max(1)
        case .end(let output, let completion):
          inlet.cancel()
          outlet.end(with: output, completion)
        }
        return .none
      } completion: {
        let (output, completion) = rules.completion($0)
        outlet.end(with: output, completion)
      }
      upstream.subscribe(inlet)
    }
  }
}

extension Outlet {
  /// Delivers the last value, if any, and the end.
  func end(with value: Output?, _ completion: Subscribers.Completion<Failure>) {
    if let value { send(value) }
    finish(completion)
  }
}

extension Publisher {
  /// An operator that acts on each value and passes the completion on.
  func stepping<T>(
    _ makeStep: @escaping () -> (Output) -> Step<T, Failure>
  ) -> Publishers.Transform<Self, T, Failure> {
    Publishers.Transform(self) { TransformRules(value: makeStep()) { (nil, $0) } }
  }

  /// An operator that fails with what its closure throws.
  func trying<T>(
    _ makeStep: @escaping () -> (Output) throws -> Step<T, any Error>
  ) -> Publishers.Transform<Self, T, any Error> {
    Publishers.Transform(self) {
      let step = makeStep()
      return TransformRules { value in
        do { return try step(value) } catch { return .end(nil, .failure(error)) }
      } completion: {
        (nil, $0.mapError { $0 })
      }
    }
  }

  /// An operator that takes all values and emits one result at the end.
  ///
  /// - Parameters:
  ///   - initial: The state at the beginning.
  ///   - result: The result, made of the state at the end; nil if nothing is emitted.
  ///   - add: Adds a value to the state, and says whether the result is known already.
  /// - Returns: The publisher of the result.
  func folding<State, T>(
    _ initial: State, result: @escaping (State) -> T?,
    add: @escaping (inout State, Output) -> Bool
  ) -> Publishers.Transform<Self, T, Failure> {
    Publishers.Transform(self) {
      var state = initial
      return TransformRules(takesAll: true) { value in
        add(&state, value) ? .end(result(state), .finished) : .skip
      } completion: { completion in
        if case .finished = completion { (result(state), completion) } else { (nil, completion) }
      }
    }
  }
}
