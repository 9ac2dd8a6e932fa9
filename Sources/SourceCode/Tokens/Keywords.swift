/// The words of Swift that have a meaning for the parser.
enum Keywords {
  /// All of them.
  static let all = modifiers.union(types).union(operators).union(contextualOperators)
    .union(statements).union([
      "func", "init", "subscript", "deinit", "case", "import", "typealias", "associatedtype",
      "precedencegroup", "operator", "macro", "repeat", "defer", "break", "continue",
      "fallthrough", "else", "where", "in",
    ])

  /// What may precede the keyword of a declaration.
  static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final",
    "override", "nonisolated", "isolated", "dynamic", "optional", "required", "convenience", "lazy",
    "weak", "unowned", "mutating", "nonmutating", "indirect", "distributed", "async", "prefix",
    "postfix", "infix", "borrowing", "consuming",
  ]

  static let types: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]

  /// What stands between values, or before one.
  static let operators: Set = [
    "as", "is", "in", "try", "await", "let", "var", "case", "return", "throw", "throws", "inout",
  ]

  /// Operators that are names as well.
  static let contextualOperators: Set = [
    "any", "some", "consume", "copy", "repeat", "each", "async", "where", "unowned", "weak",
  ]

  /// What begins a statement, and is in no signature of a closure.
  static let statements: Set = [
    "if", "guard", "for", "while", "switch", "return", "let", "var", "try", "await", "do", "func",
  ]
}
