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
      limits: SearchLimits = SearchLimits(states: 10_000), file: StaticString = #filePath,
      line: UInt = #line
    ) -> ContractReport<Machine> {
      let report = machine.audited(judging: properties, limits: limits)
      if let fault = report.fault { XCTFail(fault.description, file: file, line: line) }
      return report
    }
  }
#endif
