import Foundation
import PackagePlugin

/// Runs the tool in the folder of a package: `swift package lifecycle audit`.
///
/// The plugin does not depend on the tool, because the package manager would then compile every module
/// of the tool a second time in each build of a package that fetches this one. It asks for the tool
/// when it runs.
@main struct LifecyclePlugin: CommandPlugin {
  /// Builds and runs the tool with the arguments of the command, and ends as the tool does.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = try executable()
    tool.arguments = arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    let isKilled = tool.terminationReason == .uncaughtSignal
    let status = (isKilled ? 128 : 0) + tool.terminationStatus
    if status == Self.fileError, arguments.contains(where: Self.isFileToWrite) {
      Diagnostics.warning(Self.advice)
    }
    // Without this, the command would succeed whatever the tool has found.
    if status != 0 { exit(status) }
  }

  /// The tool, built together with the debug build of the package.
  private func executable() throws -> URL {
    let build = try packageManager.build(
      .product("lifecycle"), parameters: .init(configuration: .debug))
    let tool = build.builtArtifacts.first {
      $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == "lifecycle"
    }
    guard build.succeeded, let tool else {
      Diagnostics.error("The tool “lifecycle” cannot be built:\n\(build.logText)")
      exit(Self.internalError)
    }
    return tool.url
  }

  /// The exit status of an internal error.
  private static let internalError: Int32 = 70

  /// The exit status with which the tool says that it cannot read or write a file.
  private static let fileError: Int32 = 74

  private static func isFileToWrite(_ argument: String) -> Bool {
    let name = argument.prefix { $0 != "=" }
    return ["--output", "--reports", "--lives", "--merged", "--baseline"].contains(name)
  }

  private static let advice = """
    If the file is in the package: macOS lets a plugin write there only if you allow it, with swift \
    package --allow-writing-to-package-directory lifecycle …
    """
}
