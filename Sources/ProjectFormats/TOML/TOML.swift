/// Reads TOML, the form of `pyproject.toml` and `Cargo.toml`.
///
/// Dates and times are strings, as they are written.
package enum TOML {
  /// The value of a file, which is a dictionary; that of an empty file is empty.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8]) throws(SettingsError) -> SettingsValue {
    var reader = TOMLReader(try TextFile.utf8(bytes))
    return try reader.file()
  }
}
