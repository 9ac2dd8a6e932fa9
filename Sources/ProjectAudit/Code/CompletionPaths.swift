import SourceCode

/// Follows the paths through a method, to find those that end without a call of its completion
/// handler, and those that call it twice.
///
/// A handler that is given to somebody else, or named in a closure, counts as taken care of; such a
/// closure is followed like a method of its own. A loop in which nobody can go round without taking care
/// of it is taken to run at least once.
struct CompletionPaths {
  /// What can have happened to the handler on the paths that reach a place.
  struct Status {
    /// Whether nothing has taken care of it on some path.
    var isUnused = true
    /// What was demanded where it was called on some path, for each call.
    var calls: [[Demand]] = []

    static let unreachable = Status(isUnused: false)

    func or(_ other: Status) -> Status {
      Status(isUnused: isUnused || other.isUnused, calls: (calls + other.calls).firstCalls)
    }

    /// Whether it may have been called where something is demanded that does not exclude it.
    func isCalled(under demands: [Demand]) -> Bool {
      calls.contains { call in
        !call.contains { demand in demands.contains(where: demand.excludes) }
      }
    }
  }

  let tokens: CodeTokens
  /// The handler, and the closures of the method that stand for it because they call it.
  private let handlers: Set<String>
  /// Where those closures and local functions begin, whose mention is no call.
  let definitions: Set<Int>
  /// The members of the handler that have to be called, if it is an object; none if it is a function.
  private let members: Set<String>
  /// The variables in which the handler is kept, and the functions that use them.
  private let kept: Set<String>
  /// Those closures and functions.
  private let handlerWrappers: [HandlerWrapper]
  /// Where the names of those closures are declared.
  private let names: Set<Int>
  /// The tokens at which a path ends without a call.
  var forgotten: [CodeToken] = []
  /// The calls before which the same path has called already.
  private(set) var repeated: [CodeToken] = []
  /// What the conditions around the current statement demand.
  var demands: [Demand] = []
  /// How many statements the current one lies in.
  private var depth = 0
  /// For each loop and switch around the current statement, what has happened where a `break` leaves it.
  var exits: [Status] = []

  /// - Parameters:
  ///   - method: The method.
  ///   - handler: The handler.
  ///   - members: The members of the handler that have to be called, if it is an object.
  ///   - kept: The variables in which the method keeps the handler, and the functions that use them. To
  ///     keep it takes no care of it.
  /// - Complexity: O(*n* · *d*) for *n* tokens in brackets of depth *d*.
  init(
    _ method: CodeMethod, handler: String, members: Set<String> = [], keptIn kept: Set<String> = []
  ) {
    self.init(method.body, handler: handler, members: members, keptIn: kept)
    let end = follow(tokens, Status())
    if end.isUnused, let last = tokens.last { forgotten.append(last) }
  }

  private init(
    _ tokens: CodeTokens, handler: String, members: Set<String>, keptIn kept: Set<String>
  ) {
    self.tokens = tokens
    self.kept = kept
    let handlerWrappers =
      members.isEmpty ? tokens.handlerWrappers(for: handler) : []
    let casts = members.isEmpty ? [] : tokens.casts(of: handler)
    let keeps = tokens.indices.filter { index in
      kept.contains(tokens[index].text) && tokens.isReassigned(at: index)
        && tokens[index + 2].isWord(handler)
    }
    handlers = Set([handler] + handlerWrappers.map { tokens[$0.name].text } + casts).union(kept)
    definitions = Set(handlerWrappers.map(\.brace))
    names = Set(handlerWrappers.map(\.name) + keeps.flatMap { [$0, $0 + 2] })
    self.handlerWrappers = handlerWrappers
    self.members = members
  }

  var isSwift: Bool { tokens.tree.language == .swift }

  /// Whether closures are followed: those that complete an object may do so after others, and end early.
  var judgesClosures: Bool { members.isEmpty }

  func mentions(_ range: Range<Int>) -> Bool { range.contains(where: isHandler) }

  /// Whether a token means the handler; as a label or after a dot, its name means something else.
  private func isHandler(_ index: Int) -> Bool {
    members.isEmpty
      ? isNamed(index) : members.contains(tokens[index].text) || isNamed(index) && isGiven(index)
  }

  /// Whether a condition asks for the type of the object that has to be completed, which it always has.
  func isCast(_ condition: Range<Int>) -> Bool {
    !members.isEmpty
      && condition.contains { index in
        index + 1 < condition.upperBound && handlers.contains(tokens[index].text)
          && tokens[index + 1].isWord("as")
      }
  }

