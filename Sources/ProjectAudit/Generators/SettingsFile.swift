import ProjectFormats

/// Reads files that describe projects.
struct SettingsFile {
  let files: any ProjectFiles

  /// The value of a file.
  ///
  /// - Throws: ``UnreadFile`` if there is no such file, or it cannot be read.
  func read(
    _ path: ProjectPath, _ reader: ([UInt8]) throws(SettingsError) -> SettingsValue
  ) throws(UnreadFile) -> SettingsValue {
    let bytes = try bytes(path)
    do throws(SettingsError) {
      return try reader(bytes)
    } catch {
      throw UnreadFile(path, error)
    }
  }

  /// The values that a script gives to a key.
  func values(
    of key: String, in path: ProjectPath, _ language: ScriptLiterals.Language
  ) throws(UnreadFile) -> [SettingsEntry] {
    let bytes = try bytes(path)
    do throws(SettingsError) {
      return try ScriptLiterals(bytes, language).values(of: key)
    } catch {
      throw UnreadFile(path, error)
    }
  }

  /// The content of a file.
  func bytes(_ path: ProjectPath) throws(UnreadFile) -> [UInt8] {
    let content = files.content(of: path)
    if let unread = UnreadFile(path, content) { throw unread }
    guard case .bytes(let bytes) = content else { return [] }
    if bytes.hasConflict { throw UnreadFile(conflictIn: path) }
    return bytes
  }
}
