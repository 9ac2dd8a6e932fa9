extension LaunchTable {
  /// F225 to F228.
  var manifests: [Row] {
    func scenes(_ name: String, _ words: String) -> Row {
      row(
        "manifest." + name, from: { $0.phase == .runLoop && $0.delegate != .none },
        changes: { _ in ["phase manifest", words] })
    }
    return [
      row("manifest.none", "manifest.empty.ignored", in: .runLoop, changes: "phase manifest"),
      scenes("empty", "scenes without a configuration"),
      scenes("namesConfiguration", "scenes by the manifest"),
      scenes("none.adoptedInCode", "scenes by code"),
      scenes("empty.adoptedInCode", "scenes by code"),
    ]
  }

  /// F234 to F238, F240.
  var admissions: [Row] {
    func admission(
      _ name: String, from isAdmitted: @escaping @Sendable (LaunchState) -> Bool
    ) -> Row {
      row(
        "admission." + name, from: { $0.phase == .interface && isAdmitted($0) },
        changes: { _ in ["phase admitted"] })
    }
    return [
      admission("unchecked") { $0.demand == .user },
      admission("noScene") { [.ahead, .background].contains($0.demand) },
      admission("adopted") { $0.demand == .user && [.code, .manifest].contains($0.adoption) },
      admission("emptyManifestPasses") { $0.demand == .user && $0.adoption == .emptyManifest },
    ]
  }

  /// F149 to F154, F168, F228 to F231.
  var scenes: [Row] { configurations + connections + secondWindows }

  private var configurations: [Row] {
    func begins(
      _ step: String, with adoptions: [LaunchState.Adoption], to scene: String
    ) -> Row {
      row(
        step,
        from: { state in
          state.phase == .presenting && state.demand == .user && state.scene == .none
            && adoptions.contains(state.adoption)
        }
      ) { state in
        guard state.window != nil else { return ["scene " + scene] }
        let showsSpare = state.isVisible && state.hasRoot
        return ["no window", "scene " + scene]
          + [showsSpare ? "spare window made visible by a launch method" : "spare window"]
      }
    }
    let named: [LaunchState.Adoption] = [.code, .manifest]
    return [
      begins("configuration.fromManifest", with: [.manifest], to: "configured"),
      begins("configuration.fromSession", with: named, to: "configured"),
      begins("configuration.missing", with: [.emptyManifest], to: "made"),
      begins("app.configurationForConnecting", with: named, to: "configured"),
      begins("app.configurationForConnecting.namesUnknown", with: named, to: "made"),
    ]
  }

  private var connections: [Row] {
    func next(
      _ step: String, after scene: LaunchState.Scene, changes: String...
    ) -> Row {
      Row(steps: [step], isPossible: { $0.scene == scene }, changes: { _ in changes })
    }
    let isLoading: @Sendable (LaunchState) -> Bool = { [.needed, .loading].contains($0.view) }
    let noInput: @Sendable (LaunchState) -> [String] = { $0.input == .none ? [] : ["no with"] }
    return [
      next(
        "sceneDelegate.made", after: .configured, changes: "scene delegated", "scene's delegate"),
      next("sceneDelegate.notNamed", after: .configured, changes: "scene made"),
      next("sceneDelegate.classMissing", after: .configured, changes: "scene made"),
      next(
        "sceneStoryboard.loaded", after: .delegated,
        changes: "window by storyboard (root)", "scene made"),
      next("sceneStoryboard.none", after: .delegated, changes: "scene made"),
      row("scene.willConnect", from: { $0.scene == .made && $0.hasSceneDelegate }) {
        noInput($0) + ["scene connecting"]
      },
      row("scene.connectsUnheard", from: { $0.scene == .made && !$0.hasSceneDelegate }) {
        noInput($0) + ["scene connected"]
      },
      row(
        "willConnectReturns", from: { $0.scene == .connecting && !isLoading($0) },
        changes: { _ in ["scene connected"] }),
      row(
        "scene.willEnterForeground",
        from: { state in
          state.phase == .presenting && state.scene == .connected && state.hasSceneDelegate
            && !isLoading(state)
        }, changes: { _ in ["scene foreground"] }),
      row(
        "scene.didBecomeActive",
        from: { state in
          state.phase == .presenting && state.scene == .foreground
            && state.application == .inactive && !isLoading(state)
        }, changes: { _ in ["application active"] }),
    ]
  }

  private var secondWindows: [Row] {
    [
      row(
        "code.makesSecondWindow.inScene",
        from: { state in
          state.scene == .connecting && state.window?.maker == .storyboard && state.spare == .none
            && ![.needed, .loading].contains(state.view)
        }, changes: { _ in ["spare window made beside the storyboard's"] }),
      row(
        "vc.viewDidLoad.again",
        from: { state in
          state.phase == .presenting && [.connected, .foreground].contains(state.scene)
            && [.orphan, .twin].contains(state.spare)
            && [.loaded, .willAppear, .didAppear].contains(state.view)
        }
      ) { state in
        state.spare == .twin
          ? ["spare window beside the storyboard's with its view loaded"]
          : ["spare window of a launch method with its view loaded"]
      },
    ]
  }
}
