import ModelChecking
import Testing

/// Audits the contract of a state machine, and records an issue if it is broken.
///
/// ```swift
/// @Test func `the model keeps the contract`() { expectLawful(Elevator(floors: 3)) }
/// ```
///
/// No verdict about a machine means anything unless the machine keeps the contract of
/// `StateMachine`: equal states must have equal actions in equal order and equal successors, a code
/// must give back its state, a condition must depend on nothing but its step. The issue names the
/// law that is broken, the state that shows it, and what to write instead.
///
/// - Parameters:
///   - machine: The machine, as small as its kind allows.
///   - properties: What is going to be judged.
///   - limits: How many states to audit; a warning says so if there are more.
///   - fileID: The file of the issue.
///   - filePath: The path of that file.
///   - line: The line of the issue.
///   - column: The column of the issue.
/// - Returns: What the audit has found.
@discardableResult
public func expectLawful<Machine: StateMachine>(
  _ machine: Machine, judging properties: [Property<Machine>] = [],
  limits: SearchLimits = .states(10_000),
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> ContractReport<Machine> {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let report = machine.audited(judging: properties, limits: limits)
  if let fault = report.fault {
    fail(fault.description, at: location)
  } else if !report.isComplete {
    warn(
      "only \(report.states) states were audited; the limits end before the machine", at: location)
  }
  return report
}
