#if os(Linux)
  import LifecycleModels
  import UIKit

  /// The view controllers of a process. The first of each window appears as a model says; with the others
  /// the user can do what the model `views` knows.
  @MainActor final class DrivenViews {
    private let application: UIApplication
    /// The scenes that have appeared, and nil for an app without scenes.
    private var shown: Set<ObjectIdentifier?> = []
    /// Whose view the user holds half way out of the screen.
    private weak var swiped: UINavigationController?

    init(of application: UIApplication) { self.application = application }

    /// What can be seen of a scene, or of an app without scenes.
    private func roots(of scene: UIScene?) -> [UIViewController] {
      application.windows.filter { !$0.isHidden && $0.windowScene === scene }
        .compactMap(\.rootViewController)
    }

    /// Loads the first view controllers, or makes them appear.
    ///
    /// - Returns: Whether one of them is a class of the app.
    func send(_ callback: Callback, to scene: UIScene?) -> Bool {
      let roots = roots(of: scene)
      for root in roots {
        switch callback {
        case .viewDidLoad: root.loadViewIfNeeded()
        case .viewWillAppear: root.beginAppearanceTransition(true, animated: false)
        case .viewDidAppear: root.endAppearanceTransition()
        default: break
        }
      }
      if callback == .viewDidAppear { shown.insert(scene.map(ObjectIdentifier.init)) }
      return roots.contains { $0.family.contains(where: \.isOfApp) }
    }

    /// Makes the view controllers of a scene appear at once.
    func appear(in scene: UIScene?) {
      for callback in [Callback.viewDidLoad, .viewWillAppear, .viewDidAppear] {
        _ = send(callback, to: scene)
      }
    }

    /// Lets windows appear that were made after the first.
    func catchUp() {
      if shown.isEmpty || application.applicationState == .background { return }
      for window in application.windows where !window.isHidden {
        guard let root = window.rootViewController, root.appearance == .disappeared,
          root.ownPresented == nil,
          shown.contains(window.windowScene.map(ObjectIdentifier.init))
        else { continue }
        root.beginAppearanceTransition(true, animated: false)
        root.endAppearanceTransition()
      }
    }
  }

  /// What the user does with view controllers. The names are those of the model `views`, where it has one.
  enum ViewGesture: String, CaseIterable {
    case pop
    case swipeBackBegins = "swipeBack.begins"
    case swipeBackEnds = "swipeBack.ends"
    case swipeBackGivenUp = "swipeBack.givenUp"
    case dismissSheet = "dismiss.sheet"
    case nextTab = "tab"
    case firstAction = "alert.1"
    case secondAction = "alert.2"
    case thirdAction = "alert.3"
  }

  extension DrivenViews {
    /// Whether the user can do something now.
    func allow(_ gesture: ViewGesture) -> Bool {
      switch gesture {
      case .pop, .swipeBackBegins: swiped == nil && stack != nil
      case .swipeBackEnds, .swipeBackGivenUp: swiped != nil
      case .dismissSheet: swiped == nil && sheet != nil
      case .nextTab: swiped == nil && tabs != nil
      case .firstAction, .secondAction, .thirdAction: action(of: gesture) != nil
      }
    }

    /// Does it, as UIKit does for the user.
    func perform(_ gesture: ViewGesture) {
      switch gesture {
      case .pop: stack?.popViewController(animated: true)
      case .swipeBackBegins: beginSwipe()
      case .swipeBackEnds:
        // Both have begun already, so only the ends of the transition are left.
        swiped?.popViewController(animated: false)
        swiped = nil
      case .swipeBackGivenUp: giveUpSwipe()
      case .dismissSheet: dismissSheet()
      case .nextTab: selectNextTab()
      case .firstAction, .secondAction, .thirdAction:
        guard let action = action(of: gesture) else { return }
        front?.dismiss(animated: true) { action.handler?(action) }
      }
    }

    /// Ends a swipe as the loss of its touches does, when the app is left.
    func giveUpSwipe() {
      guard let (leaving, arriving) = swiped?.topTwo else { return }
      swiped = nil
      arriving.beginAppearanceTransition(false, animated: true)
      arriving.endAppearanceTransition()
      leaving.beginAppearanceTransition(true, animated: true)
      leaving.endAppearanceTransition()
    }

    private func beginSwipe() {
      guard let stack, let (leaving, arriving) = stack.topTwo else { return }
      swiped = stack
      leaving.beginAppearanceTransition(false, animated: true)
      arriving.beginAppearanceTransition(true, animated: true)
    }

    private func dismissSheet() {
      guard let sheet, let controller = sheet.presentationController else { return }
      let delegate = controller.delegate
      if sheet.isModalInPresentation
        || delegate?.presentationControllerShouldDismiss(controller) == false
      {
        delegate?.presentationControllerDidAttemptToDismiss(controller)
        return
      }
      delegate?.presentationControllerWillDismiss(controller)
      sheet.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(controller) }
    }

    private func selectNextTab() {
      guard let tabs, let all = tabs.viewControllers else { return }
      let next = all[(tabs.selectedIndex + 1) % all.count]
      guard tabs.delegate?.tabBarController(tabs, shouldSelect: next) ?? true else { return }
      tabs.selectedViewController = next
      tabs.delegate?.tabBarController(tabs, didSelect: next)
    }
  }

  extension DrivenViews {
    /// What is over everything else in the window that was made last; nil while something moves.
    private var front: UIViewController? {
      let roots = application.windows.filter { window in
        !window.isHidden
          && window.rootViewController?.family.contains { $0.appearance != .disappeared } == true
      }.compactMap(\.rootViewController)
      guard let front = roots.last?.presentations.last, front.appearance == .appeared else {
        return nil
      }
      return front
    }

    /// The controllers in front, the outermost container first.
    private var chain: [UIViewController] {
      guard let front else { return [] }
      return Array(sequence(first: front, next: \.shownChild))
    }

    /// The innermost navigation controller from which the user can go back.
    private var stack: UINavigationController? {
      chain.compactMap { $0 as? UINavigationController }.last { stack in
        stack.viewControllers.count > 1 && !stack.isNavigationBarHidden
          && stack.topViewController?.navigationItem.hidesBackButton == false
          && stack.topViewController?.appearance == .appeared
      }
    }

    private var tabs: UITabBarController? {
      chain.compactMap { $0 as? UITabBarController }.last { $0.viewControllers?.count ?? 0 > 1 }
    }

    /// The sheet in front.
    private var sheet: UIViewController? {
      guard let front, front.presentingViewController != nil, !(front is UIAlertController),
        !front.modalPresentationStyle.removesPresenter
      else { return nil }
      return front
    }

    private func action(of gesture: ViewGesture) -> UIAlertAction? {
      let names: [ViewGesture] = [.firstAction, .secondAction, .thirdAction]
      guard let alert = front as? UIAlertController, let index = names.firstIndex(of: gesture),
        alert.actions.indices.contains(index), alert.actions[index].isEnabled
      else { return nil }
      return alert.actions[index]
    }

    /// What the gestures that are possible depend on.
    var fingerprint: AnyHashable {
      application.windows.compactMap { $0.rootViewController?.family }.map { family in
        family.map { controller in
          [
            ObjectIdentifier(type(of: controller)), controller.appearance, controller === swiped,
            (controller as? UITabBarController)?.selectedIndex,
          ] as [AnyHashable]
        }
      }
    }
  }

  extension UINavigationController {
    /// The controller on top and the one below it.
    fileprivate var topTwo: (UIViewController, UIViewController)? {
      guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
      return (top, viewControllers[viewControllers.count - 2])
    }
  }

  extension UIViewController {
    /// This controller, and what lies over it, in order.
    fileprivate var presentations: [UIViewController] {
      Array(sequence(first: self, next: \.ownPresented))
    }

    /// This controller with all that it contains or presents.
    fileprivate var family: [UIViewController] {
      [self] + children.flatMap(\.family) + (ownPresented?.family ?? [])
    }

    /// Whether its class is one of the app and not of this package.
    fileprivate var isOfApp: Bool {
      let name = String(reflecting: type(of: self))
      return !["UIKit.", "SwiftUI.", "CarPlay."].contains(where: name.hasPrefix)
    }
  }
#endif
