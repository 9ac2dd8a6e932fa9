import ModelChecking

extension LaunchProperties {
  /// How a process that was launched ends.
  var endings: [LaunchProperty] {
    let announced = on.delivers(.willTerminate)
    let returned = on.delivers(.mainReturned)
    return [
      invariant(
        "I59", "UIApplicationMain does not return", citing: [141], trigger: on.rule("exit"),
        .pattern(.absence(of: returned))),
      belief(
        "F141", "when an app ends in good order UIApplicationMain returns", citing: [84, 141],
        .pattern(.existence(of: returned), .between(announced, and: ends))),
      belief(
        "F141b", "main goes on after UIApplicationMain", citing: [100, 141],
        .pattern(
          .existence(of: returned),
          .between(on.rule("UIApplicationMain"), and: on.rule("exit"), unless: on.isKind(.kill)))),
      invariant(
        "F84", "an announced termination ends in exit, and nothing comes between", citing: [84],
        .everyStep(
          where: on.from("announced") { $0.phase == .exiting },
          is: on.rule("exit") && on.to("ended") { $0.phase == .ended })),
      invariant(
        "F80", "a termination decided while the app runs in the background is announced",
        citing: [80],
        .everyStep(
          where: on.rule("exit") && on.from("a delegate") { $0.delegate != .none },
          is: on.from("announced") { $0.phase == .exiting }),
        .pattern(.precedence(of: on.rule("systemTermination"), before: announced))),
    ]
  }
}
