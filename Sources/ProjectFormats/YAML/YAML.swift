/// Reads the part of YAML that project generators and package managers use.
///
/// These are block and flow collections, all five styles of scalars, comments, anchors, aliases and
/// merge keys. Tags, keys that are not scalars, and `?` are refused. Of several documents only the
/// first is read. `yes`, `on` and their opposites are truth values, as in YAML 1.1.
package enum YAML {
  /// The value of the first document.
  ///
  /// - Complexity: O(*n*) for *n* bytes, and O(*m*) for the *m* entries of merged dictionaries.
  package static func read(_ bytes: [UInt8]) throws(SettingsError) -> SettingsValue {
    var reader = YAMLReader(try TextFile.utf8(bytes))
    return try reader.document()
  }
}
