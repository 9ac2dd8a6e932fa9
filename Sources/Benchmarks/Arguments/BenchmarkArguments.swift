/// What a command line asks for.
struct BenchmarkArguments: Hashable, Sendable {
  /// How results are written.
  enum Format: String, CaseIterable, Hashable, Sendable { case text, json }

  var wantsHelp = false
  /// Whether counts are checked and nothing is measured.
  var isQuick = false
  /// Whether to measure what takes gigabytes.
  var isLarge = false
  /// What the wanted lines begin with; empty for all lines.
  var only: [String] = []
  /// How often everybody runs, or nil for as often as usual.
  var rounds: Int?
  var format = Format.text

  init() {}

  /// Reads the words after the name of the program. A value follows its option as the next word or
  /// after “=”.
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = word == "-h" ? BenchmarkOption.help.rawValue : String(parts.first ?? "")
      guard let option = BenchmarkOption(rawValue: name) else {
        throw word.hasPrefix("-") ? .unknownOption(name) : .surplusWord(word)
      }
      let attached = parts.count == 2 ? String(parts[1]) : nil
      try read(option, value: Self.value(of: option, attached: attached, rest: &rest))
    }
    try checkCombination()
  }

  private static func value(
    of option: BenchmarkOption, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard option.valueName != nil else {
      if let attached { throw .unexpectedValue(attached, option) }
      return ""
    }
    if let attached, !attached.isEmpty { return attached }
    guard attached == nil, let next = rest.first, !next.isEmpty, !next.hasPrefix("-") else {
      throw .missingValue(option)
    }
    rest.removeFirst()
    return next
  }

  private mutating func read(_ option: BenchmarkOption, value: String) throws(UsageError) {
    switch option {
    case .help: wantsHelp = true
    case .quick: isQuick = true
    case .large: isLarge = true
    case .only: only.append(value)
    case .runs:
      guard let number = Int(value), (1...100).contains(number) else { throw .notRuns(value) }
      rounds = number
    case .format:
      guard let format = Format(rawValue: value) else { throw .unknownFormat(value) }
      self.format = format
    }
  }

  /// What is only checked has no lines, runs or sizes to choose.
  private func checkCombination() throws(UsageError) {
    guard isQuick else { return }
    if isLarge { throw .conflict(.quick, .large) }
    if !only.isEmpty { throw .conflict(.quick, .only) }
    if rounds != nil { throw .conflict(.quick, .runs) }
    if format == .json { throw .conflict(.quick, .format) }
  }
}

/// An option, by its name.
enum BenchmarkOption: String, CaseIterable, Hashable, Sendable {
  case only = "--only"
  case runs = "--runs"
  case large = "--large"
  case quick = "--quick"
  case format = "--format"
  case help = "--help"

  /// What the value is called, or nil for an option without value.
  var valueName: String? {
    switch self {
    case .only: "ID"
    case .runs: "N"
    case .format: "NAME"
    case .large, .quick, .help: nil
    }
  }

  /// The option as it is written, for example `--runs N`.
  var usage: String { valueName.map { "\(rawValue) \($0)" } ?? rawValue }

  /// What the option is for, in a line.
  var help: String {
    switch self {
    case .only: "Only the lines that begin with ID; may be repeated."
    case .runs: "How often everything runs (default 3; SPIN with 12 apps once)."
    case .large: "Add exhaustive-packed-14: fifty million states, 1.5 GB."
    case .quick: "Measure nothing: check that every count is the closed form's."
    case .format: "text (default) or json."
    case .help: "Show this text."
    }
  }
}
