@_exported import LifecycleDriving
@_exported import LifecycleModels
import Testing

/// Drives a world through life cycles, and records an issue for each obligation that it breaks.
///
/// ```swift
/// @Test func `the obligations of an editor`() {
///   expectAll(editor, .nothingUnsaved(\.delegate.isDirty), .noLockHeldWhenSuspended(\.delegate.isLocked))
/// }
/// ```
///
/// All obligations are watched in the same lives, those of the world included. A broken one does not
/// hide another: each has its own issue with its own shortest life. Everything else is as in
/// `expectSafe`.
///
/// The model is that of the trait `.lifecycle(profile:scenes:systems:saved:)`, or else an app with the
/// profile observed.
///
/// - Parameters:
///   - world: The system under test.
///   - obligations: What the world must do or avoid, besides its own obligations.
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
/// - Returns: The report; nil if the world cannot be checked, which is an issue too.
@discardableResult
public func expectAll<Disk, Delegate: AnyObject>(
  _ world: World<Disk, Delegate>, _ obligations: Obligation<Disk, Delegate>...,
  deaths: DeathScope = .whileSuspended, by strategies: [Strategy] = [.exhaustive(), .walks()],
  isolated: Bool = true, stepLimit: Double = 10, timeLimit: Double = 120,
  saved: SavedLives? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> CheckReport? {
  CheckInTest(
    world: world.requiring(obligations), model: nil, deaths: deaths, strategies: strategies,
    isolated: isolated, stepLimit: stepLimit, timeLimit: timeLimit, saved: saved,
    location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    filePath: filePath
  ).run()
}

/// Drives a world through the life cycles of a model, and records an issue for each obligation
/// that it breaks.
///
/// This is `expectAll` with a model that no trait can replace.
///
/// - Parameters:
///   - world: The system under test.
///   - obligations: What the world must do or avoid, besides its own obligations.
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
/// - Returns: The report; nil if the world cannot be checked, which is an issue too.
@discardableResult
public func expectAll<Disk, Delegate: AnyObject>(
  _ world: World<Disk, Delegate>, _ obligations: Obligation<Disk, Delegate>...,
  on model: some LogModel,
  deaths: DeathScope = .whileSuspended, by strategies: [Strategy] = [.exhaustive(), .walks()],
  isolated: Bool = true, stepLimit: Double = 10, timeLimit: Double = 120,
  saved: SavedLives? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> CheckReport? {
  CheckInTest(
    world: world.requiring(obligations), model: model, deaths: deaths, strategies: strategies,
    isolated: isolated, stepLimit: stepLimit, timeLimit: timeLimit, saved: saved,
    location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    filePath: filePath
  ).run()
}
