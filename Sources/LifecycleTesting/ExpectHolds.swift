import ModelChecking
import Testing

/// Checks properties of a state machine, and records an issue for each that is not proved.
///
/// ```swift
/// @Test func `lets nobody wait who edits`() { expectHolds([nobodyWaitsTwice], in: SharedEditor()) }
/// ```
///
/// The issue shows a shortest trace that breaks the property. A property that nothing puts to the test
/// holds with a warning.
///
/// - Parameters:
///   - properties: What must hold.
///   - machine: The machine.
///   - limits: How far to search; a property that they leave undecided is an issue.
///   - threads: How many threads share the work, at most 64.
///   - fileID: The file of the issue.
///   - filePath: The path of that file.
///   - line: The line of the issue.
///   - column: The column of the issue.
/// - Returns: The counts, and a result for each property.
@discardableResult
public func expectHolds<Machine: StateMachine>(
  _ properties: [Property<Machine>], in machine: Machine,
  limits: SearchLimits = .states(1_000_000), threads: Int = 1,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> SearchReport<Machine> {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let report = machine.check(properties, options: .limits(limits).threads(threads))
  if let fault = report.fault {
    fail(fault.description, at: location)
    return report
  }
  for (property, result) in zip(properties, report.results) {
    if !result.verdict.holds {
      let text = "\(property.title): \(result.verdict)"
      fail(text, at: location)
    } else if result.isVacuous, property.mayBeVacuous == nil {
      warn("\(property.title): holds, but nothing puts it to the test", at: location)
    }
  }
  return report
}
