import Foundation

/// Why two worlds cannot be compared.
public enum MigrationError: Error, Hashable {
  /// Something has a name in one world that nothing has in the other.
  case onlyInOne(kind: String, String, world: String)
  /// No observable was named.
  case nothingObserved
}

extension MigrationError: LocalizedError {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var errorDescription: String? {
    switch self {
    case .onlyInOne(let kind, let name, let world):
      "The \(kind) “\(name)” is only in the world with the \(world); give it to both."
    case .nothingObserved:
      "Nothing can be compared: name what a user can see with observable(_:_:)."
    }
  }
}
