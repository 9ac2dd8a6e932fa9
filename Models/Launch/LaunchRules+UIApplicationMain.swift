extension LaunchRules {
  /// What UIApplicationMain makes, in order. Each entry of the configuration is chosen where it is
  /// read.
  var insideUIApplicationMain: [LaunchRule] {
    applicationObjects + delegateArguments
      + [
        step("runLoop.setUp", when: [.phase(.delegate)], citing: [137]) { $0.phase = .runLoop }
      ] + interfaces
  }

  private var applicationObjects: [LaunchRule] {
    let names = [
      "application.isUIApplication", "application.fromInfoPlist", "application.fromArgument",
    ]
    return names.map { name in
      step(name, when: [.phase(.uiApplicationMain)], citing: [10, 12, 136, 137]) { state in
        state.phase = .application
        state.application = state.demand == .user ? .inactive : .background
      }
    } + [
      kill(
        "exception.unknownPrincipalClass", by: .app, when: [.phase(.uiApplicationMain)],
        citing: [
          136, .assumption("UIKit raises for an unknown class, as it does for the delegate's"),
        ], end: .exception)
    ]
  }

  private var delegateArguments: [LaunchRule] {
    [
      step("delegate.fromArgument", when: [.phase(.application)], citing: [136, 137]) { state in
        state.phase = .delegate
        state.delegate = .fromArgument
      },
      step("delegate.argumentIsNil", when: [.phase(.application)], citing: [138]) {
        $0.phase = .delegate
      },
      kill(
        "exception.unknownDelegateClass", by: .app, when: [.phase(.application)],
        citing: [
          136,
          .assumption(
            "“Unable to instantiate the UIApplication delegate instance. No class named … is "
              + "loaded.”: realm/realm-dotnet#381, dotnet/maui#10462"),
        ], end: .exception),
    ]
  }

  private var interfaces: [LaunchRule] {
    let hasPrecedence = allows(.nibDelegateHasPrecedence)
    return [
      interface("storyboard", citing: [137, 140]) { state in
        state.window = LaunchState.Window(maker: .storyboard, hasRoot: true)
      },
      interface("none", citing: [140]) { _ in },
      interface("nib", citing: [137, 139]) { $0.window = LaunchState.Window(maker: .nib) },
      interface(
        "nibWithDelegate",
        citing: [
          137, 138, 139,
          .assumption(
            "the argument's delegate exists before the nib is loaded (F137), so one from the nib "
              + "takes its place"),
        ]
      ) { state in
        state.window = LaunchState.Window(maker: .nib)
        if hasPrecedence || state.delegate == .none { state.delegate = .fromInterface }
      },
      interface("scenesWithoutDelegate", citing: [168]) { $0.isSceneBased = true },
    ]
  }

  private func interface(
    _ name: String, citing citations: [Citation],
    effect: @escaping @Sendable (inout LaunchState) -> Void
  ) -> LaunchRule {
    step("interface." + name, when: [.phase(.runLoop)], citing: citations) { state in
      state.phase = .interface
      effect(&state)
    }
  }
}
