/// An exchange of interchangeable components, in states and in actions.
///
/// A few exchanges generate all others. Those of neighbours, for example, generate every order of
/// the components, so most machines declare ``neighbours(of:named:states:actions:)``.
public struct ComponentExchange<Machine: StateMachine>: Sendable {
  /// The name of the components, as a continuation of “the exchange of”.
  public let name: String
  let states: @Sendable (Machine.State) -> Machine.State
  let actions: @Sendable (Machine.Action) -> Machine.Action

  /// Creates an exchange.
  ///
  /// Repeated often enough, it must lead back to the start: an exchange of two components does so
  /// the second time.
  ///
  /// - Parameters:
  ///   - name: The name of the components, as a continuation of “the exchange of”.
  ///   - states: The state with these components exchanged.
  ///   - actions: The action with these components exchanged.
  public init(
    _ name: String, states: @escaping @Sendable (Machine.State) -> Machine.State,
    actions: @escaping @Sendable (Machine.Action) -> Machine.Action
  ) {
    self.name = name
    self.states = states
    self.actions = actions
  }
}

/// Two components that change places, each given by its number from 0.
public struct Transposition: Hashable, Sendable {
  /// The number of one component.
  public let first: Int
  /// The number of the other.
  public let second: Int

  /// Creates the exchange of two numbers.
  public init(_ first: Int, _ second: Int) {
    self.first = first
    self.second = second
  }

  /// The number of a component after the exchange.
  public func callAsFunction(_ component: Int) -> Int {
    component == first ? second : component == second ? first : component
  }
}

extension ComponentExchange {
  /// The exchanges of each component with the next one; they generate every order.
  ///
  /// ```swift
  /// ComponentExchange.neighbours(of: 3, named: "managers") { state, places in
  ///   state.votes.swapAt(places.first, places.second)
  ///   state.leader = places(state.leader)
  /// } actions: { action, places in
  ///   Action(manager: places(action.manager), vote: action.vote)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many components there are.
  ///   - components: The word for several components.
  ///   - state: Exchanges two components in a state.
  ///   - action: An action with two components exchanged.
  /// - Returns: The exchanges; none if there are fewer than two components.
  public static func neighbours(
    of count: Int, named components: String = "components",
    states state: @escaping @Sendable (inout Machine.State, Transposition) -> Void,
    actions action: @escaping @Sendable (Machine.Action, Transposition) -> Machine.Action
  ) -> [Self] {
    (0..<max(count - 1, 0)).map { number in
      let places = Transposition(number, number + 1)
      return ComponentExchange("\(components) \(number + 1) and \(number + 2)") {
        var exchanged = $0
        state(&exchanged, places)
        return exchanged
      } actions: {
        action($0, places)
      }
    }
  }
}

extension ComponentExchange where Machine.State: MutableCollection, Machine.State.Index == Int {
  /// The exchanges of each component with the next one, where a state is an array of components.
  ///
  /// - Parameters:
  ///   - count: How many components there are.
  ///   - components: The word for several components.
  ///   - action: An action with two components exchanged.
  /// - Returns: The exchanges; none if there are fewer than two components.
  public static func neighbours(
    of count: Int, named components: String = "components",
    actions action: @escaping @Sendable (Machine.Action, Transposition) -> Machine.Action
  ) -> [Self] {
    neighbours(of: count, named: components) { state, places in
      state.swapAt(places.first, places.second)
    } actions: {
      action($0, $1)
    }
  }
}
