import Foundation
import LifecycleConformance
import Testing

extension Scouting {
  /// The command that runs the current test once more; nil if there is none.
  ///
  /// There is none outside a test, in a detached task, and on a platform whose test runner is not
  /// this process. There is none in a parameterised test whose worlds have no names either, because
  /// the order of its cases is not known.
  static func ofCurrentTest(place: String, isNamed: Bool, stepLimit: Double) -> Scouting? {
    #if os(Linux)
      guard let test = Test.current, isNamed || !test.isParameterized,
        let executable = CommandLine.arguments.first
      else { return nil }
      let filter = "^" + NSRegularExpression.escapedPattern(for: "\(test.id)") + "$"
      return Scouting(
        executable: executable.contains("/") ? executable : "/proc/self/exe",
        arguments: ["--testing-library", "swift-testing", "--no-parallel", "--filter", filter],
        place: place, stepLimit: stepLimit)
    #else
      return nil
    #endif
  }
}
