import LifecycleDriving
import LifecycleModels

/// Every bug of the two lists that can be driven, and what finds it; one bug may be two mistakes.
enum SpecimenTable {
  static var rows: [SpecimenRow] {
    lost + backgroundTime + databases + gpu + backgroundLaunches + lock + interruptions + returns
      + input + registration + scenes + swiftUI
  }

  /// The bugs that the table cannot express, each with the reason.
  static let notExpressible: [Int: String] = [
    14: "a handler that never returns needs a second process: see LifecycleTestingTests"
  ]

  private static let app = AppModel(profile: .observed, systems: .driven)
  private static let oneScene = SceneModel(profile: .observed, scenes: 1)
  private static let twoScenes = SceneModel(profile: .observed, scenes: 2)
  private static let oneWindow = SwiftUIModel(profile: .observed, windows: 1)
  private static let twoWindows = SwiftUIModel(profile: .observed, windows: 2)
  /// A second tap is a second reason to navigate, which the specimen does not tell from the first.
  private static let withoutInputInFront = SceneModel(
    profile: .observed, scenes: 1, deciding: [.inputInFront: false])
  private static let silentKills = SceneModel(
    profile: .observed, scenes: 1, deciding: [.announcedUserKill: false])

  private static var lost: [SpecimenRow] {
    [
      SpecimenRow(
        1, of: SavesAtTermination.self, mended: SavesInBackground.self, on: app,
        by: .ready("I41"), choices: 4),
      SpecimenRow(
        2, of: SavesLater.self, mended: SavesAtOnce.self, on: app, by: .ready("I41"), choices: 4),
      SpecimenRow(
        3, of: PutsTextAsideInMemory.self, mended: PutsTextAsideOnDisk.self, on: app,
        by: .ready("I41"), choices: 4),
      SpecimenRow(
        6, of: LetsGoAtTermination.self, mended: LetsGoInBackgroundToo.self, on: app,
        by: .own("the store is free at every launch"), choices: 5),
    ]
  }

  private static var backgroundTime: [SpecimenRow] {
    [
      SpecimenRow(
        9, 10, of: KeepsTaskAtExpiry.self, mended: CarefulUploader.self, on: app,
        by: .everyApp(.backgroundTasks), choices: 3),
      SpecimenRow(
        13, of: EndsTaskAfterExpiry.self, mended: CarefulUploader.self, on: app,
        by: .everyApp(.backgroundTasks), choices: 3),
      SpecimenRow(
        11, of: OverwritesTask.self, mended: CarefulUploader.self, on: app,
        by: .everyApp(.backgroundTasks), choices: 6),
      SpecimenRow(
        12, of: EndsTaskTwice.self, mended: CarefulUploader.self, on: app,
        by: .everyApp(.backgroundTasks), choices: 4),
      SpecimenRow(
        17, of: ForgetsExpiryInForeground.self, mended: ForgetsExpiryWithEachEvent.self, on: app,
        by: .own("a push is worked on in a task"), choices: 3),
      SpecimenRow(
        180, of: CompletesThenForgets.self, mended: ForgetsThenCompletes.self, on: app,
        by: .everyApp(.completionHandlers), choices: 3),
    ]
  }

  private static var databases: [SpecimenRow] {
    [
      SpecimenRow(
        7, of: CompletesBeforeUnlocking.self, mended: UnlocksBeforeCompleting.self, on: app,
        by: .ready("I32"), choices: 2,
        warningOfMended: "nothing put I32 to the test: no lock was ever held"),
      SpecimenRow(
        175, of: ChecksPointLater.self, mended: ChecksPointAtOnce.self, on: app,
        by: .ready("I32"), choices: 4),
      SpecimenRow(
        176, of: LeavesStatementOpen.self, mended: ResetsStatement.self, on: app,
        by: .ready("I32"), choices: 3),
      SpecimenRow(
        177, of: OpensForEveryAccess.self, mended: StaysClosedInBackground.self, on: app,
        by: .ready("I32"), choices: 4),
    ]
  }

