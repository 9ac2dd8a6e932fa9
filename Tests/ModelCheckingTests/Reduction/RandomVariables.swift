import ModelChecking

/// Small variables, and rules drawn from a seed; most rules concern one variable.
///
/// What a rule reads and writes is known from how it is made, so its footprint is right, unless a
/// ``Lie`` is planted.
struct RandomVariables: ReducibleMachine {
  /// Each variable is a part.
  typealias Part = Int
  typealias Encoding = VariableEncoding

  /// A rule sets variables where some of them have certain values.
  struct Rule: Hashable {
    var guards: [Int: Int]
    var settings: [Int: Setting]
  }

  /// The new value of a variable: fixed, or that of another one.
  enum Setting: Hashable {
    case value(Int)
    case copy(of: Int)
  }

  /// Something that is wrong with what the machine declares, or with what a property sees.
  enum Lie: Hashable {
    case omittedWrite(rule: Int, Int)
    case omittedRead(rule: Int, Int)
    case impossibleNeed(rule: Int, Int, value: Int)
    case misplacedNeed(rule: Int)
    case omittedRule(Int)
    case blindProperty
  }

  let rules: [Rule]
  let initialStates: [[Int]]
  var lie: Lie?
  /// The rules that list their needs; the others only say what they read.
  let isOpen: [Bool]

  static let values = 3

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let variables = 3 + generator.next(below: 3)
    rules = (0..<5 + generator.next(below: 5)).map { _ in
      Rule(variables: variables, &generator)
    }
    isOpen = rules.map { _ in generator.next(below: 4) > 0 }
    initialStates = [Array(repeating: 0, count: variables)]
  }

  func actions(in state: [Int]) -> [Int] {
    rules.indices.filter { rules[$0].guards.allSatisfy { state[$0.key] == $0.value } }
  }

  func successor(of state: [Int], taking action: Int) -> [Int] {
    var next = state
    for (variable, setting) in rules[action].settings {
      switch setting {
      case .value(let value): next[variable] = value
      case .copy(let other): next[variable] = state[other]
      }
    }
    return next
  }

  var allActions: [Int] {
    rules.indices.filter { lie != .omittedRule($0) }
  }

  func footprint(of action: Int) -> Footprint<RandomVariables> {
    let rule = rules[action]
    var writes = Set(rule.settings.keys)
    var reads = Set(rule.guards.keys)
    for case .copy(let other) in rule.settings.values { reads.insert(other) }
    var guards = isOpen[action] ? rule.guards : [:]
    var place: Int?
    switch lie {
    case .omittedWrite(rule: action, let variable)?: writes.remove(variable)
    case .omittedRead(rule: action, let variable)?:
      reads.remove(variable)
      guards[variable] = nil
    case .impossibleNeed(rule: action, let variable, value: let value)?: guards[variable] = value
    case .misplacedNeed(rule: action)?: place = initialStates[0].count
    default: break
    }
    return Footprint(
      reads: reads, writes: writes,
      needs: guards.sorted { $0.key < $1.key }.map { variable, value in
        Need(place ?? variable) { $0[variable] == value }
      })
  }
}

/// Two bits a variable, after a first bit.
struct VariableEncoding: StateEncoding {
  typealias Format = KeyFormat<UInt64>

  func key(of state: [Int]) -> UInt64 { state.reduce(1) { $0 << 2 | UInt64($1) } }

  func state(of key: UInt64) -> [Int] {
    let count = (key.bitWidth - 1 - key.leadingZeroBitCount) / 2
    return (0..<count).reversed().map { Int(key >> UInt64(2 * $0) & 3) }
  }
}

extension RandomVariables.Rule {
  fileprivate init(variables: Int, _ generator: inout SeededGenerator) {
    let home = generator.next(below: variables)
    guards = [home: generator.next(below: RandomVariables.values)]
    settings = [home: .value(generator.next(below: RandomVariables.values))]
    let other = generator.next(below: variables)
    switch generator.next(below: 8) {
    case 0: guards[other] = generator.next(below: RandomVariables.values)
    case 1: settings[other] = .value(generator.next(below: RandomVariables.values))
    case 2: settings[home] = .copy(of: other)
    default: break
    }
  }
}

