#if canImport(XCTest)
  import LifecycleDriving
  import LifecycleModels
  import Synchronization
  import XCTest

  /// What a check in a test method is given.
  struct AssertedCheck<Disk, Delegate: AnyObject> {
    let world: World<Disk, Delegate>
    let model: any LogModel
    let deaths: DeathScope
    let strategies: [Strategy]
    let isolated: Bool
    let stepLimit: Double
    let timeLimit: Double
    let saved: SavedLives?
    let fileID: String
    let file: StaticString
    let line: UInt
  }

  extension XCTestCase {
    /// Runs a check, and fails for each finding.
    func run<Disk, Delegate>(_ asserted: AssertedCheck<Disk, Delegate>) -> CheckReport? {
      let place = "\(asserted.fileID):\(asserted.line)"
      switch CheckShare.share(ofCheckAt: place) {
      case .own: break
      case .foreign(let words):
        print("\(place): warning: \(words)")
        return nil
      case .malformed(let words):
        XCTFail(words, file: asserted.file, line: asserted.line)
        return nil
      }
      do {
        var check = try LifeCheck(asserted.world, on: asserted.model, deaths: asserted.deaths)
        check.follow(testAt: place, timeLimit: asserted.timeLimit)
        let isolation =
          asserted.isolated ? isolation(line: place, stepLimit: asserted.stepLimit) : nil
        let report = try check.run(
          asserted.strategies, isolation: isolation, keeping: keeper(of: asserted))
        for warning in report.warnings(of: asserted.strategies) {
          print("\(place): warning: \(warning)")
        }
        if report.passingLife != nil { report.writeToStandardError() }
        fail(for: report, file: asserted.file, line: asserted.line)
        return report
      } catch {
        XCTFail(error.localizedDescription, file: asserted.file, line: asserted.line)
        return nil
      }
    }

    /// Fails for each finding; where the test ends at its first failure, after the last one.
    private func fail(for report: CheckReport, file: StaticString, line: UInt) {
      let continues = continueAfterFailure
      defer { continueAfterFailure = continues }
      for finding in report.findings {
        continueAfterFailure = finding != report.findings.last || continues
        attach(finding)
        XCTFail(finding.text(model: report.model, testFor: .xctest), file: file, line: line)
      }
    }

    private func attach(_ finding: Finding) {
      let files = [(finding.dot, "dot"), (finding.json, "json"), (finding.html, "html")]
      for (text, suffix) in files { attach(text, named: "lifecycle-\(finding.id).\(suffix)") }
    }

    private func keeper<Disk, Delegate>(of check: AssertedCheck<Disk, Delegate>) -> LifeKeeper {
      LifeKeeper(
        for: LifeKeeper.Test(
          sourcePath: "\(check.file)", suite: String(reflecting: type(of: self)), name: method),
        saved: check.saved, counter: CounterOfTest.current(for: self))
    }

    /// The name of the test method.
    ///
    /// On Linux the name of a test case is “Class.method”, on Apple's platforms “-[Class method]”.
    var method: String {
      let words = name.split { " .[]".contains($0) }
      return words.last.map(String.init) ?? name
    }
  }

  /// The counter of the test that runs now; a test that is repeated counts its checks anew.
  private enum CounterOfTest {
    private struct Entry: Sendable {
      let test: ObjectIdentifier
      let counter: CheckCounter
    }

    private static let last = Mutex<Entry?>(nil)

    static func current(for test: XCTestCase) -> CheckCounter {
      last.withLock { entry in
        if let entry, entry.test == ObjectIdentifier(test) { return entry.counter }
        let counter = CheckCounter()
        entry = Entry(test: ObjectIdentifier(test), counter: counter)
        return counter
      }
    }
  }
#endif
