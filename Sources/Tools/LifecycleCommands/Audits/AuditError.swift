import CommandLineTools
import Foundation

/// Why nothing can be audited.
enum AuditError: CommandError, Hashable {
  case missing(String)
  case unreadable(String)
  case noProject(String)

  var status: ExitStatus {
    switch self {
    case .missing, .unreadable: .fileError
    case .noProject: .malformedInput
    }
  }

  var errorDescription: String? {
    switch self {
    case .missing(let path): "\(path.shown) does not exist; give the folder of a project."
    case .unreadable(let path):
      "\(path.shown) cannot be read: permission denied; allow it with chmod, or give another folder."
    case .noProject(let path):
      "There is no project at \(path.shown). Give a folder that has an .xcodeproj in it or below it, an "
        + ".xcodeproj, an Info.plist, or the folder of a plugin. If a generator makes the project, run it "
        + "first. “lifecycle delegates FILE” reads single sources."
    }
  }
}
