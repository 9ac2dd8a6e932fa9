import LifecycleXCTest
import ModelChecking
import XCTest

/// Has no initial state.
private struct Steps: StateMachine {
  let initialStates = [0]
  func actions(in state: Int) -> [Int] { state < 2 ? [1] : [] }
  func successor(of state: Int, taking action: Int) -> Int { state + action }
}

private struct Nothing: StateMachine {
  let initialStates: [Int] = []
  func actions(in state: Int) -> [Int] { [] }
  func successor(of state: Int, taking action: Int) -> Int { state }
}

/// A failure that the last check recorded, and that does not count as one of this suite.
private struct Failure: Equatable {
  let firstLine: String
  let line: Int
}

private final class Counter {
  var count = 0
}

final class AssertSafeTests: XCTestCase {
  private var failures: [Failure]?

  #if !canImport(ObjectiveC)
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard failures != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      let firstLine = description.prefix { $0 != "\n" }
      failures?.append(Failure(firstLine: String(firstLine), line: lineNumber))
    }

    func testAFindingIsAFailureAtTheCallersLine() {
      let world = World(disk: 0) { _, _ in Counter() }
        .on(.didBecomeActive) { counter, _ in counter.count += 1 }
        .requiring(.onceHoweverOftenActivated(\.delegate.count))
      failures = []
      let line = #line + 1
      assertSafe(world, isolated: false, saved: .off)
      XCTAssertEqual(
        collected,
        [
          Failure(
            firstLine: "failed - I7: it was done 2 times in one process, "
              + "after launch, switcher.opens, switcher.returns",
            line: line)
        ])
    }

    func testEachBrokenObligationIsAFailureOfItsOwn() {
      let world = World(disk: 0) { _, _ in Counter() }
        .on(.didBecomeActive) { counter, _ in counter.count += 1 }
      failures = []
      continueAfterFailure = false
      assertAll(
        world, .onceHoweverOftenActivated(\.delegate.count),
        .noLockHeldWhenSuspended { $0.delegate.count > 0 }, isolated: false, saved: .off)
      XCTAssertEqual(
        collected.map { $0.firstLine.prefix(13) }.sorted(), ["failed - I32:", "failed - I7: "])
    }

    func testAFindingIsKeptBesideTheTest() throws {
      // The path of a source is known when the test is compiled; the build folder is in no commit.
      let folder = ".build/lifecycle-assert-lives"
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let world = World(disk: 0) { _, _ in Counter() }
        .on(.didBecomeActive) { counter, _ in counter.count += 1 }
        .requiring(.onceHoweverOftenActivated(\.delegate.count))
      failures = []
      let report = assertSafe(
        world, isolated: false, saved: .write, file: ".build/lifecycle-assert-lives/Some.swift")
      XCTAssertEqual(collected.count, 1)
      XCTAssertEqual(report?.findings.map(\.knownAt), [nil])
      let file = folder + "/__Lives__/Some.testAFindingIsKeptBesideTheTest.json"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      XCTAssertTrue(text.contains(#""suite":"LifecycleXCTestTests.AssertSafeTests""#), text)
    }

    func testABrokenPropertyIsAFailureAtTheCallersLine() {
      failures = []
      let line = #line + 1
      assertHolds([.always("it is below 1") { $0 < 1 }], in: Steps())
      XCTAssertEqual(
        collected,
        [Failure(firstLine: "failed - it is below 1: violated by a shortest trace", line: line)])
    }

    func testABrokenLawIsAFailureAtTheCallersLine() {
      failures = []
      let line = #line + 1
      assertLawful(Nothing())
      XCTAssertEqual(
        collected,
        [
          Failure(
            firstLine:
              "failed - the machine has no initial state, so any property would hold: "
              + "list at least one in initialStates", line: line)
        ])
    }

    func testATrapIsAFailureAndTheRunContinues() {
      let world = World(disk: [Int]()) { _, _ in Counter() }
        .on(.willResignActive) { counter, _ in XCTAssertEqual([1, 2][counter.count + 2], 0) }
      failures = []
      assertSafe(world, by: [.exhaustive(depth: 2)], saved: .off)
      let lines = collected.map(\.firstLine)
      XCTAssertEqual(lines.count, 1)
      XCTAssertTrue(
        lines[0].hasPrefix("failed - crash: app.willResignActive: the process was ended by SIG"),
        lines[0])
    }

    func testAMethodThatIsNeverCalledIsAFailureAtTheCallersLine() {
      failures = []
      let line = #line + 1
      assertCallable(sources: ["../UIKitTests/Apps/MisspeltApp.swift"])
      XCTAssertEqual(
        collected.first,
        Failure(
          firstLine: "failed - ../UIKitTests/Apps/MisspeltApp.swift:10:8: "
            + "MisspeltAppDelegate.applicationDidBecomeActive(application:) is never called",
          line: line))
    }

    func testSourceThatCannotBeReadIsAFailure() {
      failures = []
      XCTAssertNil(assertCallable(sources: ["Missing.swift"]))
      let lines = collected.map(\.firstLine)
      XCTAssertEqual(lines.count, 1)
      XCTAssertTrue(lines[0].hasPrefix("failed - “Missing.swift” cannot be read: "), lines[0])
    }

    /// The failures of the last check. Reading it makes later failures count for this suite again.
    private var collected: [Failure] {
      defer { failures = nil }
      return failures ?? []
    }
  #endif

  func testNothingIsRecordedIfNothingIsViolated() {
    let world = World(disk: 0) { _, _ in Counter() }
      .fingerprint(disk: \.self, memory: \.count)
    XCTAssertEqual(assertSafe(world)?.verdict, .holds)
  }
}
