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
