import ModelChecking

extension LaunchProperties {
  /// What UIApplicationMain makes, and in which order.
  var uiApplicationMain: [LaunchProperty] {
    [
      order(
        "F137", "application, delegate of argument 4, run loop, main interface, first event",
        citing: [136, 137], makesApplication, usesDelegateArgument, on.rule(.runLoopSetUp),
        loadsInterface, settles),
      belief(
        "F137b", "argument 4 is looked at only after the main interface", citing: [137, 139],
        .pattern(.precedence(of: loadsInterface, before: usesDelegateArgument))),
      belief(
        "F136", "a nil principal class means UIApplication", citing: [136],
        .pattern(.absence(of: on.rule(.applicationFromInfoPlist)))),
      invariant(
        "F136b", "an unknown class name ends the launch before the app is called",
        citing: [136],
        .everyStep(
          where: unknownClass,
          is: on.from("nothing made that could be called") { $0.delegate == .none }
            && on.to("an exception") { $0.phase == .exception })),
    ]
  }

  /// Who becomes the delegate, and what a launch is like without one.
  var delegates: [LaunchProperty] { sources + absence }

  private var sources: [LaunchProperty] {
    let takesNib = on.rule(.interfaceNibWithDelegate)
    let hasArgument = on.from("a delegate from the argument") { $0.delegate == .fromArgument }
    let isFromNib = on.to("the nib's delegate") { $0.delegate == .fromInterface }
    return [
      invariant(
        "F138", "without a delegate class the delegate in the main nib becomes the delegate",
        citing: [138], .everyStep(where: takesNib && !hasArgument, is: isFromNib)),
      documented(
        "F138b", "the nib's delegate is used only if argument 4 is nil", citing: [138, 139],
        .everyStep(where: takesNib && hasArgument, is: !isFromNib)),
      belief(
        "F138c", "the delegate exists before the main interface is loaded", citing: [137, 138],
        .everyStep(where: loadsInterface, is: on.from("a delegate") { $0.delegate != .none })),
      observed(
        "F139", "a delegate in the main nib has precedence over argument 4", citing: [138, 139],
        .everyStep(where: takesNib && hasArgument, is: isFromNib)),
      belief(
        "F139b", "the delegate is always made from argument 4", citing: [138, 139],
        .everyStep(where: on.delivers(.willFinishLaunching), is: hasArgument)),
      invariant(
        "F137c", "once the main interface is loaded the delegate stays the same", citing: [137],
        .everyStep(
          where: on.from("loaded") { $0.phase >= .interface } && !ends,
          is: On("the same delegate") { source, _, target in source.delegate == target.delegate })),
    ]
  }

  private var absence: [LaunchProperty] {
    let isMissing = on.from("no delegate") { $0.delegate == .none }
    let goesOn = on.rule(.delegateMissing)
    return [
      invariant(
        "F139c", "without an app delegate none of its callbacks come", citing: [139],
        .pattern(.absence(of: on.deliversToDelegate), .after(goesOn)),
        .everyStep(where: goesOn, is: isMissing)),
      belief(
        "F139d", "every launch that the user sees calls didFinishLaunching",
        citing: [138, 139],
        .pattern(
          .existence(of: on.delivers(.didFinishLaunching)),
          // Weak, so that a death alone does not refute it.
          .between(loadsInterface, and: on.rule(.runLoopFirstEvent), ending: .weak))),
      invariant(
        "F139e", "without a delegate the main interface is shown all the same", citing: [139],
        .everyStep(
          where: on.rule(.runLoopFirstEvent) && isMissing
            && on.from("a main interface") { $0.hasInterfaceWindow },
          is: on.to("shown") { $0.showsInterface })),
    ]
  }

  private var unknownClass: On {
    on.rule(.exceptionUnknownPrincipalClass, .exceptionUnknownDelegateClass)
  }
}