extension RandomVariables.Lie {
  /// A lie about a machine.
  static func random(
    about machine: RandomVariables, _ generator: inout SeededGenerator
  ) -> RandomVariables.Lie {
    let rule = generator.next(below: machine.rules.count)
    // A rule reads and writes few variables; what it does not touch cannot be left out.
    let touched = Set(machine.rules[rule].guards.keys).union(machine.rules[rule].settings.keys)
    let variable = touched.sorted()[generator.next(below: touched.count)]
    return switch generator.next(below: 6) {
    case 0: .omittedWrite(rule: rule, variable)
    case 1: .omittedRead(rule: rule, variable)
    case 2:
      .impossibleNeed(rule: rule, variable, value: generator.next(below: RandomVariables.values))
    case 3: .misplacedNeed(rule: rule)
    case 4: .omittedRule(rule)
    default: .blindProperty
    }
  }
}

// MARK: - Properties

extension RandomVariables {
  /// A property of each kind that a reduced search decides.
  func properties(_ generator: inout SeededGenerator) -> [ReducedProperty<RandomVariables>] {
    [invariant(&generator), goal(&generator), stepInvariant(&generator), .deadlock]
      + [pattern(&generator)]
  }

  /// Two variables never have certain values at the same time.
  private func invariant(_ generator: inout SeededGenerator) -> ReducedProperty<RandomVariables> {
    let places = places(&generator)
    let property = Property<RandomVariables>(
      "invariant", "two values exclude each other",
      .always(
        StatePredicate("not both") { state in
          !places.allSatisfy { state[$0.key] == $0.value }
        }))
    return property.seeing(visible(places), needs: needs(places, &generator))
  }

  private func goal(_ generator: inout SeededGenerator) -> ReducedProperty<RandomVariables> {
    let places = places(&generator)
    let property = Property<RandomVariables>(
      "goal", "two values can be reached",
      .reachable(
        StatePredicate("both") { state in places.allSatisfy { state[$0.key] == $0.value } }))
    return property.seeing(visible(places), needs: needs(places, &generator))
  }

  private func stepInvariant(_ generator: inout SeededGenerator) -> ReducedProperty<RandomVariables>
  {
    let places = places(&generator)
    let rule = generator.next(below: rules.count)
    return Property<RandomVariables>(
      "step", "a rule is applied only elsewhere",
      .everyStep(
        where: .action("rule \(rule)") { $0 == rule },
        is: .source("elsewhere") { state in
          !places.allSatisfy { state[$0.key] == $0.value }
        })
    ).seeing(visible(places))
  }

  private func pattern(_ generator: inout SeededGenerator) -> ReducedProperty<RandomVariables> {
    let places = places(&generator)
    let steps = (0..<4).map { _ in
      let (first, second) = (
        generator.next(below: rules.count), generator.next(below: rules.count)
      )
      let isElsewhere = StepPredicate<RandomVariables>.target("there \(places)") { state in
        places.contains { state[$0.key] == $0.value }
      }
      let step = StepPredicate<RandomVariables>.action("rule \(first) or \(second)") {
        $0 == first || $0 == second
      }
      return generator.next(below: 3) == 0 ? step && isElsewhere : step
    }
    let requirement: Pattern<RandomVariables>.Requirement =
      switch generator.next(below: 4) {
      case 0: .absence(of: steps[0])
      case 1: .universality(of: !steps[0])
      case 2: .precedence(of: steps[0], before: steps[1])
      default: .boundedExistence(of: steps[0], atMost: generator.next(below: 3))
      }
    let scope: Pattern<RandomVariables>.Scope =
      switch generator.next(below: 4) {
      case 0: .globally
      case 1: .after(steps[2])
      case 2: .between(steps[2], and: steps[3], ending: .weak)
      default: .before(steps[3])
      }
    return Property<RandomVariables>(
      "pattern", "steps follow a pattern", .pattern(Pattern(requirement, scope))
    ).seeing(visible(places))
  }

  private func places(_ generator: inout SeededGenerator) -> [Int: Int] {
    let variables = initialStates[0].count
    var places = [generator.next(below: variables): generator.next(below: Self.values)]
    places[generator.next(below: variables)] = 1 + generator.next(below: Self.values - 1)
    return places
  }

  private func visible(_ places: [Int: Int]) -> Set<Int> {
    lie == .blindProperty ? Set(places.keys.sorted().dropFirst()) : Set(places.keys)
  }

  private func needs(
    _ places: [Int: Int], _ generator: inout SeededGenerator
  ) -> [Need<RandomVariables>] {
    if generator.next(below: 2) == 0 { return [] }
    return places.sorted { $0.key < $1.key }.map { variable, value in
      Need(variable) { $0[variable] == value }
    }
  }
}

extension ReducedProperty where Machine == RandomVariables {
  fileprivate static var deadlock: ReducedProperty {
    Property<RandomVariables>(
      "deadlock", "something can always happen",
      .noDeadlock(except: StatePredicate("the first variable is 2") { $0[0] == 2 })
    ).seeing([])
  }
}
