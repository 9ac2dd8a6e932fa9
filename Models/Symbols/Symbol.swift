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

  /// Names that mean something else in a language of an export, or in C, which SPIN translates to.
  package static let reserved: Set = [
    "abstract", "active", "and", "as", "assert", "async", "atomic", "auto", "await", "bit", "bool",
    "break", "byte", "case", "catch", "chan", "char", "class", "const", "continue", "covariant",
    "debugger", "def", "default", "del", "delete", "do", "double", "draw", "dynamic", "elif",
    "else", "empty", "enabled", "end", "enum", "eval", "except", "export", "extends", "extension",
    "extern", "external", "factory", "False", "false", "fi", "final", "finally", "float", "for",
    "from", "full", "fun", "function", "get", "global", "goto", "hidden", "if", "implements",
    "import", "in", "Init", "init", "initialStates", "inline", "instanceof", "int", "interface",
    "is", "lambda", "late", "len", "library", "local", "long", "ltl", "Machine", "mixin", "mtype",
    "nempty", "never", "new", "Next", "nfull", "None", "nonlocal", "not", "notrace", "now", "null",
    "object", "od", "of", "on", "operator", "or", "package", "part", "pass", "pid", "printf",
    "priority", "private", "proctype", "progress", "protected", "provided", "public", "raise",
    "register", "required", "rethrow", "return", "Rule", "rules", "run", "select", "set", "short",
    "show", "signed", "sizeof", "skip", "Spec", "State", "static", "struct", "super", "switch",
    "sync", "this", "throw", "timeout", "trace", "True", "true", "try", "typealias", "typedef",
    "typeof", "union", "unless", "unsigned", "usual", "val", "values", "var", "vars", "void",
    "volatile", "when", "while", "with", "xr", "xs", "yield",
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
