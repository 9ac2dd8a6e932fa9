/// The words after a command, sorted into operands and options.
package struct Arguments: Hashable, Sendable {
  /// The words that are neither options nor their values, in order.
  package private(set) var operands: [String] = []
  /// The options given, each with its value; the value of an option without one is empty.
  package private(set) var values: [String: String] = [:]

  /// Sorts the words after a command.
  ///
  /// A value follows its option as the next word or after “=”. Options may stand before or after
  /// operands; after “--” everything is an operand. A “-” alone is an operand.
  package init(_ words: [String], syntax: Syntax) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("-"), word != "-" {
        try read(option: word, rest: &rest, syntax: syntax)
      } else {
        operands.append(word)
      }
    }
  }

  /// Whether an option was given.
  package func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option, or nil if it was not given.
  package func value(of option: Option) -> String? { values[option.name] }

  /// Makes sure that there are as many operands as the command takes.
  func checkOperandCount(_ syntax: Syntax) throws(UsageError) {
    if operands.count < syntax.operandCount.lowerBound {
      throw .missingOperand(
        String(syntax.operands.prefix { $0 != "." }), command: syntax.name)
    }
    if operands.count > syntax.operandCount.upperBound {
      throw .unexpectedOperand(operands[syntax.operandCount.upperBound], command: syntax.name)
    }
  }

  private mutating func read(
    option word: String, rest: inout ArraySlice<String>, syntax: Syntax
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = word == "-h" ? Option.help.name : String(parts.first ?? "")
    guard let option = syntax.allOptions.first(where: { $0.name == name }) else {
      throw .unknownOption(name, command: syntax.name, known: syntax.allOptions.map(\.name))
    }
    if values[option.name] != nil { throw .repeatedOption(option) }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    values[option.name] = try Self.value(of: option, attached: attached, rest: &rest)
  }

  private static func value(
    of option: Option, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard option.value != nil else {
      if let attached { throw .unexpectedValue(attached, option) }
      return ""
    }
    let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    guard let value = attached ?? next else { throw .missingValue(option) }
    if attached == nil { rest.removeFirst() }
    if value.isEmpty { throw .emptyValue(option) }
    return value
  }
}
