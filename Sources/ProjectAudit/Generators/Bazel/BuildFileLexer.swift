import SourceCode

/// Splits a BUILD file of Bazel into words, texts and signs.
struct BuildFileLexer {
  struct Token: Hashable {
    enum Kind: Hashable {
      /// A name or a number.
      case word(String)
      /// A text in quotation marks, with what it means.
      case text(String)
      case symbol(Character)
    }

    let kind: Kind
    let line: Int

    var word: String? { if case .word(let word) = kind { word } else { nil } }
    var text: String? { if case .text(let text) = kind { text } else { nil } }
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var tokens: [Token] = []

  /// - Complexity: O(*n*) for *n* bytes.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = BuildFileLexer(bytes)
    while lexer.index < bytes.count { lexer.readToken() }
    return lexer.tokens
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readToken() {
    switch bytes[index] {
    case UInt8(ascii: "#"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readText()
    case let byte where byte.isPartOfWord:
      let start = index
      while index < bytes.count, bytes[index].isPartOfWord { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      // `r"…"` is a text, too.
      let isPrefix = word == "r" && index < bytes.count && "\"'".utf8.contains(bytes[index])
      if !isPrefix { tokens.append(Token(kind: .word(word), line: line)) }
    case let byte:
      if byte == UInt8(ascii: "\n") {
        line += 1
      } else if byte > 0x20 {
        let sign = Character(Unicode.Scalar(byte))
        tokens.append(Token(kind: .symbol(sign), line: line))
      }
      index += 1
    }
  }

  /// Reads a text in one or three quotation marks. One without an end goes on to the end of the file.
  private mutating func readText() {
    let mark = bytes[index]
    let isLong = bytes[index...].starts(with: [mark, mark, mark])
    let length = isLong ? 3 : 1
    let start = line
    var text: [UInt8] = []
    index += length
    while index < bytes.count, !bytes[index...].prefix(length).allSatisfy({ $0 == mark }) {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      text.append(bytes[index])
      index += 1
    }
    index = min(index + length, bytes.count)
    tokens.append(Token(kind: .text(String(decoding: text, as: UTF8.self)), line: start))
  }
}