  private static var gpu: [SpecimenRow] {
    [
      SpecimenRow(
        19, of: LeavesCommandsPending.self, mended: FinishesWhenResigning.self, on: app,
        by: .everyApp(.gpuWork), choices: 4),
      SpecimenRow(
        20, 25, of: DisplaysWhatIsNew.self, mended: DisplaysWhatIsNewInFront.self, on: app,
        by: .everyApp(.gpuWork), choices: 2),
      SpecimenRow(
        22, 24, of: RendersEverywhere.self, mended: RendersWhileActive.self, on: app,
        by: .everyApp(.gpuWork), choices: 3),
    ]
  }
}

extension SpecimenTable {
  private static var backgroundLaunches: [SpecimenRow] {
    [
      SpecimenRow(
        26, 27, 30, 165, of: OpensSessionAtLaunch.self, mended: OpensSessionAtActivation.self,
        on: app, by: .ready("I43"), choices: 1),
      SpecimenRow(
        31, of: TracksEveryNotification.self, mended: TracksTappedNotifications.self, on: app,
        by: .ready("I43"), choices: 1),
      SpecimenRow(
        33, 164, of: BuildsInterfaceAtLaunch.self, mended: BuildsInterfaceAtActivation.self,
        on: app, by: .ready("I43"), choices: 1),
      SpecimenRow(
        34, 38, of: BeginsActive.self, mended: BeginsAsItIs.self, on: app, by: .ready("I10b"),
        choices: 1),
      SpecimenRow(
        35, of: AuthenticatesWithWindow.self, mended: AuthenticatesAtLaunch.self, on: oneScene,
        by: .everyApp(.completionHandlers), choices: 1),
      SpecimenRow(
        159, of: PlaysWhenConnected.self, mended: PlaysWhenActive.self, on: oneScene,
        by: .ready("I43"), choices: 1),
    ]
  }

  private static var lock: [SpecimenRow] {
    [
      SpecimenRow(
        37, of: MeasuresEveryLaunch.self, mended: MeasuresLaunchesInFront.self, on: app,
        by: .own("I45"), choices: 1),
      SpecimenRow(
        39, 41, of: ReadsAccountsAtLaunch.self, mended: ReadsAccountsWhenAvailable.self, on: app,
        by: .everyApp(.protectedData), choices: 2),
      SpecimenRow(
        40, of: ReplacesUnreadableKey.self, mended: WaitsForUnreadableKey.self, on: app,
        by: .ready("I46b"), choices: 3),
      SpecimenRow(
        42, of: DropsCallsWhileLocked.self, mended: HoldsCallsWhileLocked.self, on: app,
        by: .ready("I46b"), choices: 4),
      SpecimenRow(
        168, 170, of: BelievesEmptyAnswer.self, mended: TrustsAnswersWhenUnlocked.self, on: app,
        by: .ready("I46b"), choices: 2),
      SpecimenRow(
        171, of: SignsOutWhenWritingFails.self, mended: TrustsAnswersWhenUnlocked.self, on: app,
        by: .ready("I46b"), choices: 2),
      SpecimenRow(
        173, of: MigratesWithEmptyKey.self, mended: MigratesWithItsKey.self, on: app,
        by: .ready("I46b"), choices: 2),
      SpecimenRow(
        174, of: ForgetsDelayedStart.self, mended: StartsAfterUnlock.self, on: app,
        by: .ready("ready"), choices: 4),
      SpecimenRow(
        167, of: RecoversInView.self, mended: RecoversInAppDelegate.self, on: oneScene,
        by: .ready("armed"), choices: 3),
    ]
  }

