import Foundation
import LifecycleDriving
import Testing

extension ProcessIsolation {
  /// How to run the current test once more; nil where that is not possible: outside a test, in a
  /// detached task, on a platform whose test runner is not this process, or in a test of several
  /// cases whose worlds have no names, because nothing tells which of them comes first.
  static func ofCurrentTest(line: String, isNamed: Bool, stepLimit: Double) -> ProcessIsolation? {
    #if os(Linux)
      guard let test = Test.current, isNamed || !test.isParameterized,
        let executable = CommandLine.arguments.first
      else { return nil }
      let filter = "^" + NSRegularExpression.escapedPattern(for: "\(test.id)") + "$"
      return ProcessIsolation(
        executable: executable.contains("/") ? executable : "/proc/self/exe",
        arguments: ["--testing-library", "swift-testing", "--no-parallel", "--filter", filter],
        line: line, stepLimit: stepLimit)
    #else
      return nil
    #endif
  }
}
