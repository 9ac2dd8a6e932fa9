import Foundation
import Reporting
import SystemFiles

/// Why a file could not be read or written.
package enum FileError: CommandError, Hashable {
  case unreadable(String, SystemError)
  case isFolder(String)
  case tooLarge(String, limit: Int)
  case unwritable(String, SystemError)
  case outputIsFolder(String)
  case noParent(String, parent: String)
  case parentIsNoFolder(String, parent: String)

  package var status: ExitStatus { .fileTrouble }

  /// The error in words: which file, what is wrong with it, and what to do.
  package var errorDescription: String? {
    switch self {
    case .unreadable(let path, let error):
      "cannot read \(InputFile.name(of: path)): \(error.words)."
    case .isFolder(let path):
      "\(InputFile.name(of: path)) is a folder; give the files in it, for example \(path.example)."
    case .tooLarge(let path, let limit):
      "\(InputFile.name(of: path)) is larger than \((limit >> 20).grouped) MB; split it first."
    case .unwritable(let path, let error):
      "cannot write \(path == "-" ? "standard output" : path.shown): \(error.words)."
    case .outputIsFolder(let path):
      "cannot write \(path.shown): it is a folder; give a file in it."
    case .noParent(let path, let parent):
      "cannot write \(path.shown): there is no folder \(parent.shown); create it first."
    case .parentIsNoFolder(let path, let parent):
      "cannot write \(path.shown): \(parent.shown) is not a folder."
    }
  }
}

extension String {
  fileprivate var example: String {
    ((hasSuffix("/") ? String(dropLast()) : self) + "/*.json").shown
  }
}
