extension UIScene {
  /// Says how another app is to open a URL.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that claims the URL may open it.
    open var universalLinksOnly = false
  }

  /// Says how a scene is to be brought to the front.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene from which the request comes.
    open var requestingScene: UIScene?
  }
}

/// Says how a scene is to be closed.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// Says how a scene with windows is to be closed.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How the window leaves the screen.
  public enum DismissalAnimation: Int, Sendable {
    /// As a window that is closed.
    case standard = 1
    /// As a message that is sent.
    case commit
    /// As a message that is thrown away.
    case decline
  }

  /// How the window leaves the screen.
  open var windowDismissalAnimation = DismissalAnimation.standard
}
