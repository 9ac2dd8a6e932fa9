import Foundation
import LifecycleConformance
import Testing

extension Scouting {
  /// How to run the current test once more; nil where that is not possible: outside a test, in a
  /// detached task, or on a platform whose test runner is not this process.
  static func ofCurrentTest(place: String, stepLimit: Double) -> Scouting? {
    #if os(Linux)
      guard let test = Test.current, let executable = CommandLine.arguments.first else {
        return nil
      }
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
