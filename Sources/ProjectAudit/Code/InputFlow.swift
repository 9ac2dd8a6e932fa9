import DelegateSource
import SourceCode

/// Follows a value through a method of Swift and the methods of its type that are given it, to find the
/// functions that it ends in.
struct InputFlow {
  /// A call that is given the value, or something made of it.
  struct Use {
    /// What is written before the parentheses, without `self`.
    let name: String
    let token: CodeToken
    let file: CodeFile
  }

  private(set) var uses: [Use] = []
  /// The methods that the value may be passed to.
  private let others: [String: CodeMethod]
  private var visited: Set<String> = []

  /// Nobody writes more for one delegate; what does is not followed, because it may be hostile.
  private static let (longest, most) = (5_000, 100)

  /// Follows a parameter.
  init(of parameter: String?, in method: CodeMethod, _ others: [CodeMethod]) {
    self.init(others)
    follow(method, from: parameter.map { [$0] } ?? [], options: [])
  }

  /// Follows the members with some names.
  ///
  /// - Complexity: O(*n*) for *n* tokens in the methods of the type.
  init(of options: Set<String>, in method: CodeMethod, _ others: [CodeMethod]) {
    self.init(others)
    follow(method, from: [], options: options)
  }

  private init(_ others: [CodeMethod]) {
    self.others = Dictionary(
      others.map { ($0.function.baseName, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func follow(
    _ method: CodeMethod, from names: Set<String>, options: Set<String>
  ) {
    let body = method.body
    guard method.file.language == .swift, body.count < Self.longest, visited.count < Self.most,
      visited.insert(method.function.name).inserted
    else { return }
    var names = names
    for index in body.indices where body[index].kind == .word {
      if let name = body.constant(at: index), body.value(after: index).mentions(names, options) {
        names.insert(name)
      }
      guard let arguments = body.arguments(ofCallAt: index) else { continue }
      let callee = others[body[index].text]
      if arguments.mentions(names, options) {
        uses.append(Use(name: body.callee(at: index), token: body[index], file: method.file))
        if let callee {
          follow(callee, from: Set(callee.function.parameterNames), options: options)
        }
      } else if let callee, !options.isEmpty {
        follow(callee, from: [], options: options)
      }
    }
  }
}

extension CodeTokens {
  /// The constant that is declared by the word at an index.
  fileprivate func constant(at index: Int) -> String? {
    guard self[index].isWord("let") || self[index].isWord("var"), index + 2 < endIndex,
      self[index + 1].kind == .word, self[index + 2].isSymbol("=")
    else { return nil }
    return self[index + 1].text
  }

  /// What a constant is set to: up to the end of the condition or of the line.
  fileprivate func value(after index: Int) -> CodeTokens {
    var end = index + 3
    while end < endIndex, ![",", "{", ";", "}"].contains(where: self[end].isSymbol),
      !self[end].isWord("else"),
      self[end].place.line == self[end - 1].place.line || self[end].isSymbol(".")
    {
      let opens = self[end].isSymbol("(") || self[end].isSymbol("[")
      end = opens ? partner(of: end) + 1 : end + 1
    }
    return self[Swift.min(index + 3, endIndex)..<Swift.min(end, endIndex)]
  }

  /// The arguments of the function that is called at an index; nil if none is, or if the call says
  /// nothing of what becomes of its arguments.
  fileprivate func arguments(ofCallAt index: Int) -> CodeTokens? {
    guard index + 1 < endIndex, self[index + 1].isSymbol("("), !isAside(at: index)
    else { return nil }
    return self[(index + 1)..<Swift.min(partner(of: index + 1), endIndex)]
  }

  /// Whether a call writes a log, makes a value or asks a question, or is none.
  private func isAside(at index: Int) -> Bool {
    let token = self[index]
    let isOfLogger =
      index >= startIndex + 2 && self[index - 1].isSymbol(".")
      && self[index - 2].text.lowercased().hasPrefix("log")
    return isOfLogger || Self.asides.contains(token.text) || token.text.hasPrefix("DDLog")
      || token.text.first?.isUppercase ?? false
  }

  private static let asides: Set = [
    "print", "debugPrint", "NSLog", "os_log", "log", "info", "debug", "error", "if", "guard",
    "switch", "while", "contains", "hasPrefix", "init", "from",
  ]

  /// What is written before the parentheses of a call, without `self`.
  fileprivate func callee(at index: Int) -> String {
    var start = index
    while start - 2 >= startIndex, self[start - 1].isSymbol("."), self[start - 2].kind == .word {
      start -= 2
    }
    let name = self[start...index].map(\.text).joined()
    return name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
  }

  /// Whether a variable, or a member that is an option, is mentioned.
  fileprivate func mentions(_ names: Set<String>, _ options: Set<String>) -> Bool {
    indices.contains { index in
      guard self[index].kind == .word else { return false }
      let isMember = index > startIndex && self[index - 1].isSymbol(".")
      let isLabel = index + 1 < endIndex && self[index + 1].isSymbol(":")
      return isMember
        ? options.contains(self[index].text)
        : names.contains(self[index].text) && !isLabel
    }
  }
}
