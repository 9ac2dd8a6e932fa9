import Foundation
import LifecycleModels
import Reporting

/// Why a world cannot be checked.
public enum WorldError: Error, Hashable {
  /// Two actions have the same name, or an action has the name of a rule of the model.
  case ambiguousAction(String)
  /// Nothing with this name can ever happen.
  case unknownChoice(String, nearest: String?)
  /// A choice is not possible at its position, which counts from 1.
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
      "There is no choice “\(name)”." + NearestWord.question(nearest)
    case .impossibleChoice(let name, let position, let possible):
      "Choice \(position), “\(name)”, is not possible there. "
        + (possible.isEmpty
          ? "No choice is." : "Possible choices: \(possible.joined(separator: ", ")).")
    case .noDisk(let reason): "The disk of the world cannot be made: \(reason)"
    }
  }
}
