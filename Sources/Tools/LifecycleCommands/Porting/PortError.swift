import CommandLineTools

/// Why sources could not be rewritten.
enum PortError: CommandError, Hashable {
  case otherLanguage(String)
  case isPorted(String)
  case nothing([String])
  case sameName(String, String, String)
  case wouldReplace(String)
  case isNoFolder(String)
  case isLink(String)
  case needsFolder(Int)

  var status: ExitStatus {
    switch self {
    case .otherLanguage, .isPorted, .nothing: .malformedInput
    case .sameName, .needsFolder: .usage
    case .wouldReplace, .isNoFolder, .isLink: .fileError
    }
  }

  var errorDescription: String? {
    switch self {
    case .otherLanguage(let path):
      "\(path.shown): only Swift can be rewritten, so the name must end with .swift."
    case .isPorted(let path):
      "\(path.shown) was written by lifecycle port; name the original."
    case .nothing(let paths):
      "there is no Swift file in \(paths.map(\.shown).joined(separator: ", "))."
    case .sameName(let first, let second, let name):
      "\(first.shown) and \(second.shown) would both become \(name.shown); rewrite them into "
        + "different folders."
    case .wouldReplace(let path):
      "\(path.shown) exists, but lifecycle port did not write it; choose another folder."
    case .isNoFolder(let path): "cannot write to \(path.shown): it is not a folder."
    case .isLink(let path):
      "cannot write \(path.shown): it is a symbolic link, which may lead out of the folder; remove it."
    case .needsFolder(let count):
      "\(count) files need a folder to be written to; name it with --output DIR."
    }
  }
}
