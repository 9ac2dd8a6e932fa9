extension DeviceScript {
  /// The script as the source of a UI test.
  ///
  /// If a test cannot bring some steps about, the test skips itself and names them; the rest of its
  /// code can still be used by hand.
  ///
  /// - Parameters:
  ///   - testName: A description of the test; its letters and digits form the method name.
  ///   - bundleIdentifier: The app; nil for the target application of the tests.
  /// - Returns: A Swift source file.
  public func xcuitest(testName: String, bundleIdentifier: String?) -> String {
    let body = steps.map(Self.statements).joined(separator: "\n")
    let lines = [Self.application(bundleIdentifier)] + skip + ["app.terminate()", ""]
    return """
      import XCTest

      /// \(title), from: \(beginning).
      final class LifecycleReplayTests: XCTestCase {
        @MainActor func test\(Self.identifier(testName))() throws {
      \(Self.indented(lines.joined(separator: "\n") + "\n" + body, by: 4))  }
      }

      """ + Self.helpers(for: body)
  }

  private static func application(_ bundleIdentifier: String?) -> String {
    let argument = bundleIdentifier.map { "bundleIdentifier: " + quoted($0) } ?? ""
    return "let app = XCUIApplication(\(argument))"
  }

  /// The statement that skips the test if it cannot do everything.
  private var skip: [String] {
    let reasons = steps.compactMap { step in
      Self.reason(against: step).map { reason in
        "step \(step.number) (\(step.name)) cannot be automated: \(reason)"
      }
    }
    if reasons.isEmpty { return [] }
    return ["try XCTSkipIf(true, \(Self.quoted(reasons.joined(separator: "; "))))"]
  }

  /// The reason why a test cannot do a step; nil if it can.
  private static func reason(against step: DeviceStep) -> String? {
    if case .impossible(let reason) = step.instruction.xcuitest { return reason }
    return step.cutOff.map { "a UI test is not fast enough to act before \($0)" }
  }

  private static func statements(for step: DeviceStep) -> String {
    let statements =
      switch step.instruction.xcuitest {
      case .run(let lines): lines
      case .byItself, .impossible: "// " + step.person
      }
    let mark = step.markLine.map { "print(\(quoted($0)))\n" } ?? ""
    return "// \(step.heading)\n\(mark)\(statements)\n// \(step.expectation)\n"
  }
}

// MARK: - Swift

extension DeviceScript {
  /// The functions that the statements call.
  private static func helpers(for body: String) -> String {
    let gestures = body.contains("springboard") || body.contains("drag(") ? gestures : ""
    return gestures + (body.contains("address(") ? address : "")
  }

  private static let gestures = """

    @MainActor private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    private let bottom = CGVector(dx: 0.5, dy: 0.999)
    private let middle = CGVector(dx: 0.5, dy: 0.5)

    @MainActor private func drag(
      _ app: XCUIApplication, from start: CGVector, to end: CGVector, hold: TimeInterval = 0
    ) {
      app.coordinate(withNormalizedOffset: start).press(
        forDuration: 0.1, thenDragTo: app.coordinate(withNormalizedOffset: end),
        withVelocity: .default, thenHoldForDuration: hold)
    }

    """

  private static let address = """

    /// The URL to open: an environment variable of the test plan.
    private func address(_ variable: String) throws -> URL {
      try XCTUnwrap(
        ProcessInfo.processInfo.environment[variable].flatMap(URL.init(string:)),
        "Set \\(variable) in the test plan.")
    }

    """

  private static func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }

  private static func identifier(_ name: String) -> String {
    let words = name.unicodeScalars.split { !isPlain($0) }.map(String.init)
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Whether a scalar is safe in a name: an ASCII letter or digit.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }

  /// A text as a literal of Swift.
  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0"..."\u{1F}": "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"" + scalars.joined() + "\""
  }
}
