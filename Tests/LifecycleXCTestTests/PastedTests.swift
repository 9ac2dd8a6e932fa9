#if canImport(XCTest) && !canImport(ObjectiveC)
  import Foundation
  import LifecycleXCTest
  import XCTest

  private final class Screen {
    var count = 0
  }

  /// The method that a failure prints, pasted into a test case that expects the failure.
  final class PastedTests: XCTestCase {
    private let world = World(disk: 0) { _, _ in Screen() }
      .on(.didBecomeActive) { screen, _ in screen.count += 1 }
      .requiring(.onceHoweverOftenActivated(\.delegate.count))

    private var failure: String?

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      failure = description
    }

    func testItWasDone2TimesInOneProcessAfterLaunchSwitcherOpensSwitcherReturns() {
      assertSafe(
        world, on: AppModel(profile: .observed, systems: .driven),
        by: [.replay(["launch", "switcher.opens", "switcher.returns"])])
    }

    override func tearDownWithError() throws {
      let failure = try XCTUnwrap(failure)
      let code = try String(contentsOfFile: #filePath, encoding: .utf8)
      let printed = try XCTUnwrap(failure.range(of: "func test")).lowerBound
      let method = Self.withoutIndentation(String(failure[printed...]))
      if !method.hasSuffix("}") || !Self.withoutIndentation(code).contains(method) {
        throw Unexpected(text: failure)
      }
    }

    private static func withoutIndentation(_ text: String) -> String {
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }

    private struct Unexpected: Error {
      let text: String
    }
  }
#endif
