import SourceCode

/// Puts what functions return in the places where a manifest in Swift calls them, with the values of the calls.
///
/// The new text has what it replaces in the same lines, so that places in it are places in the manifest.
struct HelperInliner {
  private let functions: [String: [HelperFunction]]
  /// Why calls of functions were left, by the names of the functions.
  private(set) var reasons: [String: String] = [:]
  /// How many more characters the text may get.
  private var budget = HelperInliner.maxLength

  /// No manifest is longer, and constants in functions could double it again and again.
  private static let maxLength = 1 << 20
  /// No helper calls others so deeply.
  private static let maxDepth = 16

  init(_ functions: [HelperFunction]) {
    self.functions = Dictionary(grouping: functions, by: \.name)
  }

  /// The text of a manifest after inlining, without its own functions.
  ///
  /// - Complexity: O(*n* + *m*) for *n* bytes, and *m* bytes of the result, whose number is limited.
  mutating func inlined(_ bytes: [UInt8]) -> [UInt8] {
    if functions.isEmpty { return bytes }
    let tokens = SyntaxTree(reading: bytes, .swift).tokens
    let constants = tokens.tree.root.children.compactMap(\.tokens.constant).compactMap { constant in
      constant.value.first.flatMap { constant.value.count == 1 && $0.literalText != nil ? $0 : nil }
        .map { (constant.name, $0.text) }
    }
    let values = Dictionary(constants, uniquingKeysWith: { first, _ in first })
    let text = text(of: tokens, with: values, in: [], keepsLines: true)
    return budget > 0 ? Array(text.utf8) : bytes
  }

  /// The text of some tokens, in which names stand for values. They belong to the results of the callers, the
  /// outermost first. Each token stays in its line, or all become one line. The depth counts the calls around
  /// them, whether they are in a result or among arguments.
  private mutating func text(
    of tokens: CodeTokens, with values: [String: String], in callers: [FindingPlace],
    depth: Int = 0, keepsLines: Bool = false
  ) -> String {
    var text = ""
    var index = tokens.startIndex
    while index < tokens.endIndex, budget > 0 {
      let start = index
      if index > tokens.startIndex {
        text += tokens.space(before: index, keepsLines: keepsLines)
      }
      let function = tokens.tree.node(at: index)
      if keepsLines, function.kind == .function, function.range.lowerBound == index {
        index = max(function.range.upperBound, index + 1)
      } else if let call = call(at: index, in: tokens),
        let result = result(of: call, in: tokens, with: values, callers, depth)
      {
        text += result
        index = call.close + 1
      } else {
        let piece = piece(at: index, in: tokens, with: values)
        budget -= piece.utf8.count + 1
        text += piece
        index += 1
        continue
      }
      if keepsLines { text += tokens[start..<index].lineFeeds }
    }
    return text
  }

  /// The text of a token, or what it stands for.
  private mutating func piece(
    at index: Int, in tokens: CodeTokens, with values: [String: String]
  ) -> String {
    let token = tokens[index]
    if token.hasInterpolation { return interpolated(token.text, with: values) }
    let isLabel =
      tokens.isLabel(at: index) && index > tokens.startIndex
      && ["(", ","].contains(tokens[index - 1].text)
    let isName = token.kind == .word && !isLabel && !tokens.isMember(at: index)
    return isName ? values[token.text] ?? token.text : token.text
  }

  /// A string literal with the literals that its names stand for, as long as the budget lasts.
  private mutating func interpolated(_ literal: String, with values: [String: String]) -> String {
    var parts = literal.split(separator: "\\(", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
      let name = parts[index].prefix { $0 != ")" }
      let rest = parts[index][name.endIndex...].dropFirst()
      let value = values[String(name)] ?? ""
      budget -= value.utf8.count
      if budget <= 0 { return literal }
      guard name.endIndex < parts[index].endIndex, value.utf8.count > 1, value.hasPrefix("\""),
        value.dropFirst().firstIndex(of: "\"") == value.indices.last
      else {
        parts[index] = "\\(\(parts[index])"
        continue
      }
      parts[index] = "\(value.dropFirst().dropLast())\(rest)"
    }
    return parts.joined()
  }

