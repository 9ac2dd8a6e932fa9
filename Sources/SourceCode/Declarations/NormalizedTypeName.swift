/// Converts the text of a type into a normal form, so that spellings of the same type are equal.
///
/// The normal form omits attributes, ownership, `any`, the names of system modules, labels in
/// parentheses and optionality. It writes `Dictionary`, `Array` and `Optional` with their sugar,
/// and replaces names that Swift 4.2 replaced. Optionality is omitted because the compiler reports
/// a difference in it, and UIKit calls a method that differs only in optionality.
struct NormalizedTypeName {
  private let tokens: [String]
  private var index = 0
  private var pieces: [String] = []
  /// The open brackets, which determine how their ends are written.
  private var open: [Bracket] = []

  private enum Bracket {
    case round, square, generic, dictionary, array, optional
  }

  /// The normal form of a type.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  static func normalised(_ tokens: [String]) -> String {
    var text = NormalizedTypeName(tokens: tokens)
    while text.index < tokens.count { text.read() }
    return joined(unwrapped(text.pieces))
  }

  private init(tokens: [String]) { self.tokens = tokens }

  private func token(_ offset: Int) -> String {
    index + offset < tokens.count ? tokens[index + offset] : ""
  }

  private mutating func read() {
    switch token(0) {
    case "@": skipAttribute()
    case "?", "!": index += 1
    case "(", "[", "<": openBracket()
    case ")", "]", ">": closeBracket()
    case ",":
      index += 1
      pieces.append(open.last == .dictionary ? ":" : ",")
    default: readWord()
    }
  }

  private mutating func skipAttribute() {
    index += 2
    guard token(0) == "(", token(-1) == "convention" else { return }
    while index < tokens.count, token(0) != ")" { index += 1 }
    index += 1
  }

  private mutating func openBracket() {
    open.append(token(0) == "(" ? .round : token(0) == "[" ? .square : .generic)
    pieces.append(token(0))
    index += 1
  }

  private mutating func closeBracket() {
    switch open.popLast() {
    case .dictionary, .array: pieces.append("]")
    case .optional: break
    default: pieces.append(token(0))
    }
    index += 1
  }
}

extension NormalizedTypeName {
  private static let sugared: [String: Bracket] = [
    "Dictionary": .dictionary, "Array": .array, "Optional": .optional,
  ]
  private static let modules: Set = [
    "UIKit", "Swift", "Foundation", "CoreGraphics", "CloudKit", "Intents", "CoreFoundation",
  ]
  private static let leftOut: Set = [
    "inout", "any", "some", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ]
  private static let renamed: [String: [String]] = [
    "Void": ["(", ")"],
    "UIApplicationLaunchOptionsKey": ["UIApplication", ".", "LaunchOptionsKey"],
    "UIApplicationOpenURLOptionsKey": ["UIApplication", ".", "OpenURLOptionsKey"],
    "UIApplicationExtensionPointIdentifier": ["UIApplication", ".", "ExtensionPointIdentifier"],
    "CKShareMetadata": ["CKShare", ".", "Metadata"],
  ]

  private mutating func readWord() {
    let word = token(0)
    if Self.leftOut.contains(word) || isLabel {
      index += 1
    } else if token(1) == ".", Self.modules.contains(word) {
      index += 2
    } else if token(1) == "<", let bracket = Self.sugared[word] {
      open.append(bracket)
      if bracket != .optional { pieces.append("[") }
      index += 2
    } else {
      pieces += Self.renamed[word] ?? [word]
      index += 1
    }
  }

  /// Whether this is a label, a second name or the colon after them: `(_ result: Bool) -> Void`.
  private var isLabel: Bool {
    guard open.last == .round else { return false }
    if token(0) == ":" { return true }
    return token(0).isWord && (token(1) == ":" || token(1).isWord && token(2) == ":")
  }

  /// The pieces without parentheses around all of them.
  private static func unwrapped(_ pieces: [String]) -> [String] {
    var range = 0..<pieces.count
    let partner = partners(in: pieces)
    while range.count > 2, pieces[range.lowerBound] == "(",
      partner[range.lowerBound] == range.upperBound - 1
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    return Array(pieces[range])
  }

  /// Which closing parenthesis belongs to each opening one.
  private static func partners(in pieces: [String]) -> [Int: Int] {
    var open: [Int] = []
    var partners: [Int: Int] = [:]
    for (index, piece) in pieces.enumerated() {
      if piece == "(" { open.append(index) }
      if piece == ")", let start = open.popLast() { partners[start] = index }
    }
    return partners
  }

  private static func joined(_ pieces: [String]) -> String {
    var text = ""
    for (index, piece) in pieces.enumerated() {
      let isBesideWord = index > 0 && pieces[index - 1].isWord && piece.isWord
      text += piece == "->" || piece == "&" ? " \(piece) " : isBesideWord ? " " + piece : piece
      if piece == "," || piece == ":" { text += " " }
    }
    return text
  }
}

extension String {
  fileprivate var isWord: Bool { utf8.first?.isPartOfWord ?? false }
}
