import SourceCode

/// Where some input comes into a method.
struct InputSource: Hashable, Sendable {
  /// The parameters and constants that hold it.
  var names: Set<String> = []
  /// The members of options that hold it, such as `urlContexts`.
  var members: Set<String> = []
  /// The keys of launch options that hold it, such as `url`, or the constants of Objective-C.
  var keys: Set<String> = []
  /// The properties of the object itself that hold it.
  var properties: Set<String> = []
}

/// Follows a value through a method and the methods of its type that are given it, to find the
/// functions that it ends in and the properties that keep it.
struct InputFlow {
  /// A call that is given the value, or something made of it.
  struct Use {
    /// What is called, without `self`.
    let name: String
    let token: CodeToken
    let file: CodeFile
  }

  private(set) var uses: [Use] = []
  /// The properties of the object itself that are set to the value.
  private(set) var kept: [Use] = []
  /// The methods that the value may be passed to.
  private let others: [String: CodeMethod]
  private var visited: Set<Visit> = []

  private struct Visit: Hashable {
    let method: String
    let names: Set<String>
  }

  /// Nobody writes more for one delegate; what does is not followed, because it may be hostile.
  static let maxTokens = 5_000
  private static let maxFunctions = 100
  /// Nobody does more with one value.
  static let maxUses = 100

  /// Follows what comes into a method.
  ///
  /// - Complexity: O(*n*) for *n* tokens in the methods of the type.
  init(of source: InputSource, in method: CodeMethod, _ others: [CodeMethod]) {
    self.others = Dictionary(
      others.map { ($0.function.baseName, $0) }, uniquingKeysWith: { first, _ in first })
    follow(method, source)
  }

  /// Follows a parameter.
  init(of parameter: String?, in method: CodeMethod, _ others: [CodeMethod]) {
    self.init(of: InputSource(names: parameter.map { [$0] } ?? []), in: method, others)
  }

  private mutating func follow(_ method: CodeMethod, _ source: InputSource) {
    let body = method.body
    guard body.count < Self.maxTokens, visited.count < Self.maxFunctions,
      visited.insert(Visit(method: method.function.name, names: source.names)).inserted
    else { return }
    var source = source
    for index in body.indices where body[index].kind != .literal {
      if let (target, value) = body.target(at: index), value.mentions(source) {
        switch target {
        case .constant(let name): source.names.insert(name)
        case .property(let name):
          kept.append(Use(name: name, token: body[index], file: method.file))
        }
      }
      guard let call = body.invocation(at: index) else { continue }
      follow(call, in: method, source)
    }
  }

  private mutating func follow(
    _ call: Invocation, in method: CodeMethod, _ source: InputSource
  ) {
    let given = call.arguments.map { $0.mentions(source) }
    let callee = others[call.baseName.text]
    if given.contains(true), method.body.isUse(call) {
      uses.append(Use(name: call.name, token: call.baseName, file: method.file))
    }
    guard let callee else { return }
    let names = callee.function.parameterNames
    let received =
      names.count == given.count ? zip(names, given).filter(\.1).map(\.0) : names
    var next = source
    next.names = given.contains(true) ? Set(received) : []
    if next != InputSource() { follow(callee, next) }
  }
}

/// What is given a value.
private enum AssignedTarget {
  /// A constant or variable of the method.
  case constant(String)
  /// A property of the object itself.
  case property(String)
}

extension CodeTokens {
  /// What the word at an index gives a value to, and that value.
  fileprivate func target(at index: Int) -> (AssignedTarget, CodeTokens)? {
    guard self[index].kind == .word, index + 1 < endIndex else { return nil }
    if self[index].isWord("in"), index > startIndex, self[index - 1].kind == .word {
      return (.constant(self[index - 1].text), collection(at: index))
    }
    guard isAssigned(at: index) else { return nil }
    let value = value(from: index + 2)
    if isDeclared(at: index) { return (.constant(self[index].text), value) }
    if isMember(at: index) {
      let receiver = self[..<(index - 1)].last { !$0.isSymbol("?") }
      return receiver?.isWord("self") ?? false ? (.property(self[index].text), value) : nil
    }
    if index > startIndex + 1, self[index - 1].isSymbol(":") {
      return (.constant(self[index - 2].text), value)
    }
    return (.property(self[index].text.withoutUnderscore), value)
  }

