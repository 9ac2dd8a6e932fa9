/// Applies the preprocessor of C to an Info.plist, as Xcode does on request.
///
/// `#ifdef`, `#ifndef`, `#else` and `#endif` are understood. Lines that are left out become empty, so
/// that the numbers of the others stay.
struct PlistPreprocessor {
  /// The names that are defined.
  let names: Set<String>

  /// The text after preprocessing; nil if it has a condition that is not understood.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  func result(of bytes: [UInt8]) -> [UInt8]? {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    // For each open condition, whether its current branch is kept.
    var open: [Bool] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if text.first == UInt8(ascii: "#") {
        guard apply(String(decoding: text.dropFirst(), as: UTF8.self), to: &open) else {
          return nil
        }
      } else if !open.contains(false) {
        kept += line
      }
      kept.append(0x0A)
    }
    return open.isEmpty ? kept.dropLast() : nil
  }

  /// Applies a directive to the open conditions; false if it is not understood.
  private func apply(_ directive: String, to open: inout [Bool]) -> Bool {
    let words = directive.split(whereSeparator: \.isWhitespace).map(String.init)
    switch (words.first, words.count) {
    case ("ifdef", 2): open.append(names.contains(words[1]))
    case ("ifndef", 2): open.append(!names.contains(words[1]))
    case ("else", _) where !open.isEmpty: open.append(!open.removeLast())
    case ("endif", _) where !open.isEmpty: open.removeLast()
    default: return false
    }
    return true
  }
}

extension BuildSettings {
  /// The preprocessor of Info.plist; nil if it is not used.
  var plistPreprocessor: PlistPreprocessor? {
    guard isOn("INFOPLIST_PREPROCESS") else { return nil }
    let definitions = (self["INFOPLIST_PREPROCESSOR_DEFINITIONS"] ?? "").split(separator: " ")
    return PlistPreprocessor(names: Set(definitions.map { String($0.prefix { $0 != "=" }) }))
  }
}
