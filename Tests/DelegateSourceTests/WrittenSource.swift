import DelegateSource

/// Reads Swift source that a test writes out.
enum WrittenSource {
  /// An app delegate with some members.
  static func appDelegate(_ members: String) -> DelegateSurvey {
    DelegateSurvey(
      text: "class AppDelegate: UIResponder, UIApplicationDelegate {\n\(members)\n}",
      file: "A.swift")
  }

  /// The delegate of a scene with windows, with some members.
  static func sceneDelegate(_ members: String) -> DelegateSurvey {
    DelegateSurvey(
      text: "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n\(members)\n}",
      file: "S.swift")
  }

  /// The canonical names of what the delegates of a file implement.
  static func implemented(in text: String) -> [String] {
    DelegateSurvey(text: text, file: "A.swift").implemented
  }
}

extension DelegateSurvey {
  /// The canonical names of what the delegates implement.
  var implemented: [String] { delegates.flatMap { $0.implements.map(\.name) } }

  /// What UIKit would call instead of each method that is never called.
  var expected: [String] { findings.map(\.expectedName) }
}
