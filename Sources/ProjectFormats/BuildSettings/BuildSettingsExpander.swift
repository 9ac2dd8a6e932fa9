import Reporting

/// Replaces references to build settings, within limits.
struct BuildSettingsExpander {
  /// How deeply references and values may be nested.
  private static let maxNesting = 50
  /// How many bytes all values together may have.
  private static let maxBytes = 20_000

  private let lookup: (String) -> String?
  private(set) var unknown: [String] = []
  private(set) var circular: [String] = []
  private(set) var isCutOff = false
  /// The settings whose values are being expanded.
  private var openNames: [String] = []
  private var depth = 0
  private var bytes = 0

  /// Creates an expander that looks values up.
  init(lookup: @escaping (String) -> String?) { self.lookup = lookup }

  /// The text with its references replaced.
  mutating func expand(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while let dollar = text[index...].firstIndex(of: UInt8(ascii: "$")) {
      result += text[index..<dollar]
      guard let end = BuildSettingsReference.end(in: text, at: dollar) else {
        return result + text[dollar...]
      }
      result += replacement(of: Array(text[dollar..<end]))
      index = end
    }
    return result + text[index...]
  }

  /// What replaces a reference, or the reference itself.
  private mutating func replacement(of written: [UInt8]) -> [UInt8] {
    if written == Array("$$".utf8) { return [UInt8(ascii: "$")] }
    guard let reference = BuildSettingsReference(written) else { return written }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maxNesting { isCutOff = true }
    if isCutOff { return written }
    let name = String(decoding: expand(reference.name), as: UTF8.self)
    if let words = reference.unknownOperator {
      unknown.append("\(name):\(words)")
      return written
    }
    if let value = apply(reference.operators, to: value(of: name)) { return value }
    // A dollar sign without brackets is often meant as such.
    if !isCutOff, reference.hasBrackets, !unknown.contains(name), !circular.contains(name) {
      unknown.append(name)
    }
    return written
  }

  /// The expanded value of a setting, or nil if there is none that can be had.
  private mutating func value(of name: String) -> [UInt8]? {
    if name == "inherited" { return [] }
    if openNames.contains(name) {
      if !circular.contains(name) { circular.append(name) }
      return nil
    }
    guard let value = lookup(name) else { return nil }
    bytes += value.utf8.count
    guard bytes <= Self.maxBytes else {
      isCutOff = true
      return nil
    }
    openNames.append(name)
    defer { openNames.removeLast() }
    return expand(Array(value.utf8))
  }

  private mutating func apply(
    _ operators: [BuildSettingsReference.Operator], to value: [UInt8]?
  ) -> [UInt8]? {
    operators.reduce(into: value) { value, step in
      switch step {
      case .standard(let text) where value?.isEmpty ?? true: value = expand(text)
      case .standard: break
      case .conversion(let conversion):
        value = value.map { Array(conversion.apply(to: String(decoding: $0, as: UTF8.self)).utf8) }
      }
    }
  }
}
