import SourceCode

/// A statement that is a call, or a message in Objective-C, without closures.
struct PlainCall {
  /// What is called, such as `Store.shared.load`.
  let name: String
  /// The tokens of each argument, joined.
  let arguments: [String]
  let token: CodeToken
  /// The conditions of the statements around it, each with “if”.
  let conditions: String
  /// The name of the method of the same object that is called, if it is given nothing.
  let helper: String?

  /// Whether two calls are made in the same cases, and do the same. One of them may leave an argument
  /// out by `nil`.
  func isSame(as other: PlainCall) -> Bool {
    name == other.name && conditions == other.conditions
      && arguments.count == other.arguments.count
      && zip(arguments, other.arguments).allSatisfy(Self.isSame)
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    // What is asked of the state has another answer each time.
    guard !one.hasSuffix("State") else { return false }
    let label = one.prefix { $0 != ":" }
    return one == other || [one, other].contains(label + ":nil") && other.hasPrefix(label + ":")
  }

  /// The same call, made at another place under further conditions.
  func made(at token: CodeToken, under conditions: String) -> PlainCall {
    PlainCall(
      name: name, arguments: arguments, token: token, conditions: conditions + self.conditions,
      helper: helper)
  }
}

extension CodeMethod {
  /// The plain calls that are made each time, or each time that a condition holds, before anything
  /// leaves the method.
  var plainCalls: [PlainCall] { function.block?.plainCalls(under: "") ?? [] }
}

extension SyntaxNode {
  /// The plain calls among the statements of a block.
  fileprivate func plainCalls(under conditions: String) -> [PlainCall] {
    var calls: [PlainCall] = []
    for statement in children where !statement.onlyCasts {
      if statement.mayLeave { break }
      if let call = statement.plainCall(under: conditions) { calls.append(call) }
      guard statement.kind == .conditional, let block = statement.child(.block) else { continue }
      let condition = statement.tokens[..<block.range.lowerBound].map(\.text)
      calls += block.plainCalls(under: conditions + condition.joined(separator: " "))
    }
    return calls
  }

  /// The plain call that a statement is; nil if nothing is called, or a value is made, or it is the
  /// superclass that is called, or twice does no more than once.
  private func plainCall(under conditions: String) -> PlainCall? {
    guard kind == .expression, let access = child(.access), access.range == range,
      let last = access.children.last, last.range.upperBound == range.upperBound,
      let call = tokens.tree.tokens.invocation(
        at: last.kind == .call ? last.range.lowerBound - 1 : last.range.lowerBound),
      call.range == range, !call.isOfResult, !call.writesLog, !call.baseName.isRepeatable,
      !call.setsState, !tokens.contains(where: { $0.isSymbol("{") })
    else { return nil }
    let makesValue = call.name == call.baseName.text && call.name.first?.isUppercase ?? false
    let isOfSuper = tokens.prefix(2).contains { $0.isWord("super") }
    if tree.language == .swift && makesValue || isOfSuper { return nil }
    return PlainCall(
      name: call.name, arguments: call.arguments.map { $0.map(\.text).joined() },
      token: tokens[range.lowerBound], conditions: conditions,
      helper: call.isOwn && call.arguments.isEmpty ? call.baseName.text : nil)
  }

  /// Whether a statement only asks for the type of the scene, which every scene delegate has.
  private var onlyCasts: Bool {
    guard kind == .guard || kind == .conditional, let block = child(.block) else { return false }
    let condition = tokens[..<block.range.lowerBound]
    return condition.mentions("UIWindowScene")
      && !condition.contains { $0.isSymbol(",") || $0.isSymbol("|") }
      && (kind == .guard || block.content.first?.isWord("return") ?? false)
  }

  /// Whether the method may be left in a statement: by a guard, a return, or braces that contain one.
  private var mayLeave: Bool { kind == .guard || kind != .expression && tokens.mentions("return") }
}

extension CodeToken {
  /// Whether the name of a call says that it does no harm twice.
  fileprivate var isRepeatable: Bool {
    let names: Set = [
      "lock", "unlock", "assert", "precondition", "synchronize",
      "registerForRemoteNotifications", "registerDefaults", "registerUserNotificationSettings",
    ]
    let beginnings = [
      "set", "remove", "hide", "dismiss", "cancel", "invalidate", "super", "clear", "reset",
      "apply",
      "enable", "disable",
    ]
    // What decides for itself whether there is anything to do says so with these words.
    let endings = ["IfNeeded", "IfNecessary", "IfChanged", "IfRequired", "IfStale", "IfExpired"]
    return names.contains(text) || beginnings.contains(where: text.hasPrefix) || isMacro
      || endings.contains { text.contains($0) }
  }

  /// Whether it is spelt like a macro, which may be for tests alone.
  private var isMacro: Bool {
    text.count > 1
      && text.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 < UInt8(ascii: "a") }
  }
}

extension Invocation {
  /// Whether all that it is given are constants for on and off, or cases: whoever sets a state to one value
  /// twice has set it once.
  fileprivate var setsState: Bool {
    let constants: Set = ["true", "false", "YES", "NO"]
    return !arguments.isEmpty
      && arguments.allSatisfy { argument in
        let isLabelled = argument.count > 2 && argument.dropFirst().first?.isSymbol(":") ?? false
        let value = isLabelled ? argument.dropFirst(2) : argument
        return value.count == 1 && value.first.map { constants.contains($0.text) } ?? false
          || value.count == 2 && value.first?.isSymbol(".") ?? false
      }
  }
}
