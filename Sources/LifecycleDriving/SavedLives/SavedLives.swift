import Foundation
import Reporting

/// Whether findings are kept beside the test, to be lived first in every later run.
///
/// The first of these that says something decides: the argument `saved:` of the check, the trait
/// `.lifecycle(saved:)` of the innermost test or suite, the environment variable `LIFECYCLE_LIVES`,
/// and then the default: ``read`` where the environment variable `CI` is set, and ``write``
/// elsewhere.
public enum SavedLives: String, CaseIterable, Hashable, Sendable {
  /// Nothing is read and nothing is written.
  case off
  /// Kept lives are lived first, but no file is changed.
  case read
  /// Kept lives are lived first, new findings are kept, and what was mended is noted.
  case write
}

extension SavedLives {
  /// The environment variable that decides where neither an argument nor a trait does.
  public static let variable = "LIFECYCLE_LIVES"

  /// What an environment says.
  ///
  /// - Parameter environment: The variables of the process.
  /// - Returns: The choice, and what is wrong with the variable if its value is not known.
  static func chosen(by environment: [String: String]) -> (choice: SavedLives, fault: String?) {
    let usual: SavedLives = isSet("CI", in: environment) ? .read : .write
    guard let value = environment[variable], !value.isEmpty else { return (usual, nil) }
    if let choice = SavedLives(rawValue: value.lowercased()) { return (choice, nil) }
    let names = allCases.map(\.rawValue)
    // A variable that was meant to forbid something must not allow it because of a typing error.
    let fault =
      "the environment variable \(variable) is “\(value.excerpt)”; write \(names.joined(separator: ", "))."
      + NearestWord.question(NearestWord.nearest(to: value, among: names))
      + " No file of kept lives is changed."
    return (.read, fault)
  }

  private static func isSet(_ variable: String, in environment: [String: String]) -> Bool {
    !["", "0", "false", "no"].contains(environment[variable]?.lowercased() ?? "")
  }
}
