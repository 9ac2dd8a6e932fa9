import ProjectFormats

/// A call of a rule, or of a macro, in a BUILD file.
struct BazelRule: Sendable {
  let kind: String
  let line: Int
  let arguments: SettingsValue

  /// The rules of a BUILD file; none if it is no text.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func all(in bytes: [UInt8]) -> [BazelRule] {
    ((try? ScriptLiterals(bytes, .starlark))?.calls ?? []).map {
      BazelRule(kind: $0.name, line: $0.line ?? 0, arguments: $0.arguments)
    }
  }

  /// The name, if it is written out.
  var name: String? { arguments["name"]?.text }
}

extension SettingsValue {
  /// The texts of a list, or the only one; nil if something in it is computed.
  var texts: [String]? {
    let texts = (items ?? [self]).map(\.text)
    return texts.contains(nil) ? nil : texts.compactMap(\.self)
  }
}
