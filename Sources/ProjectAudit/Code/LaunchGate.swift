import DelegateSource
import SourceCode

/// A condition in a view that shows one view at the launch, and another one once something has become
/// true.
struct LaunchGate {
  let file: CodeFile
  /// The type of the view.
  let type: CodeType
  /// Where the condition stands.
  let place: Int
  /// The views that are shown at the launch.
  let first: Range<Int>
  /// The views that are shown later.
  let later: Range<Int>
  /// The property that decides.
  let flag: String
  /// What the property becomes later.
  let becomes: Bool
}

extension CodeType {
  /// The conditions in the body of a view, or of an app, that a property decides whose first value is written
  /// with it.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the type.
  var launchGates: [LaunchGate] {
    let flags = parts.reduce(into: [String: Bool]()) { flags, part in
      flags.merge(part.file.tokens(in: part.part.body).firstValues) { one, _ in one }
    }
    if flags.isEmpty { return [] }
    return parts.flatMap { part -> [LaunchGate] in
      let bodies = part.file.deferredProperties(of: part.part).filter { $0.name == "body" }
        .compactMap(\.body)
      return bodies.flatMap { body in
        body.lazy.filter { part.file.tokens[$0].isWord("if") }.prefix(Self.mostGates).compactMap {
          gate(at: $0, in: part.file, body, flags)
        }
      }
    }
  }

  /// Nobody asks for more in one body.
  private static let mostGates = 20

  private func gate(
    at place: Int, in file: CodeFile, _ body: Range<Int>, _ flags: [String: Bool]
  ) -> LaunchGate? {
    let tokens = file.tokens(in: body)
    let isNegated = place + 1 < tokens.endIndex && tokens[place + 1].isSymbol("!")
    let name = place + (isNegated ? 2 : 1)
    guard name + 1 < tokens.endIndex, let value = flags[tokens[name].text],
      tokens[name + 1].isSymbol("{"),
      !(place > tokens.startIndex && tokens[place - 1].isWord("else"))
    else { return nil }
    let then = (name + 2)..<tokens.partner(of: name + 1)
    guard then.upperBound + 2 < tokens.endIndex, tokens[then.upperBound + 1].isWord("else") else {
      return nil
    }
    let isShown = value != isNegated
    let other =
      isShown ? tokens.wholeElse(at: then.upperBound + 1) : tokens.lastElse(at: then.upperBound + 1)
    guard let other, tokens.makesView(at: then.lowerBound) else { return nil }
    return LaunchGate(
      file: file, type: self, place: place, first: isShown ? then : other,
      later: isShown ? other : then, flag: tokens[name].text, becomes: !value)
  }
}

extension CodeTokens {
  /// The properties that are a state of their view, or of the app, with the truth values that they begin with.
  fileprivate var firstValues: [String: Bool] {
    var values: [String: Bool] = [:]
    for index in indices where self[index].isWord("var") && index + 1 < endIndex {
      guard self[..<index].suffix(4).contains(where: { $0.isWord("State") }) else { continue }
      let line = self[index...].prefix(6).prefix { $0.place.line == self[index].place.line }
      guard let sign = line.firstIndex(where: { $0.isSymbol("=") }), sign + 1 < endIndex else {
        continue
      }
      if self[sign + 1].isWord("true") { values[self[index + 1].text] = true }
      if self[sign + 1].isWord("false") { values[self[index + 1].text] = false }
    }
    return values
  }

  /// Whether a view is made at an index.
  fileprivate func makesView(at index: Int) -> Bool {
    guard index + 1 < endIndex, self[index].kind == .word else { return false }
    return self[index].text.first?.isUppercase ?? false && !self[index].isWord("Task")
      && ["(", "{", "."].contains(where: self[index + 1].isSymbol)
  }

  /// Everything after an `else`, with the conditions that follow it.
  fileprivate func wholeElse(at start: Int) -> Range<Int>? {
    var end = start
    while end < endIndex, self[end].isWord("else"),
      let open = self[end...].firstIndex(where: { $0.isSymbol("{") })
    { end = partner(of: open) + 1 }
    return end > start ? start..<Swift.min(end, endIndex) : nil
  }

  /// What stands between the braces of an `else` that asks for nothing more.
  fileprivate func lastElse(at start: Int) -> Range<Int>? {
    guard start + 1 < endIndex, self[start + 1].isSymbol("{") else { return nil }
    return (start + 2)..<Swift.max(start + 2, partner(of: start + 1))
  }
}
