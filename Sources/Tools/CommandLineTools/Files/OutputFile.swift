import Foundation
import SystemFiles

/// Where a result goes: standard output, or a file that is complete or does not exist.
package struct OutputFile: Hashable, Sendable {
  let path: String?

  /// Creates the output that `--output` names; “-” or nil is standard output.
  package init(_ path: String?) { self.path = path == "-" ? nil : path }

  /// Whether the result goes to standard output.
  package var isStandardOutput: Bool { path == nil }

  /// Finds out early, before hours of search, whether the file can be written.
  package func check() throws(FileError) {
    guard let path else { return }
    if FileSystem.kind(of: path) == S_IFDIR { throw .outputIsFolder(path) }
    try FileSystem.checkParent(of: path)
  }

  /// Makes sure that the file is none of those that are read.
  ///
  /// - Parameter inputs: Paths that a command line names, for whatever purpose; redirected standard
  ///   input is one more.
  /// - Throws: ``FileError`` if writing would destroy one of them.
  package func check(against inputs: [String]) throws(FileError) {
    guard let path else { return }
    if let input = inputs.first(where: { FileSystem.isSame($0, path) || isSource(path, in: $0) }) {
      throw .outputIsInput(path, input: input)
    }
    if FileSystem.isStandardInput(path) { throw .outputIsInput(path, input: "-") }
  }

  /// Whether a path leads to a source file or a settings file that exists below a folder.
  private func isSource(_ path: String, in folder: String) -> Bool {
    guard FileSystem.kind(of: folder) == S_IFDIR, FileSystem.kind(of: path) == S_IFREG,
      let real = FileSystem.realPath(of: path), let top = FileSystem.realPath(of: folder)
    else { return false }
    let endings = [
      ".swift", ".m", ".mm", ".h", ".plist", ".pbxproj", ".storyboard", ".xcconfig", ".yml",
      ".yaml", ".toml", ".bzl", "/config.xml", "/plugin.xml", "/app.json", "/package.json",
      "/project.json", "/capacitor.config.json", "/tauri.conf.json", "/app.config.js",
    ]
    return real.hasPrefix(top == "/" ? top : top + "/")
      && endings.contains { real.lowercased().hasSuffix($0) }
  }

  /// Writes a file in place, without a temporary file.
  package static func write(
    _ bytes: [UInt8], to path: String, flags: Int32
  ) throws(SystemError) {
    let number = open(path, flags | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw .last }
    try Descriptor(number: number).writeAll(bytes)
  }
}
