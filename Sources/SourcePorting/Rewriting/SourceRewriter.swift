import SourceCode

/// Applies the rules to the tokens of a file.
struct SourceRewriter {
  let source: [UInt8]
  let absent: Set<String>
  let isOfLibrary: Bool
  let tokens: [SourceToken]
  let texts: [String]
  let directives: [Range<Int>]
  let types: EnclosingTypes
  /// For each opening bracket the one that closes it.
  private let partners: [Int: Int]
  private(set) var changes: [PortChange] = []
  private(set) var remarks: [PortRemark] = []
  private var edits = SourceEdits()

  init(_ source: [UInt8], absent: Set<String>, isOfLibrary: Bool) {
    var lexer = SourceLexer(source)
    var tokens: [SourceToken] = []
    while let token = lexer.next() { tokens.append(token) }
    self.source = source
    self.absent = absent
    self.isOfLibrary = isOfLibrary
    self.tokens = tokens
    texts = tokens.map { $0.kind == .literal ? "" : lexer.text(of: $0) }
    directives = lexer.directives
    types = EnclosingTypes(Declarations(source).types)
    partners = Self.partners(in: texts)
  }

  private static func partners(in texts: [String]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, text) in texts.enumerated() {
      switch text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}": if let start = open.popLast() { partners[start] = index }
      default: break
      }
    }
    return partners
  }

  var result: [UInt8] { edits.applied(to: source) }

  mutating func rewrite() {
    rewriteConditions()
    for index in tokens.indices {
      switch texts[index] {
      case "@": rewriteAttribute(at: index)
      case "#": rewriteMacro(at: index)
      case "import": rewriteImport(at: index)
      case "dynamic", "optional": rewriteModifier(at: index)
      case "?", "!": rewriteOptionalCall(at: index)
      case "ProcessInfo": rewriteProcessInfo(at: index)
      case "Selector", "NSSelectorFromString": remarkSelectorOfString(at: index)
      default: break
      }
    }
  }

  /// The text of a token; empty for literals and beyond the end.
  func text(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

  /// The bracket that closes the one at an index; nil if none does.
  func partner(of start: Int) -> Int? { partners[start] }

  /// The bytes from one token to another, including both.
  func range(_ first: Int, _ last: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  func place(of index: Int) -> PortPlace {
    PortPlace(line: tokens[index].line, column: tokens[index].column)
  }
}

extension SourceRewriter {
  mutating func replace(_ first: Int, _ last: Int, with text: String, _ kind: PortChange.Kind) {
    edits.replace(range(first, last), with: text)
    changes.append(PortChange(kind: kind, place: place(of: first)))
  }

  mutating func drop(_ first: Int, _ last: Int, _ kind: PortChange.Kind) {
    edits.drop(range(first, last), of: source)
    changes.append(PortChange(kind: kind, place: place(of: first)))
  }

  mutating func replace(
    _ range: Range<Int>, with text: String, at place: PortPlace, _ kind: PortChange.Kind
  ) {
    edits.replace(range, with: text)
    changes.append(PortChange(kind: kind, place: place))
  }

  mutating func remark(at index: Int, isCertain: Bool, _ words: String) {
    remarks.append(PortRemark(place: place(of: index), isCertain: isCertain, words: words))
  }
}
