import DelegateSource
import SourceCode

/// Finds the calls of methods, with the labels of their arguments.
struct Calls: Sendable {
  struct Call: Sendable {
    let file: String
    let index: Int
    /// The line, counted from 1.
    let line: Int
    /// Whether it goes to the superclass.
    let isToSuper: Bool
    /// The word with which the receiver begins in Swift, such as `Tracker` of `Tracker.shared`; nil if there
    /// is none.
    let root: String?
  }

  /// The calls by the full name in Swift, or the selector in Objective-C.
  private var calls: [String: [Call]] = [:]
  /// The words in `#selector(…)` and `@selector(…)`, with the types of the objects that are sent them; nil
  /// if it is not known to whom.
  private var selected: [String: Set<String?>] = [:]

  /// Looks for calls of methods that UIKit calls, and for selectors.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  init(in files: [CodeFile]) {
    for file in files {
      if file.mayMention(["selector"]) { select(in: file) }
      guard file.mayMention(Self.names) else { continue }
      for index in file.tokens.indices where Self.names.contains(file.tokens[index].text) {
        guard let name = Self.name(ofCallAt: index, in: file) else { continue }
        calls[name, default: []].append(
          Call(
            file: file.path, index: index, line: file.tokens[index].place.line,
            isToSuper: Self.isToSuper(index, in: file),
            root: file.language == .swift ? Self.root(of: index, in: file.tokens) : nil))
      }
    }
  }

  private mutating func select(in file: CodeFile) {
    let tokens = file.tokens
    for start in tokens.indices(of: ["selector", "("]) {
      // The object that observes stands before the selector.
      let call = tokens.callsAround(start).first?.enclosing(.access)
      let isToSelf = call?.tokens[..<start].mentions("self") ?? false
      let receiver = isToSelf ? file.part(around: tokens[start])?.name : nil
      for token in tokens[start..<tokens.partner(of: start + 1)] where token.kind == .word {
        selected[token.text, default: []].insert(receiver)
      }
    }
  }

  /// The calls of a method, by its name in Swift or its selector; a call in Swift may end with a closure,
  /// or leave out arguments that have defaults.
  func of(_ method: DelegateMethod) -> some Sequence<Call> {
    Self.names(of: method).lazy.flatMap { calls[$0] ?? [] }
  }

  /// The names by which a method is called.
  static func names(of method: DelegateMethod) -> [String] {
    let labels = method.function.parameters.map(\.label)
    let shorter = (2..<max(2, labels.count)).map { count in
      "\(method.function.name)(\(labels.prefix(count).map { $0 + ":" }.joined()))"
    }
    return [method.function.fullName] + shorter + [method.selector]
  }

  /// The calls that go to a superclass, with their names.
  var toSuper: [(name: String, call: Call)] {
    calls.sorted { $0.key < $1.key }.flatMap { name, calls in
      calls.filter(\.isToSuper).map { (name, $0) }
    }
  }

  /// The calls for which a condition holds, and all selectors.
  func filter(_ isMeant: (Call) -> Bool) -> Calls {
    var kept = self
    kept.calls = calls.mapValues { $0.filter(isMeant) }
    return kept
  }

  /// The calls of a method of the app that is named like one of a delegate, by its full name.
  func named(_ fullName: String) -> [Call] { calls[fullName] ?? [] }

  /// The types whose objects are sent a selector, given by the first part of its name; nil for an object of
  /// which that is not known.
  func receivers(ofSelector name: String) -> Set<String?> { selected[name] ?? [] }

  private static let names = DelegateMethod.baseNames.union(
    DelegateMethod.all.map { String($0.selector.prefix { $0 != ":" }) })

  /// The first word of the chain of members that ends at an index.
  private static func root(of index: Int, in tokens: CodeTokens) -> String? {
    var position = index
    while position > 1, tokens[position - 1].isSymbol(".") {
      var before = position - 2
      while before > 0, ["?", "!"].contains(tokens[before].text) { before -= 1 }
      guard tokens[before].kind == .word else { return nil }
      position = before
    }
    return position == index ? nil : tokens[position].text
  }

  private static func isToSuper(_ index: Int, in file: CodeFile) -> Bool {
    let before = file.language == .swift ? index - 2 : index - 1
    return before >= 0 && file.tokens[before].text == "super"
  }

  /// The name of the method that is called at an index; nil if nothing is called there.
  private static func name(ofCallAt index: Int, in file: CodeFile) -> String? {
    guard file.tokens[index].kind == .word, index > 0, index + 1 < file.tokens.count else {
      return nil
    }
    let before = file.tokens[index - 1]
    if file.language == .swift {
      let isOptional = ["?", "!"].contains { file.tokens[index + 1].isSymbol($0) }
      let open = isOptional ? index + 2 : index + 1
      guard open < file.tokens.count, file.tokens[open].isSymbol("("), before.text != "func" else {
        return nil
      }
      return file.tokens[index].text + "("
        + file.tokens.labels(from: open).map { $0 + ":" }.joined() + ")"
    }
    guard file.tokens[index + 1].isSymbol(":"), !before.isSymbol(")") || isMessage(index, file)
    else { return nil }
    return selector(in: file.tokens, from: index)
  }

  /// Whether the word at an index follows a receiver in parentheses, and not a type of a declaration.
  private static func isMessage(_ index: Int, _ file: CodeFile) -> Bool {
    let node = file.tokens.tree.node(at: index)
    return node.kind == .message || node.kind == .argument && node.parent?.kind == .message
  }

  /// The selector of the message whose first word is at an index.
  private static func selector(in tokens: CodeTokens, from start: Int) -> String {
    var selector = ""
    var index = start
    while index + 1 < tokens.endIndex, !tokens[index].isSymbol("]"), !tokens[index].isSymbol(";"),
      !tokens[index].isSymbol("}")
    {
      if tokens[index].kind == .word, tokens[index + 1].isSymbol(":"),
        !tokens[index - 1].isSymbol("?")
      {
        selector += tokens[index].text + ":"
        index += 2
      } else if ["(", "[", "{"].contains(where: tokens[index].isSymbol) {
        index = Swift.min(tokens.endIndex, tokens.partner(of: index) + 1)
      } else {
        index += 1
      }
    }
    return selector
  }
}

extension CodeTokens {
  /// The labels of the arguments in parentheses that open at an index; “_” for none.
  func labels(from open: Int) -> [String] {
    let call = tree.node(at: open)
    return call.arguments.dropLast(call.children(.closure).count).map { $0.label ?? "_" }
  }
}
