import Foundation
import LifecycleModels
import Reporting

/// Why a world cannot be checked.
public enum WorldError: Error, Hashable {
  /// Two actions have one name, or an action is named like a rule of the model.
  case ambiguousAction(String)
  /// Nothing of this name can happen anywhere.
  case unknownChoice(String, nearest: String?)
  /// A choice exists and is not possible where it stands, from 1.
  case impossibleChoice(String, position: Int, possible: [String])
  /// The disk cannot be made.
  case noDisk(String)
}

extension WorldError: LocalizedError {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var errorDescription: String? {
    switch self {
    case .ambiguousAction(let name):
      "The action “\(name)” has the name of another action or of a rule of the model; rename it."
    case .unknownChoice(let name, let nearest):
      "Nothing is called “\(name)”." + NearestWord.question(nearest)
    case .impossibleChoice(let name, let position, let possible):
      "Choice \(position), “\(name)”, is not possible there; "
        + (possible.isEmpty ? "nothing is." : "possible are \(possible.joined(separator: ", ")).")
    case .noDisk(let reason): "The disk of the world cannot be made: \(reason)"
    }
  }
}
