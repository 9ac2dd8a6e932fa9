#if canImport(XCTest)
  import LifecycleDriving
  import XCTest

  extension XCTestCase {
    /// The command that runs the current test once more; nil if the runner is not this process.
    func isolation(line: String, stepLimit: Double) -> ProcessIsolation? {
      #if os(Linux)
        // The runner expects “Module.Class/method”.
        ProcessIsolation(
          executable: CommandLine.arguments.first.flatMap { $0.contains("/") ? $0 : nil }
            ?? "/proc/self/exe",
          arguments: ["\(String(reflecting: type(of: self)))/\(method)"], line: line,
          stepLimit: stepLimit)
      #else
        nil
      #endif
    }
  }
#endif
