import Foundation
import PackagePlugin

/// Runs the tool in the folder of a package: `swift package lifecycle audit`.
@main struct LifecyclePlugin: CommandPlugin {
  /// Runs the tool with the arguments of the command, and ends as the tool does.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "lifecycle").url
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
