/// What the user can open a window with, and by which route it reaches the code.
///
/// A universal link has several routes, and which one it takes differs between systems and between
/// apps with and without a scene delegate of their own (F219 to F223).
enum SwiftUIInput: CaseIterable, Hashable, Sendable {
  /// The icon.
  case none
  /// A URL of the app's own scheme.
  case url
  /// A link that comes as an activity: to the view, or to the scene delegate if it is the app's own.
  case link
  /// A link that the view gets as a URL.
  case linkAsURL
  /// A link that cold-starts the app and is never delivered.
  case linkLost
  /// A link that is announced to the app's scene delegate, and then comes to the view as a URL.
  case linkAnnouncedAlone
  /// A link that comes twice: to the app's scene delegate, and to the view as a URL.
  case linkTwice
}

extension SwiftUIInput {
  /// The input in the terms of all models; a link that is lost brings nothing to the code.
  var lifeInput: LifeInput? {
    switch self {
    case .none, .linkLost: nil
    case .url: .url
    case .link, .linkAsURL, .linkAnnouncedAlone, .linkTwice: .userActivity
    }
  }

  /// What the names of rules add.
  var suffix: String {
    switch self {
    case .none: ""
    case .url: ".url"
    case .link: ".userActivity"
    case .linkAsURL: ".userActivity.asURL"
    case .linkLost: ".userActivity.lost"
    case .linkAnnouncedAlone: ".userActivity.announcedAlone"
    case .linkTwice: ".userActivity.twice"
    }
  }

  /// The disputed point on which the route rests, if there is one.
  var dispute: SwiftUIDispute? {
    switch self {
    case .none, .url, .link: nil
    case .linkAsURL: .linkOpensURL
    case .linkLost: .coldLinkLost
    case .linkAnnouncedAlone: .willContinueWithoutContinue
    case .linkTwice: .linkByTwoRoutes
    }
  }

  /// The kinds of app whose links can take the route.
  var kinds: [SwiftUIState.Kind] {
    switch self {
    case .none, .url: SwiftUIState.Kind.allCases
    case .link: [.usual, .ownSceneDelegate]
    case .linkAsURL, .linkLost: [.usual]
    case .linkAnnouncedAlone, .linkTwice: [.ownSceneDelegate]
    }
  }

  /// Whether a cold start can be by this route.
  var startsCold: Bool { self != .linkAnnouncedAlone && self != .linkTwice }

  /// Whether a window that is connected can be opened by this route.
  var opensWarm: Bool { self != .linkLost }

  var citations: [Citation] {
    switch self {
    case .none: []
    case .url: [53, 155, 223]
    case .link: [219, 220, 223]
    case .linkAsURL: [221, 223]
    case .linkLost: [219]
    case .linkAnnouncedAlone: [221]
    case .linkTwice: [222]
    }
  }

  /// What a window is called with when it is connected already; `isOwn` says whether the scene
  /// delegate is the app's own.
  func callbacks(isOwn: Bool) -> [Callback] {
    switch self {
    case .none, .linkLost: []
    case .url: isOwn ? [.sceneOpenURLContexts] : [.viewOnOpenURL]
    case .link:
      isOwn
        ? [.sceneWillContinueUserActivity, .sceneContinueUserActivity]
        : [.viewOnContinueUserActivity]
    case .linkAsURL: [.viewOnOpenURL]
    case .linkAnnouncedAlone: [.sceneWillContinueUserActivity, .viewOnOpenURL]
    case .linkTwice:
      [.sceneWillContinueUserActivity, .sceneContinueUserActivity, .viewOnOpenURL]
    }
  }

  /// What the options of a connection carry, if the scene delegate is the app's own (F154).
  var options: SceneSlot.Input {
    switch self {
    case .url: .url
    case .link: .userActivity
    default: .none
    }
  }
}
