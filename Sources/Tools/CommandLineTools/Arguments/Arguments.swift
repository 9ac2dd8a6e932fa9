/// The words after a command, sorted into operands and options.
package struct Arguments: Hashable, Sendable {
  /// The words that are neither options nor their values, in order.
  package private(set) var operands: [String] = []
  /// The options given, each with its values in order.
  private var allValues: [String: [String]] = [:]

  /// The options given, each with its last value; the value of an option without one is empty.
  package var values: [String: String] { allValues.compactMapValues(\.last) }

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
  package func has(_ option: Option) -> Bool { allValues[option.name] != nil }

  /// The value of an option, or nil if it was not given.
  package func value(of option: Option) -> String? { values(of: option).last }

  /// The values of an option that may be repeated, in order.
  package func values(of option: Option) -> [String] { allValues[option.name] ?? [] }

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

  /// Makes sure that no result takes the place of a file that is read, or of another result.
  ///
  /// - Parameters:
  ///   - syntax: The options, which say what they read and write.
  ///   - found: The files that the command reads and no word names.
  /// - Throws: ``FileError`` or ``UsageError`` if a file would be lost.
  func checkFiles(_ syntax: Syntax, found: () throws -> [String]) throws {
    let outputs = syntax.allOptions.filter { $0.isOutput && has($0) && value(of: $0) != "-" }
    if outputs.isEmpty { return }
    let read = operands + (try found())
    for (index, option) in outputs.enumerated() {
      guard let path = value(of: option) else { continue }
      let others = syntax.allOptions.filter { $0.isInput && $0.name != option.replaced }
      try OutputFile(path).check(against: read + others.compactMap(value))
      for other in others where !has(other) {
        guard let file = other.defaultFile, FileSystem.isSamePlace(file, path) else { continue }
        throw FileError.outputIsInput(path, input: file)
      }
      for other in outputs[(index + 1)...] {
        guard let second = value(of: other), FileSystem.isSamePlace(path, second) else { continue }
        throw UsageError.wrongValue(
          option, "\(path.shown) is already the file of \(other.name); name another file.")
      }
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
    if has(option), !option.isRepeatable { throw .repeatedOption(option) }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    let value = try Self.value(of: option, attached: attached, rest: &rest)
    allValues[option.name, default: []].append(value)
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

extension Arguments {
  /// The whole number that an option gives, or nil if it was not given.
  package func integer(
    _ option: Option, in range: ClosedRange<Int> = 1...Int(Int32.max)
  ) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard digits.isDecimal else { throw .notANumber(text, option) }
    guard let number = Int(text), range.contains(number) else {
      throw .outOfRange(text, option, range)
    }
    return number
  }

  /// A time of at most a year.
  package func duration(_ option: Option) throws(UsageError) -> Duration? {
    guard let text = value(of: option) else { return nil }
    let units = [("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000), ("", 1000)]
    let year = 365 * 24 * 3_600_000
    guard let milliseconds = text.quantity(units: units), milliseconds <= year else {
      throw .notAQuantity(text, option, example: "500ms, 30s, 5m or 1h (at most a year)")
    }
    return .milliseconds(milliseconds)
  }

  /// A number of bytes.
  package func bytes(_ option: Option) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    let units = [("K", 1 << 10), ("M", 1 << 20), ("G", 1 << 30), ("T", 1 << 40), ("", 1)]
    guard let bytes = text.quantity(units: units) else {
      throw .notAQuantity(text, option, example: "500000, 800M or 2G")
    }
    return bytes
  }

  /// The case that an option names, or nil if it was not given.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, of type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = value(of: option) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    throw .unknownWord(
      text, kind: "\(option.name.dropFirst(2))", known: Choice.allCases.map(\.rawValue))
  }

  /// The words of an option's list, separated by commas.
  package func list(_ option: Option) throws(UsageError) -> [String]? {
    guard let text = value(of: option) else { return nil }
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if words.contains("") { throw .emptyValue(option) }
    return words
  }
}

extension StringProtocol {
  fileprivate var isDecimal: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }

  /// The positive number that digits and a unit make, or nil if they make none.
  fileprivate func quantity(units: [(name: String, factor: Int)]) -> Int? {
    let digits = prefix { ("0"..."9").contains($0) }
    let name = dropFirst(digits.count)
    guard let unit = units.first(where: { $0.name.lowercased() == name.lowercased() }),
      let number = Int(digits), number > 0
    else { return nil }
    let (product, isOverflow) = number.multipliedReportingOverflow(by: unit.factor)
    return isOverflow ? nil : product
  }
}
