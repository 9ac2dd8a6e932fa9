/// A name of letters, digits and underscores that begins with a letter, as all languages take it.
package struct Symbol: Hashable, Sendable {
  /// The name.
  package let text: String

  /// Makes a name of words: what no name has becomes an underscore.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - isWhole: Whether the name stands alone, so that it begins with a letter.
  package init(_ words: String, isWhole: Bool = true) {
    var text = ""
    for scalar in words.unicodeScalars {
      let isFit = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isFit { text.unicodeScalars.append(scalar) } else if text.last != "_" { text += "_" }
    }
    while text.last == "_" { text.removeLast() }
    if isWhole, text.first.map({ !$0.isLetter }) ?? true { text = "is_" + text.drop { $0 == "_" } }
    self.text = text
  }

  /// Names that mean something else in Promela or in C, which SPIN translates it to.
  static let reserved: Set = [
    "active", "assert", "atomic", "auto", "bit", "bool", "break", "byte", "case", "chan", "char",
    "const", "continue", "default", "do", "double", "else", "empty", "enabled", "end", "enum",
    "eval", "extern", "false", "fi", "float", "for", "full", "goto", "hidden", "if", "in", "init",
    "inline", "int", "len", "local", "long", "ltl", "mtype", "nempty", "never", "nfull", "notrace",
    "now", "od", "of", "pid", "printf", "priority", "proctype", "progress", "provided", "register",
    "return", "run", "select", "short", "show", "signed", "sizeof", "skip", "static", "struct",
    "switch", "timeout", "trace", "true", "typedef", "union", "unless", "unsigned", "void",
    "volatile", "while", "xr", "xs",
  ]

  /// The name, or with a number behind it if it is among those in use, to which it is added.
  package func unique(in used: inout Set<String>) -> String {
    var name = text
    var number = 2
    while !used.insert(name).inserted {
      name = "\(text)_\(number)"
      number += 1
    }
    return name
  }
}
