/// Something that a finding takes for granted, and that code elsewhere may contradict.
///
/// A rule looks at one place. What it says there is true only if the code at that place plays the part
/// that its names say: most findings that were wrong had a method of the right name that somebody else
/// reaches, or nobody. So each finding carries what it assumes, and is dropped where the code shows
/// otherwise (``AssumptionCheck``).
enum Assumption: CaseIterable, Hashable, Sendable {
  /// The code belongs to the app that people use, and not to its tests or previews.
  case belongsToApp
  /// Something uses the function and the type that the code stands in.
  case isUsed
  /// The type is the one that UIKit makes, or that is set as the delegate, and no subclass takes the
  /// method over.
  case isTheDelegate
  /// Nobody but UIKit calls the method, and UIKit does not call it.
  case isCalledByNobody
}

extension Set<Assumption> {
  /// What is assumed of code that a rule looks at, wherever it stands.
  static let ofCode: Set = [.belongsToApp, .isUsed, .isTheDelegate]
  /// What is assumed of a method of which is said that nothing calls it.
  static let ofDeadMethod: Set = [.belongsToApp, .isTheDelegate, .isCalledByNobody]
  /// What is assumed of a type of which is said that nothing makes it.
  static let ofUnusedType: Set = [.belongsToApp]
}
