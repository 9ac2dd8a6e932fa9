@_exported import LifecycleDriving
@_exported import LifecycleModels
import Testing

/// Drives a world through life cycles, and records an issue for each finding.
///
/// ```swift
/// @Test func `nothing typed is lost`() { expectSafe(notes) }
/// ```
///
/// An issue is recorded at the caller's line. It states the key fact first, then the life step by
/// step, and a line of Swift that replays it. If an incomplete check finds nothing, a warning
/// states how far it got. A callback that was never received is a warning too.
///
/// A finding is kept beside the test, in a file in the folder `__Lives__`, and its life is lived first
/// in every later run, until someone deletes it there.
///
/// On Linux the test runs in another process first, so that a trap or an endless loop in the code
/// under test becomes a finding. On other platforms a trap ends the run. It also does so in a
/// parameterised test, unless the worlds have names (`World.named`).
///
/// The model is that of the trait `.lifecycle(profile:scenes:systems:saved:)`, or else an app with the
/// profile observed.
///
/// - Parameters:
///   - world: The system under test.
///   - deaths: The states in which the process may die without a callback.
///   - strategies: The ways in which lives are chosen.
///   - isolated: Whether another process runs first, on platforms that support it.
///   - stepLimit: The time that one step may take in that process, in seconds.
///   - timeLimit: The time that the whole check may take, in seconds; then it is undecided.
///   - saved: Whether findings are kept; nil to let the trait or the environment decide
///     (`SavedLives`).
///   - fileID: The file of the issue.
///   - filePath: The path of that file.
///   - line: The line of the issue.
///   - column: The column of the issue.
/// - Returns: The report; nil if the world cannot be checked, which is an issue too, or if the check
///   is left to another machine (`LIFECYCLE_SHARD`), which is a warning.
@discardableResult
public func expectSafe<Disk, Delegate: AnyObject>(
  _ world: World<Disk, Delegate>, deaths: DeathScope = .whileSuspended,
  by strategies: [Strategy] = [.exhaustive(), .walks()],
  isolated: Bool = true, stepLimit: Double = 10, timeLimit: Double = 120,
  saved: SavedLives? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> CheckReport? {
  CheckInTest(
    world: world, model: nil, deaths: deaths, strategies: strategies,
    isolated: isolated, stepLimit: stepLimit, timeLimit: timeLimit, saved: saved,
    location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    filePath: filePath
  ).run()
}

/// Drives a world through the life cycles of a model, and records an issue for each finding.
///
/// This is `expectSafe` with a model that no trait can replace.
///
/// - Parameters:
///   - world: The system under test.
///   - model: The model of iOS: an `AppModel`, a `SceneModel` or a `SwiftUIModel`.
///   - deaths: The states in which the process may die without a callback.
///   - strategies: The ways in which lives are chosen.
///   - isolated: Whether another process runs first, on platforms that support it.
///   - stepLimit: The time that one step may take in that process, in seconds.
///   - timeLimit: The time that the whole check may take, in seconds; then it is undecided.
///   - saved: Whether findings are kept; nil to let the trait or the environment decide
///     (`SavedLives`).
///   - fileID: The file of the issue.
///   - filePath: The path of that file.
///   - line: The line of the issue.
///   - column: The column of the issue.
/// - Returns: The report; nil if the world cannot be checked, which is an issue too, or if the check
///   is left to another machine (`LIFECYCLE_SHARD`), which is a warning.
@discardableResult
public func expectSafe<Disk, Delegate: AnyObject>(
  _ world: World<Disk, Delegate>, on model: some LogModel,
  deaths: DeathScope = .whileSuspended, by strategies: [Strategy] = [.exhaustive(), .walks()],
  isolated: Bool = true, stepLimit: Double = 10, timeLimit: Double = 120,
  saved: SavedLives? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> CheckReport? {
  CheckInTest(
    world: world, model: model, deaths: deaths, strategies: strategies,
    isolated: isolated, stepLimit: stepLimit, timeLimit: timeLimit, saved: saved,
    location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    filePath: filePath
  ).run()
}
