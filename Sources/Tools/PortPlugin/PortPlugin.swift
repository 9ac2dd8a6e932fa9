import Foundation
import PackagePlugin

/// Compiles an app's sources on Linux, rewritten as `lifecycle port` does, as part of a target.
///
/// The file `ported-sources.txt` in the folder of the target says which: a line for each Swift file,
/// relative to that folder. A line `without A, B` drops the imports of modules. Elsewhere than on
/// Linux the files are compiled as they are.
@main struct PortPlugin: BuildToolPlugin {
  static let listName = "ported-sources.txt"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    let list = folder.appending(path: Self.listName)
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error(
        "\(target.name) has no file \(Self.listName) that names the sources to rewrite.")
      return []
    }
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    let absent = lines.filter { $0.hasPrefix("without ") }
      .flatMap { $0.split { " ,".contains($0) }.dropFirst().map { String($0) } }
    let sources = lines.filter { !$0.hasPrefix("without ") }
      .map { URL(filePath: $0, relativeTo: folder).standardizedFileURL }
    guard isComplete(sources) else { return [] }
    return try sources.map { source in
      let name = source.lastPathComponent
      // Only a file of this name may contain statements.
      let ported = source.deletingPathExtension().lastPathComponent + ".ported.swift"
      let output = context.pluginWorkDirectoryURL.appending(
        path: name == "main.swift" ? name : ported)
      let kind = (target as? any SourceModuleTarget)?.kind == .executable ? "executable" : "library"
      return try command(context, from: source, to: output, list, [kind] + absent)
    }
  }

  /// Whether all sources exist, and no two have the same name; says what is wrong.
  private func isComplete(_ sources: [URL]) -> Bool {
    var names: Set<String> = []
    var isComplete = !sources.isEmpty
    if sources.isEmpty { Diagnostics.error("\(Self.listName) names no source.") }
    for source in sources {
      if !FileManager.default.fileExists(atPath: source.path) {
        Diagnostics.error("\(Self.listName): there is no file \(source.path).")
        isComplete = false
      }
      if !names.insert(source.lastPathComponent).inserted {
        Diagnostics.error(
          "\(Self.listName): two sources are called \(source.lastPathComponent); put them into two "
            + "targets.")
        isComplete = false
      }
    }
    return isComplete
  }

  private func command(
    _ context: PluginContext, from source: URL, to output: URL, _ list: URL, _ options: [String]
  ) throws -> Command {
    #if os(Linux)
      let tool = try context.tool(named: "SourcePorter").url
      let words = [source.path, output.path] + options
    #else
      let tool = URL(filePath: "/bin/cp")
      let words = [source.path, output.path]
    #endif
    return .buildCommand(
      displayName: "Rewriting \(source.lastPathComponent)", executable: tool, arguments: words,
      inputFiles: [source, list], outputFiles: [output])
  }
}
