#if canImport(XCTest)
  @_exported import LifecycleDriving
  @_exported import LifecycleModels
  import XCTest

  extension XCTestCase {
    /// Drives a world through life cycles, and fails for each obligation that it breaks.
    ///
    /// All obligations are watched in the same lives, those of the world included. A broken one does
    /// not hide another: each is a failure of its own with its own shortest life, also where
    /// `continueAfterFailure` is false. Everything else is as in `assertSafe`.
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
    ///   - saved: Whether findings are kept; nil to let the environment decide (`SavedLives`).
    ///   - fileID: The name by which the other process finds the check.
    ///   - file: The file of the failure.
    ///   - line: The line of the failure.
    /// - Returns: The report; nil if the world cannot be checked, which is a failure too.
    @discardableResult
    public func assertAll<Disk, Delegate: AnyObject>(
      _ world: World<Disk, Delegate>, _ obligations: Obligation<Disk, Delegate>...,
      on model: some LogModel = AppModel(profile: .observed, systems: .driven),
      deaths: DeathScope = .whileSuspended, by strategies: [Strategy] = [.exhaustive(), .walks()],
      isolated: Bool = true, stepLimit: Double = 10, timeLimit: Double = 120,
      saved: SavedLives? = nil,
      fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> CheckReport? {
      run(
        AssertedCheck(
          world: world.requiring(obligations), model: model, deaths: deaths, strategies: strategies,
          isolated: isolated, stepLimit: stepLimit, timeLimit: timeLimit, saved: saved,
          fileID: fileID, file: file,
          line: line))
    }
  }
#endif