  /// Whether an object is an argument, or the value of something.
  private func isGiven(_ index: Int) -> Bool {
    guard index > tokens.startIndex, index + 1 < tokens.endIndex,
      !tokens.isArgument(at: index, of: \.writesLog)
    else { return false }
    return ["(", ",", ":", "=", "return"].contains(tokens[index - 1].text)
      && ![".", "?"].contains(tokens[index + 1].text)
      || tokens[index + 1].isSymbol("]")
  }

  /// The braces of what stands for the handler at an index, if it is given to somebody there and is named
  /// nowhere else: whoever is given it calls it once, as a closure that is written there.
  func soleHandlerWrapper(at index: Int) -> Int? {
    guard let stand = handlerWrappers.first(where: { tokens[$0.name].text == tokens[index].text }),
      tokens.indices.filter({ isNamed($0) && tokens[$0].text == tokens[index].text }) == [index]
    else { return nil }
    return stand.brace
  }

  private func isNamed(_ index: Int) -> Bool {
    tokens[index].kind == .word && handlers.contains(tokens[index].text)
      && (!tokens.isMember(at: index) || isKept(index)) && !names.contains(index)
      && !tokens.isLabel(at: index)
  }

  /// Whether a member of `self` is a variable that keeps the handler, or a function that uses it.
  private func isKept(_ index: Int) -> Bool {
    kept.contains(tokens[index].text) && index >= tokens.startIndex + 2
      && tokens[index - 2].isWord("self")
  }

  /// Whether a token is the handler, given to somebody.
  func isArgument(_ index: Int) -> Bool {
    isHandler(index) && index > tokens.startIndex
      && ["(", ",", ":"].contains { tokens[index - 1].isSymbol($0) }
  }
}

extension CompletionPaths {
  /// Follows some statements, and says what may have happened where they end.
  mutating func follow(_ statements: CodeTokens, _ status: Status) -> Status {
    // Nobody nests statements this deeply; what is in them is taken to be in order.
    guard depth < 100 else { return Status(isUnused: false) }
    depth += 1
    defer { depth -= 1 }
    var status = status
    var index = statements.startIndex
    while index < statements.endIndex {
      let node = tokens.tree.node(at: index)
      let begins = node.range.lowerBound == index
      switch node.kind {
      case .conditional where begins: status = followIf(node, status)
      case .guard where begins: status = followGuard(node, status)
      case .switch where begins: status = followSwitch(node, status)
      case .loop where begins: status = followLoop(node, status)
      case .attempt where begins: status = followAttempt(node, status)
      case .closure where begins, .function where begins, .defer where begins:
        status = followClosure(node, status)
      case .jump where begins && !tokens[index].isWord("goto"):
        if exits.isEmpty, tokens[index].isWord("break") { return status }
        leave(node, status)
        if !tokens[index].isWord("fallthrough") { return .unreachable }
      default:
        if isEnd(index) { return .unreachable }
        status = use(index, status)
        index += 1
        continue
      }
      index = node.range.upperBound
    }
    return status
  }

  /// Whether a function is called that does not return.
  private func isEnd(_ index: Int) -> Bool {
    ["fatalError", "preconditionFailure", "abort", "exit"].contains(tokens[index].text)
      && !tokens.isMember(at: index) && index + 1 < tokens.endIndex
      && tokens[index + 1].isSymbol("(")
  }

  /// What comes of a token that may be the handler.
  mutating func use(_ index: Int, _ status: Status) -> Status {
    guard isHandler(index) else { return status }
    let next = index + 1
    let open = next < tokens.endIndex && tokens[next].isSymbol("?") ? next + 1 : next
    let isCall = open < tokens.endIndex && tokens[open].isSymbol("(")
    // After a colon stands the other branch of `a ? h(1) : h(2)`.
    let isOther = index > tokens.startIndex && tokens[index - 1].isSymbol(":")
    if isCall, status.isCalled(under: demands), !isOther { repeated.append(tokens[index]) }
    if !isCall, isArgument(index), let brace = soleHandlerWrapper(at: index) {
      followClosure(at: brace)
    }
    return Status(
      isUnused: false, calls: isCall ? (status.calls + [demands]).firstCalls : status.calls)
  }

  /// Leaves a path; the value of a `return` may still use the handler.
  private mutating func leave(_ node: SyntaxNode, _ status: Status) {
    switch tokens[node.range.lowerBound].text {
    case "return":
      if status.isUnused, !mentions(node.range) { forgotten.append(tokens[node.range.lowerBound]) }
    case "break":
      if let last = exits.popLast() { exits.append(last.or(status)) }
    default: break
    }
  }
}

extension [[Demand]] {
  /// As many calls as a method may have where it matters which; of more, one that nothing excludes stands for
  /// all.
  fileprivate var firstCalls: [[Demand]] {
    let different = uniqued
    return different.count > 8 ? [[]] : different
  }
}
