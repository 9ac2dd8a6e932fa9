/// The name of a target or a file, such as `//App:lib`, `:lib` or `//App`.
struct BazelLabel: Hashable {
  /// The folder with the BUILD file.
  let package: ProjectPath
  let name: String

  /// The path if it is that of a file.
  var file: ProjectPath { package.appending(name) }

  /// Reads a label; nil if it is in another repository.
  init?(_ text: String, in folder: ProjectPath, root: ProjectPath) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    if text.hasPrefix("@") { return nil }
    if text.hasPrefix("//") {
      package = root.appending(String(parts[0].dropFirst(2)))
      name = parts.count == 2 ? parts[1] : package.name
    } else {
      package = folder
      name = parts.count == 2 && parts[0].isEmpty ? parts[1] : text
    }
  }
}
