import Foundation
import ModelChecking

extension ExplorerServer {
  /// The page, which asks for `way`, `search` and `judgement`.
  var page: String {
    let initial = (0..<space.initialCount).map(stateJSON)
    return space.page(
      asking: [("states", .array(initial)), ("searchLimit", .integer(searchLimit))])
  }

  /// The response to a request of the page.
  mutating func answer(to request: HTTPRequest, until isStopped: () -> Bool) -> HTTPResponse {
    switch request.path {
    case "/": .page(page)
    case "/way": answerWay(request.query)
    case "/search": answerSearch(request.query, until: isStopped)
    case "/judgement": answerJudgement(request.query, until: isStopped)
    default: .refusal(.notFound)
    }
  }

  /// The states on a way: `from` is the number of a state, and `actions` are positions, with dots between.
  ///
  /// At the first action that is impossible the way ends.
  private mutating func answerWay(_ query: [String: String]) -> HTTPResponse {
    guard let actions = Self.numbers(query["actions"] ?? "") else { return .refusal(.badRequest) }
    guard let start = number(query["from"]) else { return .refusal(.gone) }
    var account = PathAccount()
    var number = start
    for position in actions {
      guard self.actions.indices.contains(position),
        machine.actions(in: states.values[number]).contains(self.actions[position])
      else { break }
      number = take(position, from: number, noting: &account)
    }
    for action in machine.actions(in: states.values[number]) {
      _ = take(position(of: action), from: number, noting: &account)
    }
    return .data(json(of: account, end: number))
  }

  /// The position of an action that occurs.
  func position(of action: Machine.Action) -> Int {
    guard let position = positions[action] else {
      preconditionFailure("the machine takes \(action), which is not among its actions")
    }
    return position
  }

  /// The number of the state behind an action, with the transition noted.
  private mutating func take(
    _ position: Int, from source: Int, noting account: inout PathAccount
  ) -> Int {
    let (state, action) = (states.values[source], actions[position])
    let target = machine.successor(of: state, taking: action)
    let number = states.number(of: target)
    let letters = watch.letters(of: Step(source: state, action: action, target: target))
    account.note(source: source, action: position, target: number, letters)
    return number
  }

  private func json(of account: PathAccount, end: Int) -> OrderedJSON {
    .object([
      ("end", .integer(end)), ("states", .array(account.states.values.map(stateJSON))),
      ("transitions", .array(account.transitions)),
    ])
  }

  private func stateJSON(_ number: Int) -> OrderedJSON {
    let state = states.values[number]
    let isTerminal = !machine.actions(in: state).contains { _ in true }
    let marks = watch.marks(of: state, isTerminal: isTerminal)
    return .object([
      ("number", .integer(number)),
      ("parts", .strings(describe(state).components(separatedBy: ", "))),
      ("marks", .integers(marks.map(Int.init))),
      ("truths", .integers(conditions.map { $0.holds(in: state) ? 1 : 0 })),
      ("stage", .optional(stage(state))),
    ])
  }

  /// The number of a state that the page knows.
  func number(_ text: String?) -> Int? {
    text.flatMap(Int.init).flatMap { states.values.indices.contains($0) ? $0 : nil }
  }

  /// Numbers with dots between them; nil if the text is something else.
  private static func numbers(_ text: String) -> [Int]? {
    if text.isEmpty { return [] }
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let known = numbers.compactMap { $0 }
    return known.count == numbers.count ? known : nil
  }
}

/// The states and transitions that an answer tells of, each once.
private struct PathAccount {
  private(set) var states = NumberedValues<Int>()
  private(set) var transitions: [OrderedJSON] = []
  private var told: Set<[Int]> = []

  mutating func note(source: Int, action: Int, target: Int, _ letters: [UInt8]) {
    guard told.insert([source, action]).inserted else { return }
    for state in [source, target] { _ = states.number(of: state) }
    transitions.append(
      .object([
        ("source", .integer(source)), ("action", .integer(action)), ("target", .integer(target)),
        ("letters", .integers(letters.map(Int.init))),
      ]))
  }
}
