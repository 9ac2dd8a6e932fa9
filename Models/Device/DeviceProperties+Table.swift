import ModelChecking

extension DeviceProperties {
  /// Whether the rules agree with the transition table.
  var table: [DeviceProperty] {
    let rows = DeviceTable(allowed: allowed).rows
    let rowOfRule = on.rows(rows, ofFamily: \.family)
    let callbacks = on.rules.map(\.callback)
    return [
      tableProperty(
        "T1", "each event happens only where the transition table allows it",
        .everyStep(
          where: .any,
          is: On("possible") { [apps] source, action, _ in
            guard let row = rowOfRule[action.rule], let place = apps[action.rule] else {
              return false
            }
            let app = source[place]
            return row.targets[app.phase] != nil && row.size.fits(app) && row.needs(source)
          })),
      tableProperty(
        "T2", "each event does what the transition table says, and nothing to any other app",
        .everyStep(
          where: .any,
          is: On("as the table says") { [apps] source, action, target in
            guard let row = rowOfRule[action.rule], let place = apps[action.rule] else {
              return false
            }
            let app = source[place]
            var expected = source
            expected[place] = DeviceApp(
              row.targets[app.phase] ?? app.phase, isLarge: row.size.isLarge(after: app))
            return target == expected
          })),
      tableProperty(
        "T3", "each event delivers the callback of the transition table, or none",
        .everyStep(
          where: .any,
          is: .action("as the table says") { action in
            rowOfRule[action.rule].map { $0.callback == callbacks[action.rule] } ?? false
          })),
    ]
  }

  private func tableProperty(
    _ id: String, _ statement: String, _ claim: DeviceClaim
  ) -> DeviceProperty {
    invariant(
      id, statement, citing: [6, 17, 29, 30, 32, 64, 79, 80, 83, 91, 106], trigger: .any, claim)
  }

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
