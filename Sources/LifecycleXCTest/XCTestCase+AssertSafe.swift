#if canImport(XCTest)
  @_exported import LifecycleDriving
  @_exported import LifecycleModels
  import XCTest

  extension XCTestCase {
    /// Drives a world through life cycles, and fails for each finding.
    ///
    /// A failure is recorded at the caller's line. It states the key fact first, then the life step
    /// by step, and a line of Swift that replays it. On Linux the test runs in another process
    /// first, so that a trap or an endless loop in the code under test becomes a finding.
    ///
    /// - Parameters:
    ///   - world: The system under test.
    ///   - model: The model of iOS: an ``AppModel`` or a ``SceneModel``.
    ///   - deaths: The states in which the process may die without a callback.
    ///   - strategies: The ways in which lives are chosen.
    ///   - isolated: Whether another process runs first, on platforms that support it.
    ///   - stepLimit: The time that one step may take in that process, in seconds.
    ///   - fileID: The name by which the other process finds the check.
    ///   - file: The file of the failure.
    ///   - line: The line of the failure.
    /// - Returns: The report; nil if the world cannot be checked, which is a failure too.
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

    /// The command that runs the current test once more; nil if the runner is not this process.
    private func isolation(line: String, stepLimit: Double) -> ProcessIsolation? {
      #if os(Linux)
        // On Linux the name of a test case is “Class.method”, but the runner expects
        // “Module.Class/method”.
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
