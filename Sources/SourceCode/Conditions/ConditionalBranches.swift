/// Finds the branches of conditional compilation that no configuration of a target compiles.
package struct ConditionalBranches {
  /// A condition whose end has not been reached.
  private struct Open {
    /// Whether an earlier branch is compiled: true if one certainly is, nil if one may be.
    var earlier: Bool? = false
    /// Where the current branch starts if it is not compiled.
    var deadStart: Int?
    /// The lines that begin and end its branches.
    var directives: [Range<Int>] = []
    /// Whether it is the same in all builds which branches are compiled, whatever flags they have.
    var isDecided = true

    /// Begins a branch that is compiled if its condition holds and no earlier branch was.
    mutating func begin(_ value: Bool?, at start: Int, isDecided: Bool) {
      if earlier != true, !isDecided { self.isDecided = false }
      deadStart = earlier == true || value == false ? start : nil
      if earlier != true, value != false { earlier = value }
    }
  }

  private let bytes: [UInt8]
  private let conditions: CompilationConditions
  private let language: SourceLanguage
  private var open: [Open] = []
  private var dead: [Range<Int>] = []

  /// The source with spaces in place of what is never compiled, so that all places stay the same. Conditions
  /// that no flag changes are removed as well.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func compiled(
    _ bytes: [UInt8], _ conditions: CompilationConditions, language: SourceLanguage
  ) -> [UInt8] {
    guard canOccur(in: bytes) else { return bytes }
    var branches = ConditionalBranches(bytes: bytes, conditions: conditions, language: language)
    for directive in directives(of: bytes, language) { branches.pass(directive) }
    return branches.remaining
  }

  /// Whether a source may have conditions; Objective-C allows blanks in `#if`.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  private static func canOccur(in bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "#") else { return false }
      return bytes[(index + 1)...].drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "if".utf8)
    }
  }

  /// The lines that begin with a number sign, in order.
  private static func directives(
    of bytes: [UInt8], _ language: SourceLanguage
  ) -> [Range<Int>] {
    guard language == .swift else { return ObjectiveCLexer(bytes).directives }
    var lexer = SourceLexer(bytes)
    while lexer.next() != nil {}
    return lexer.directives
  }

  private init(
    bytes: [UInt8], conditions: CompilationConditions, language: SourceLanguage
  ) {
    self.bytes = bytes
    self.conditions = conditions
    self.language = language
  }

  private mutating func pass(_ directive: Range<Int>) {
    let text = bytes[directive].dropFirst().drop { $0 <= UInt8(ascii: " ") }
    let word = String(decoding: text.prefix { $0.isPartOfWord }, as: UTF8.self)
    let condition = Array(text.drop { $0.isPartOfWord })
    if ["if", "ifdef", "ifndef"].contains(word) { open.append(Open()) }
    if Self.words.contains(word), !open.isEmpty {
      open[open.count - 1].directives.append(directive)
    }
    switch word {
    case "if", "ifdef", "ifndef":
      begin(word == "if" ? condition : nil, at: directive.upperBound)
    case "elseif", "elif":
      endBranch(at: directive.lowerBound)
      begin(condition, at: directive.upperBound)
    case "else":
      endBranch(at: directive.lowerBound)
      begin(true, isDecided: true, at: directive.upperBound)
    case "endif":
      endBranch(at: directive.lowerBound)
      if let last = open.popLast(), last.isDecided { dead += last.directives }
    default: break
    }
  }

  private static let words: Set = ["if", "ifdef", "ifndef", "elseif", "elif", "else", "endif"]

  /// Begins a branch whose condition is known, or nothing of it.
  private mutating func begin(_ condition: [UInt8]?, at start: Int) {
    func value(_ conditions: CompilationConditions) -> Bool? {
      condition.flatMap { ConditionReader.value(of: $0, conditions, language: language) }
    }
    begin(value(conditions), isDecided: value(.unknown) != nil, at: start)
  }

  private mutating func begin(_ value: Bool?, isDecided: Bool, at start: Int) {
    if !open.isEmpty { open[open.count - 1].begin(value, at: start, isDecided: isDecided) }
  }

  private mutating func endBranch(at end: Int) {
    if let start = open.last?.deadStart { dead.append(start..<end) }
  }

  private var remaining: [UInt8] {
    var result = bytes
    for range in dead {
      for index in range where result[index] != 0x0A && result[index] != 0x0D {
        result[index] = UInt8(ascii: " ")
      }
    }
    return result
  }
}
