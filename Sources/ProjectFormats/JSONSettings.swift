import Reporting

/// Reads JSON with the lines of its values and the order of its keys.
package enum JSONSettings {
  /// The value of a JSON text.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8]) throws(SettingsError) -> SettingsValue {
    let text = try TextFile.utf8(bytes)
    do throws(JSONError) {
      _ = try JSONReader.value(ofText: text)
    } catch {
      throw error.settingsError
    }
    // What is JSON means the same in the flow style of YAML, whose reader knows lines.
    return try YAML.read(text)
  }
}

extension JSONError {
  fileprivate var settingsError: SettingsError {
    switch self {
    case .empty: SettingsError(.empty)
    case .encoding(.nulByte(let offset)), .encoding(.invalidUTF8(let offset)):
      SettingsError(.notText(offset: offset))
    case .truncated(let line): SettingsError(.cutOff("a value"), line: line)
    case .malformed(let line, _, let reason): SettingsError(.malformed(reason), line: line)
    case .nestedTooDeeply(let line, let limit): SettingsError(.tooDeep(limit: limit), line: line)
    }
  }
}