  /// A call of a helper: the type that it names, and the places of its name and of its closing bracket.
  private typealias Call = (type: String?, name: Int, close: Int)

  /// The call that begins at an index, as `Project.make(…)`, `.make(…)` or `make(…)`; nil if there is none.
  private func call(at index: Int, in tokens: CodeTokens) -> Call? {
    let before = index > tokens.startIndex ? tokens[index - 1] : nil
    if before?.isSymbol(".") ?? false || before?.isWord("func") ?? false { return nil }
    let followsValue =
      before.map { $0.end == tokens[index].offset && ($0.kind != .symbol || $0.text == ")") }
      ?? false
    let isOfType =
      tokens[index].text.first?.isUppercase ?? false && tokens.member(of: index) != nil
    let name =
      tokens[index].isSymbol(".") && !followsValue ? index + 1 : isOfType ? index + 2 : index
    guard name + 1 < tokens.endIndex, functions[tokens[name].text] != nil,
      tokens[name + 1].isSymbol("(")
    else { return nil }
    let close = tokens.partner(of: name + 1)
    guard close < tokens.endIndex else { return nil }
    return (isOfType ? tokens[index].text : nil, name, close)
  }

  /// What a call returns; nil, with the reason, if that is not certain.
  private mutating func result(
    of call: Call, in tokens: CodeTokens, with values: [String: String], _ callers: [FindingPlace],
    _ depth: Int
  ) -> String? {
    let name = tokens[call.name].text
    if depth >= Self.maxDepth {
      reasons[name] = "functions call each other too deeply"
      return nil
    }
    let given = tokens[(call.name + 2)..<call.close]
    let overloads = functions[name] ?? []
    budget -= (given.count + 1) * overloads.count
    if budget <= 0 {
      reasons[name] = "its calls are too long"
      return nil
    }
    let matches = overloads.filter { call.type == nil || $0.type == call.type }
      .compactMap { function in function.values(in: given).map { (function, $0) } }
    guard let (function, arguments) = matches.first else { return nil }
    if matches.count > 1 {
      reasons[name] = "several functions have its name and its labels"
      return nil
    }
    guard let body = function.body, !given.contains(where: \.hasSeveralLines) else {
      reasons[name] = "it does more than return a value"
      return nil
    }
    if callers.contains(function.place) {
      reasons[name] = "it calls itself"
      return nil
    }
    var known: [String: String] = [:]
    for (name, value, isStandard) in arguments {
      known[name] = text(
        of: value, with: isStandard ? [:] : values, in: callers, depth: depth + 1)
    }
    let inner = callers + [function.place]
    for (name, value) in body.constants {
      known[name] = text(of: value, with: known, in: inner, depth: depth + 1)
    }
    return text(of: body.result, with: known, in: inner, depth: depth + 1)
  }
}

extension CodeTokens {
  /// What stands between the token at an index and the one before it, without comments.
  fileprivate func space(before index: Int, keepsLines: Bool) -> String {
    let previous = self[index - 1]
    if previous.end == self[index].offset { return "" }
    let lines = self[index].place.line - previous.place.line - previous.lineFeeds
    return keepsLines && lines > 0 ? String(repeating: "\n", count: lines) : " "
  }

  /// A line feed for each line that they go on for after the first.
  fileprivate var lineFeeds: String {
    guard let first, let last else { return "" }
    return String(repeating: "\n", count: last.place.line + last.lineFeeds - first.place.line)
  }
}

extension CodeToken {
  /// How many lines it goes on for after its first.
  fileprivate var lineFeeds: Int { hasSeveralLines ? text.utf8.count { $0 == 0x0A } : 0 }
}
