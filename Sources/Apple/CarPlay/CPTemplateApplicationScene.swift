@_exported import UIKit

/// The code that drives a delegate connects it, as it does other scenes.
@preconcurrency @MainActor open class CPTemplateApplicationScene: UIScene {
  public let interfaceController = CPInterfaceController()

  /// It is handed over only to a delegate whose methods all take a window, as those of navigation apps do.
  public private(set) lazy var carWindow: CPWindow = {
    let window = CPWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
    window.templateApplicationScene = self
    return window
  }()
}

@preconcurrency @MainActor open class CPWindow: UIWindow {
  open weak var templateApplicationScene: CPTemplateApplicationScene?
}

/// All methods are optional, as those of `UISceneDelegate` are.
@preconcurrency @MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController)

  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController, to window: CPWindow)

  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)

  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
}

extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {
    UIApplication.reportUnimplemented()
  }

  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController, to window: CPWindow
  ) {
    UIApplication.reportUnimplemented()
  }

  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {
    UIApplication.reportUnimplemented()
  }

  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
  ) {
    UIApplication.reportUnimplemented()
  }
}
