import ProjectFormats
import SourceCode

/// The arguments of a call that describes a target in a manifest written in Swift.
struct TargetCall {
  let script: ScriptLiterals
  /// How many lines precede it.
  let line: Int

  /// The calls of some functions in a file, such as `.target(…)`.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func all(named names: Set<String>, in bytes: [UInt8]) -> [TargetCall] {
    let tokens = SyntaxTree(reading: bytes, .swift).tokens
    return tokens.indices.compactMap { index in
      guard names.contains(tokens[index].text), index + 1 < tokens.count,
        tokens[index + 1].isSymbol("(")
      else { return nil }
      let end = tokens.partner(of: index + 1)
      let start = tokens[index + 1].offset
      let last = end < tokens.count ? tokens[end].offset + 1 : bytes.count
      let script = try? ScriptLiterals(Array(bytes[start..<last]), .swift)
      return script.map { TargetCall(script: $0, line: tokens[index + 1].place.line - 1) }
    }
  }

  /// The first value that a key has.
  func value(of key: String) -> SettingsValue? {
    script.values(of: key).first?.value.moved(by: line)
  }
}
