import ProjectFormats
import SourceCode

/// The arguments of a call that describes a target in a manifest written in Swift.
struct TargetCall {
  let script: ScriptLiterals
  /// How many lines precede it.
  let line: Int

  /// The calls of some functions in a file, such as `.target(…)`, without those inside of others.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func all(named names: Set<String>, in bytes: [UInt8]) -> [TargetCall] {
    let tokens = SyntaxTree(reading: bytes, .swift).tokens
    var calls: [TargetCall] = []
    var index = tokens.startIndex
    while index + 1 < tokens.endIndex {
      guard names.contains(tokens[index].text), tokens[index + 1].isSymbol("(") else {
        index += 1
        continue
      }
      let end = tokens.partner(of: index + 1)
      let start = tokens[index + 1].offset
      let last = end < tokens.count ? tokens[end].offset + 1 : bytes.count
      let script = try? ScriptLiterals(Array(bytes[start..<last]), .swift)
      if let script {
        calls.append(TargetCall(script: script, line: tokens[index + 1].place.line - 1))
      }
      index = max(end, index + 1)
    }
    return calls
  }

  /// The first value that a key has.
  func value(of key: String) -> SettingsValue? {
    script.values(of: key).first?.value.moved(by: line)
  }
}