  private static var interruptions: [SpecimenRow] {
    [
      SpecimenRow(
        44, of: ResumesInForeground.self, mended: ResumesAtActivation.self, on: app,
        by: .ready("I39"), choices: 3),
      SpecimenRow(
        46, 47, 51, of: AsksAtEveryActivation.self, mended: AsksOnceAfterEachDeparture.self,
        on: app, by: .ready("I7"), choices: 2),
      SpecimenRow(
        49, of: CoversWhenInactive.self, mended: CoversWhenInactiveUnasked.self, on: app,
        by: .ready("I6"), choices: 2,
        warningOfMended:
          "nothing put I6 to the test: the app never behaved as if the user had left it"),
      SpecimenRow(
        50, 53, of: ShutsDownWhenResigning.self, mended: ShutsDownInBackground.self, on: app,
        by: .ready("I6"), choices: 2),
      SpecimenRow(
        54, of: WaitsForActivation.self, mended: LooksBeforeItWaits.self, on: app,
        by: .ready("I10b"), choices: 2),
      SpecimenRow(
        162, of: StartsUpdatesInForeground.self, mended: StartsUpdatesWhenActive.self,
        on: oneScene, by: .ready("I39"), choices: 3),
    ]
  }

  private static var returns: [SpecimenRow] {
    [
      SpecimenRow(
        56, of: RefreshesWhenViewAppears.self, mended: RefreshesInForegroundToo.self, on: app,
        by: .ready("ready"), choices: 3),
      SpecimenRow(
        59, 161, of: PublishesFromTwoSources.self, mended: PublishesFromOneSource.self,
        on: oneScene, by: .ready("I7b"), choices: 2),
      SpecimenRow(
        156, of: AsksOnTheWayIfActive.self, mended: AsksOnceActive.self, on: oneScene,
        by: .ready("I7b"), choices: 1),
      SpecimenRow(
        158, of: ComparesWithPhaseBefore.self, mended: RemembersBackground.self, on: oneWindow,
        by: .ready("I7b"), choices: 4),
      SpecimenRow(
        182, of: AsksTooEarly.self, mended: TakesWhatComesLater.self, on: app,
        by: .ready("ready"), choices: 4),
      SpecimenRow(
        183, of: RestoresAtEveryReturn.self, mended: RestoresAtLaunch.self, on: oneScene,
        by: .ready("I7"), choices: 3),
    ]
  }
}

extension SpecimenTable {
  private static var input: [SpecimenRow] {
    [
      SpecimenRow(
        61, 68, 123, of: TakesWarmInput.self, mended: TakesColdInputToo.self, on: oneScene,
        by: .ready("I23"), choices: 1),
      SpecimenRow(
        115, of: TakesWarmURLs.self, mended: TakesURLs.self, on: oneScene, by: .ready("I23"),
        choices: 1),
      SpecimenRow(
        116, of: TakesWarmActivities.self, mended: TakesActivities.self, on: oneScene,
        by: .ready("I23"), choices: 1),
      SpecimenRow(
        117, of: PostsToWhoeverListens.self, mended: KeepsForWhoeverListens.self, on: oneScene,
        by: .ready("I23"), choices: 1),
      SpecimenRow(
        118, of: LooksIntoLaunchOptions.self, mended: LooksIntoConnectionOptions.self,
        on: oneScene, by: .ready("I23"), choices: 1),
      SpecimenRow(
        122, of: HandsLinkBack.self, mended: KeepsLink.self, on: app, by: .ready("I23"),
        choices: 2),
      SpecimenRow(
        126, of: TakesShortcutsInAppDelegate.self, mended: LooksIntoConnectionOptions.self,
        on: oneScene, by: .ready("I23"), choices: 1),
      SpecimenRow(
        127, of: TakesActivitiesInAppDelegate.self, mended: TakesActivities.self, on: oneScene,
        by: .ready("I23"), choices: 2),
      SpecimenRow(
        132, of: NavigatesTwice.self, mended: NavigatesOnce.self, on: withoutInputInFront,
        by: .ready("I7c"), choices: 1),
      SpecimenRow(
        135, of: TakesURLsInAppDelegate.self, mended: TakesURLs.self, on: oneScene,
        by: .ready("I23"), choices: 1),
      SpecimenRow(
        136, of: NeedsKeyWindow.self, mended: NeedsAnyWindow.self, on: oneScene,
        by: .ready("I23"), choices: 2),
    ]
  }

