extension SystemVersions {
  /// The systems that refuse an app without scenes if the SDK of the same version has built it
  /// (F234).
  static let requiringScenes = since(27)
}

/// Whether the app has scenes, and whether the system lets it launch without.
extension LaunchRules {
  /// What Info.plist and the app delegate say of scenes.
  var manifests: [LaunchRule] {
    [
      manifest(.manifestNone, citing: [225, 227]) { _ in },
      scenes(.manifestEmpty, .emptyManifest, citing: [168, 225, 229]),
      scenes(.manifestNamesConfiguration, .manifest, citing: [225, 228]),
    ]
      + ifAllowed(
        .emptyManifestIsIgnored,
        manifest(.manifestEmptyIgnored, citing: LaunchDispute.emptyManifestIsIgnored.citations) {
          _ in
        })
      + [
        scenes(.manifestNoneAdoptedInCode, .code, citing: [226, 227]).on(.since(26)),
        scenes(
          .manifestEmptyAdoptedInCode, .code,
          citing: [
            225, 226, 227,
            .assumption(
              "mullvad/mullvadvpn-app has done so since 2022; tauri-apps/tauri#15719 says that only "
                + "Info.plist counts"),
          ]
        ).on(.since(15)),
      ]
  }

  private func scenes(
    _ action: LaunchState.Action, _ adoption: LaunchState.Adoption, citing citations: [Citation]
  ) -> LaunchRule {
    manifest(
      action, when: [.hasDelegate],
      citing: citations + [
        .assumption("no source tells of an app that has scenes and no app delegate")
      ]
    ) { $0.adoption = adoption }.on(SceneModel.systemsWithScenes)
  }

  private func manifest(
    _ action: LaunchState.Action, when conditions: [Condition<LaunchState>] = [],
    citing citations: [Citation], effect: @escaping @Sendable (inout LaunchState) -> Void
  ) -> LaunchRule {
    step(
      action, when: [.phase(.runLoop)] + conditions, citing: citations
    ) { state in
      state.phase = .manifest
      effect(&state)
    }
  }

  /// An app with scenes loads no main interface.
  var interfaceOfScenes: LaunchRule {
    step(
      .interfaceLeftToScenes, when: [.phase(.manifest), .withScenes],
      citing: [
        228,
        .assumption(
          "a main interface beside a manifest is ignored: nextcloud/talk-ios and "
            + "patrickrills/Duffy have kept theirs"),
      ]
    ) { $0.phase = .interface }.on(SceneModel.systemsWithScenes)
  }

  /// The SDK that the app was built with is read where its first scene is created, which is when the
  /// user has asked for the app, and before its delegate is called.
  var admissions: [LaunchRule] {
    let onScreen: [Condition<LaunchState>] = [.phase(.interface), .byUser]
    return [
      admission(
        .admissionUnchecked, when: onScreen,
        citing: [
          232, 233, 237,
          .assumption(
            "the check comes with the UIKit of iOS 27, so an earlier system lets an app run that the "
              + "SDK of iOS 27 has built"),
        ]),
      admission(
        .admissionNoScene, when: [.phase(.interface), .notByUser],
        citing: [
          157, 240,
          .assumption(
            "a launch in the background, or ahead of time, connects no scene here; that it can is in "
              + "the scene model"),
        ]),
      admission(.admissionAdopted, when: onScreen + [.namesConfiguration], citing: [226, 227, 234])
        .on(.requiringScenes),
    ]
      + ifAllowed(
        .emptyManifestPasses,
        admission(
          .admissionEmptyManifestPasses, when: onScreen + [.adoption(.emptyManifest)],
          citing: LaunchDispute.emptyManifestPasses.citations)) + refusals
  }

  private var refusals: [LaunchRule] {
    [
      refusal(
        .exceptionNoScenes, when: .withoutScenes,
        citing: [
          227, 234, 235, 236, 237, 240,
          .assumption(
            "no source tells of an app that prewarming took to its launch methods before"),
        ]),
      refusal(
        .exceptionEmptyManifest, when: .adoption(.emptyManifest), citing: [227, 235, 236, 237, 238]),
    ]
  }

  private func refusal(
    _ action: LaunchState.Action, when condition: Condition<LaunchState>,
    citing citations: [Citation]
  ) -> LaunchRule {
    kill(
      action, when: [.phase(.interface), .byUser, condition], citing: citations,
      end: .exception
    ).on(.requiringScenes)
  }

  private func admission(
    _ action: LaunchState.Action, when conditions: [Condition<LaunchState>],
    citing citations: [Citation]
  ) -> LaunchRule {
    step(action, when: conditions, citing: citations) { $0.phase = .admitted }
  }
}