  /// Whether the word at an index is a new constant or variable.
  private func isDeclared(at index: Int) -> Bool {
    guard index > startIndex else { return false }
    let before = self[index - 1]
    return before.kind == .word && !["else", "do", "in"].contains(before.text)
      && before.place.line == self[index].place.line
      || before.isSymbol("*") || before.isSymbol(">")
  }

  /// The collection after `in` of a loop, or before the closure whose parameter stands there.
  private func collection(at index: Int) -> CodeTokens {
    let node = tree.node(at: index)
    return node.kind == .closure
      ? before(node.range.lowerBound) : statement(around: index)[(index + 1)...]
  }

  /// The value from an index on: up to the end of the condition or of the line in Swift, and of the
  /// statement in Objective-C.
  private func value(from start: Int) -> CodeTokens {
    var end = start
    while end < endIndex, !self[end].isSymbol(";"), !self[end].isSymbol("}") {
      if tree.language == .swift, end > start, endsValue(at: end) { break }
      let opens = self[end].isSymbol("(") || self[end].isSymbol("[")
      end = opens ? partner(of: end) + 1 : end + 1
    }
    return self[Swift.min(start, endIndex)..<Swift.min(end, endIndex)]
  }

  private func endsValue(at index: Int) -> Bool {
    [",", "{"].contains(where: self[index].isSymbol) || self[index].isWord("else")
      || self[index].place.line != self[index - 1].place.line && !self[index].isSymbol(".")
  }

  /// Whether a call does something with what it is given: it writes no log, makes no value, and asks
  /// nothing.
  fileprivate func isUse(_ call: Invocation) -> Bool {
    let name = call.baseName
    let words = call.name.lowercased()
    let isAside =
      call.writesLog || Self.asides.contains(name.text) || words.contains("analytics")
    if isAside { return false }
    let start = call.range.lowerBound
    if tree.language == .swift { return !(name.text.first?.isUppercase ?? false) }
    // What a message answers is used elsewhere.
    return start == startIndex
      || [";", "{", "}", ")"].contains(where: self[start - 1].isSymbol)
      || self[start - 1].isWord("return")
  }

  private static let asides: Set = [
    "contains", "hasPrefix", "hasSuffix", "init", "from", "objectForKey", "valueForKey",
    "isEqualToString", "isEqual", "isKindOfClass", "stringWithFormat",
  ]

  /// Whether input is mentioned.
  func mentions(_ source: InputSource) -> Bool {
    indices.contains { index in
      guard self[index].kind == .word else { return false }
      let text = self[index].text
      let (isMember, isLabel) = (isMember(at: index), isLabel(at: index))
      // The constants of Objective-C stand alone; those of Swift are also what variables are called.
      if source.keys.contains(text),
        isKey(at: index) || !isMember && !isLabel && text.hasPrefix("UIApplication")
      {
        return true
      }
      if source.members.contains(text), isMember || isMessage(at: index) { return true }
      let isOwn = isMember && index > startIndex + 1 && self[index - 2].isWord("self")
      if source.properties.contains(text), !isLabel, !isMember || isOwn { return true }
      return !isMember && !isLabel && source.names.contains(text)
    }
  }

  /// Whether the member at an index is a key in brackets.
  private func isKey(at index: Int) -> Bool {
    guard index + 1 < endIndex, self[index + 1].isSymbol("]"), index > startIndex + 1 else {
      return false
    }
    return self[index - 2].isSymbol("[") || self[index - 2].text.hasSuffix("Key")
  }

  /// Whether the word at an index is a message without arguments.
  private func isMessage(at index: Int) -> Bool {
    index + 1 < endIndex && self[index + 1].isSymbol("]") && index > startIndex
      && self[index - 1].kind == .word
  }
}

extension String {
  /// The name of the property of which this may be the variable.
  var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }
}
