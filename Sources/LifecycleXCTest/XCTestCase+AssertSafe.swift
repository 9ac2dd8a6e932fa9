#if canImport(XCTest)
  @_exported import LifecycleDriving
  @_exported import LifecycleModels
  import XCTest

  extension XCTestCase {
    /// Drives a world through life cycles, and fails for whatever it breaks.
    ///
    /// Each finding is one failure at the caller's line: the key fact first, then the life step by
    /// step, and a line that lives it again. On Linux another process of the same test goes first, so
    /// that a trap or an endless loop in the code under test becomes a finding.
    ///
    /// - Parameters:
    ///   - world: The system under test.
    ///   - model: What iOS may do: ``AppModel`` or ``SceneModel``.
    ///   - deaths: Where the process may die without a word.
    ///   - strategies: How lives are chosen.
    ///   - isolated: Whether another process goes first, where that is possible.
    ///   - stepLimit: How long one step may take there, in seconds.
    ///   - fileID: Names the check for the other process.
    ///   - file: Where the failure is recorded.
    ///   - line: Where the failure is recorded.
    /// - Returns: The report; nil where the world cannot be checked, which is a failure too.
    @discardableResult
    public func assertSafe<Disk, Delegate: AnyObject>(
      _ world: World<Disk, Delegate>, on model: some LogModel = AppModel(profile: .observed),
      deaths: DeathScope = .whileSuspended, by strategies: [Strategy] = [.exhaustive(), .walks()],
      isolated: Bool = true, stepLimit: Double = 10,
      fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> CheckReport? {
      do {
        let check = try LifeCheck(world, on: model, deaths: deaths)
        let isolation = isolated ? isolation(line: "\(fileID):\(line)", stepLimit: stepLimit) : nil
        let report = try check.run(strategies, isolation: isolation)
        for finding in report.findings {
          XCTFail(finding.text(model: report.model), file: file, line: line)
          attach(finding)
        }
        for warning in report.warnings { print("\(fileID):\(line): warning: \(warning)") }
        return report
      } catch {
        XCTFail(error.localizedDescription, file: file, line: line)
        return nil
      }
    }

    private func attach(_ finding: Finding) {
      #if canImport(ObjectiveC)
        for (text, suffix) in [(finding.dot, "dot"), (finding.json, "json")] {
          let attachment = XCTAttachment(string: text)
          attachment.name = "lifecycle-\(finding.id).\(suffix)"
          attachment.lifetime = .keepAlways
          add(attachment)
        }
      #endif
    }

    /// How to run the current test once more; nil where the runner is not this process.
    private func isolation(line: String, stepLimit: Double) -> ProcessIsolation? {
      #if os(Linux)
        // On Linux the name of a test case is “Class.method”; the runner takes “Module.Class/method”.
        guard let method = name.split(separator: ".").last else { return nil }
        return ProcessIsolation(
          executable: CommandLine.arguments.first.flatMap { $0.contains("/") ? $0 : nil }
            ?? "/proc/self/exe",
          arguments: ["\(String(reflecting: type(of: self)))/\(method)"], line: line,
          stepLimit: stepLimit)
      #else
        return nil
      #endif
    }
  }
#endif
