import ModelChecking

extension DeviceProperties {
  /// Properties that show that no other property holds vacuously.
  var wellFormedness: [DeviceProperty] {
    [
      invariant(
        "W1", "apps never take more memory than there is", citing: [Self.pagesAreAll],
        .always(In("no page is taken twice") { $0.freePages >= 0 })),
      witness(
        "W2", "every app can always be launched again", citing: [8, 74],
        .alwaysPossible(
          In("no app has a process, and a page is free") { state in
            !state.contains { $0.phase.hasProcess } && state.freePages > 0 && state.hasRoomInFront
          })),
      witness(
        "W3", "the device can always show as many active apps as it has room for",
        citing: [30, 124],
        .alwaysPossible(
          In("the screen is full of active apps") { state in
            state.count { $0.phase == .active } == state.form.rawValue
          })),
      witness(
        "W4", "memory can always be freed", citing: [7, 79, 89],
        .alwaysPossible(In("a page is free") { $0.freePages > 0 })),
      witness(
        "W5", "something can always happen", citing: [8],
        .noDeadlock(except: In("never") { _ in false })
      ),
      everyCallbackComes,
    ]
  }

  private static let pagesAreAll = Citation.assumption(
    "iOS has no swap space for apps: what is taken has to be there")

  private var everyCallbackComes: DeviceProperty {
    suiteProperty(
      .witness, "W6", "every callback of the model can come",
      citing: [25, 26, 27, 28, 80, 91, 109],
      [
        .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
        .willTerminate, .didReceiveMemoryWarning, .taskExpiration,
      ]
      .map { .reachableStep(on.delivers($0)) })
  }
}
