#if canImport(XCTest)
  import ModelChecking
  import XCTest

  extension XCTestCase {
    /// Audits the contract of a state machine, and fails if it is broken.
    ///
    /// - Parameters:
    ///   - machine: The machine, as small as its kind allows.
    ///   - properties: What is going to be judged.
    ///   - limits: How many states to audit.
    ///   - file: The file of the failure.
    ///   - line: The line of the failure.
    /// - Returns: What the audit has found.
    @discardableResult
    public func assertLawful<Machine: StateMachine>(
      _ machine: Machine, judging properties: [Property<Machine>] = [],
      limits: SearchLimits = .states(10_000), file: StaticString = #filePath,
      line: UInt = #line
    ) -> ContractReport<Machine> {
      let report = machine.audited(judging: properties, limits: limits)
      if let fault = report.fault { XCTFail(fault.description, file: file, line: line) }
      return report
    }

    /// Checks properties of a state machine, and fails for each that is not proved.
    ///
    /// - Parameters:
    ///   - properties: What must hold.
    ///   - machine: The machine.
    ///   - limits: How far to search; a property that they leave undecided is a failure.
    ///   - threads: How many threads share the work, at most 64.
    ///   - file: The file of the failure.
    ///   - line: The line of the failure.
    /// - Returns: The counts, and a result for each property.
    @discardableResult
    public func assertHolds<Machine: StateMachine>(
      _ properties: [Property<Machine>], in machine: Machine,
      limits: SearchLimits = .states(1_000_000), threads: Int = 1,
      file: StaticString = #filePath, line: UInt = #line
    ) -> SearchReport<Machine> {
      let report = machine.check(properties, options: .limits(limits).threads(threads))
      if let fault = report.fault {
        XCTFail(fault.description, file: file, line: line)
        return report
      }
      for (property, result) in zip(properties, report.results) where !result.verdict.holds {
        XCTFail("\(property.title): \(result.verdict)", file: file, line: line)
      }
      return report
    }
  }
#endif
