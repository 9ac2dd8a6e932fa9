import Foundation

/// Code as it is often written, and as it should be.
///
/// The code is cut out of the files in `Fixes`, which are those that `ClaimFixesTests` compiles. App
/// code that is not the point has short names there, such as `Notes`.
enum CodeFix: String, CaseIterable, Hashable, Sendable {
  case saving, phase, restoring, backgroundTime, memory
  case coldInput, openURL, responses, pushOnce, silentPush, inactiveInput
  case sessions, refresh, falseReturn, afterMain, oneDelegate, wake, backgroundWork
  case adoption, registration, transfers, protectedData, appearance
  case sceneTransitions, windowInScene, disconnecting, configuration, anyScene, allWindows
  case discarding, appNotifications, sceneState
  case lockScreen, startAndStop, returnRefresh, sheet, layout, onePlace, terminationNote
  case delegateWindow, keyWindow, windowFrame, taskAtConnection, centreAtConnection

  /// The code that breaks.
  var before: String { Self.code(of: rawValue + "Before") }
  /// The code that does not.
  var after: String { Self.code(of: rawValue + "After") }

  /// The code of each fix, by the name of the enumeration around it in lower case.
  private static let blocks: [String: String] = {
    let files = [
      PackageResources.ActivationFixes_swift, PackageResources.InputFixes_swift,
      PackageResources.LaunchingFixes_swift, PackageResources.MigrationFixes_swift,
      PackageResources.SavingFixes_swift, PackageResources.ScenesFixes_swift,
      PackageResources.SystemsFixes_swift,
    ]
    let text = files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    let blocks = text.components(separatedBy: "private enum ").dropFirst().map { rest in
      let lines = rest.components(separatedBy: "\n").prefix { $0 != "}" }
      return (lines[0].dropLast(" {".count).lowercased(), lines.dropFirst().map(shown))
    }
    return Dictionary(uniqueKeysWithValues: blocks.map { ($0, $1.joined(separator: "\n")) })
  }()

  /// A line as it stands outside of the enumeration, which functions need to be static in.
  private static func shown(_ line: String) -> String {
    let line = line.hasPrefix("  ") ? String(line.dropFirst(2)) : line
    for beginning in ["", "@MainActor "] where line.hasPrefix(beginning + "static func ") {
      return beginning + line.dropFirst(beginning.count + "static ".count)
    }
    return line
  }

  private static func code(of name: String) -> String {
    guard let code = blocks[name.lowercased()] else {
      preconditionFailure("no file of Fixes has “\(name)”")
    }
    return code
  }
}
