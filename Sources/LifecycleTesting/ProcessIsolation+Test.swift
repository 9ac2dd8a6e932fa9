import Foundation
import LifecycleDriving
import Testing

extension ProcessIsolation {
  /// The command that runs the current test once more; nil if there is none.
  ///
  /// There is none outside a test, in a detached task, and on a platform whose test runner is not
  /// this process. There is none in a parameterised test whose worlds have no names either, because
  /// the order of its cases is not known.
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