  private static var registration: [SpecimenRow] {
    [
      SpecimenRow(
        120, 138, of: RegistersAtConnection.self, mended: RegistersAtLaunch.self, on: oneScene,
        by: .ready("I82"), choices: 1),
      SpecimenRow(
        140, of: RegistersInCallback.self, mended: RegistersAtLaunch.self, on: oneScene,
        by: .ready("I82"), choices: 1),
      SpecimenRow(
        137, 144, of: RegistersWhenActive.self, mended: RegistersAtLaunch.self, on: oneScene,
        by: .ready("I82"), choices: 1),
      SpecimenRow(
        143, of: RegistersInBothTemplates.self, mended: RegistersInTheFirstTemplate.self,
        on: oneScene, by: .ready("I7"), choices: 1),
    ]
  }

  private static var scenes: [SpecimenRow] {
    [
      SpecimenRow(
        57, of: FollowsEveryScene.self, mended: CountsScenes.self, on: twoScenes,
        by: .ready("I10b"), choices: 3),
      SpecimenRow(
        58, 150, of: SavesInAppDelegate.self, mended: SavesInSceneDelegate.self, on: oneScene,
        by: .ready("I41"), choices: 4),
      SpecimenRow(
        57, 58, 143, 150, of: RequestsInAppDelegate.self, mended: RequestsAtEveryLaunchToo.self,
        on: oneScene, by: .ready("armed"), choices: 1),
      SpecimenRow(
        64, of: DestroysByNumber.self, mended: DestroysWhenDisconnected.self, on: silentKills,
        by: .ready("ready"), choices: 6),
      SpecimenRow(
        65, of: IgnoresDisconnection.self, mended: ReleasesWindow.self, on: oneScene,
        by: .own("a scene has one window"), choices: 3),
      SpecimenRow(
        66, of: ReadsStateBeforeTheChange.self, mended: ReadsStateAfterTheChange.self,
        on: oneScene, by: .ready("I10b"), choices: 1),
      SpecimenRow(
        104, 106, 113, of: MakesWindowAtLaunch.self, mended: MakesWindowForScene.self,
        on: oneScene, by: .ready("ready"), choices: 1),
      SpecimenRow(
        152, of: FollowsTheApp.self, mended: FollowsItsWindow.self, on: twoScenes,
        by: .own("a window draws only while it is on screen"), choices: 2),
      SpecimenRow(
        190, of: MarksWindowAlways.self, mended: MarksWindowAsTold.self, on: oneScene,
        by: .ready("I10b"), choices: 2),
    ]
  }
}

extension SpecimenTable {
  private static var swiftUI: [SpecimenRow] {
    [
      SpecimenRow(
        of: SavesAtBackgroundPhase.self, mended: SavesAtInactivePhase.self, on: oneWindow,
        by: .own("every launch finds what was typed"), choices: 6),
      SpecimenRow(
        150, of: SavesInAdaptor.self, mended: SavesInView.self, on: oneWindow, by: .ready("I41"),
        choices: 4),
      SpecimenRow(
        of: LoadsAtFirstChange.self, mended: LoadsIfActiveAlready.self, on: oneWindow,
        by: .ready("ready"), choices: 2),
      SpecimenRow(
        159, of: PlaysWhenViewAppears.self, mended: PlaysWhenPhaseIsActive.self, on: oneWindow,
        by: .ready("I43"), choices: 1),
      SpecimenRow(
        56, of: RefreshesOnAppear.self, mended: RefreshesWhenActiveToo.self, on: oneWindow,
        by: .ready("ready"), choices: 4),
      SpecimenRow(
        117, of: DropsURLsWhileLoading.self, mended: KeepsURLsWhileLoading.self, on: oneWindow,
        by: .ready("I23"), choices: 2),
      SpecimenRow(
        of: TakesLinksAsURLs.self, mended: TakesLinksAsActivitiesToo.self, on: oneWindow,
        by: .ready("I23"), choices: 1),
      SpecimenRow(
        35, of: RefreshesThroughView.self, mended: RefreshesThroughApp.self, on: oneWindow,
        by: .everyApp(.completionHandlers), choices: 1),
      SpecimenRow(
        57, of: FollowsViews.self, mended: FollowsApp.self, on: twoWindows,
        by: .ready("I10b"), choices: 5),
    ]
  }
}
