#if os(Linux)
  import LifecycleModels
  import UIKit

  /// The view controllers of a process. The first of each window appears as a model says; with the others
  /// the user can do what the model `views` knows.
  @MainActor final class DrivenViews {
    private let application: UIApplication
    /// The numbers of the scenes that have appeared, and nil for an app without scenes.
    private var shown: Set<Int?> = []
    /// What the user swipes back, if anything was swiped.
    private weak var swiped: UINavigationController?

    init(of application: UIApplication) { self.application = application }

    /// What can be seen of a scene, or of an app without scenes.
    private func roots(of scene: UIScene?) -> [UIViewController] {
      application.windows.filter { !$0.isHidden && $0.windowScene === scene }
        .compactMap(\.rootViewController)
    }

    /// Loads the first view controllers, or makes them appear with what they present.
    ///
    /// - Returns: Whether the app has more than empty view controllers and hosts of SwiftUI.
    func send(_ callback: Callback, to scene: UIScene?) -> Bool {
      let roots = roots(of: scene)
      for root in roots {
        switch callback {
        case .viewDidLoad: root.loadViewIfNeeded()
        case .viewWillAppear: root.beginAppearanceTransition(true, animated: false)
        case .viewDidAppear:
          root.endAppearanceTransition()
          root.showPresented()
        default: break
        }
      }
      if callback == .viewDidAppear { shown.insert(scene?.session.number) }
      return roots.contains { root in
        type(of: root) != UIViewController.self
          && !String(reflecting: type(of: root)).hasPrefix("SwiftUI.")
      }
    }

    /// Makes the view controllers of a scene appear at once, if they have not.
    func appear(in scene: UIScene) {
      if shown.contains(scene.session.number) { return }
      for callback in [Callback.viewDidLoad, .viewWillAppear, .viewDidAppear] {
        _ = send(callback, to: scene)
      }
    }

    /// Forgets a scene that has disconnected.
    func forget(_ scene: UIScene) { shown.remove(scene.session.number) }

    /// Lets windows appear that were made after the first.
    func catchUp() {
      if shown.isEmpty || application.applicationState == .background { return }
      for window in application.windows where !window.isHidden {
        guard let root = window.rootViewController, root.appearance == .disappeared,
          root.ownPresented == nil, shown.contains(window.windowScene?.session.number)
        else { continue }
        root.beginAppearanceTransition(true, animated: false)
        root.endAppearanceTransition()
      }
    }
  }

  /// What the user does with view controllers. The names are those of the model `views`, where it has one.
  enum ViewGesture: Hashable {
    case pop, swipeBackBegins, swipeBackEnds, swipeBackGivenUp, dismissSheet
    /// A tab, or a button of an alert, by its position from 0.
    case tab(Int), alert(Int)

    static let all =
      [pop, swipeBackBegins, swipeBackEnds, swipeBackGivenUp, dismissSheet]
      + (0..<5).map(tab) + (0..<3).map(alert)

    var name: String {
      switch self {
      case .pop: "pop"
      case .swipeBackBegins: "swipeBack.begins"
      case .swipeBackEnds: "swipeBack.ends"
      case .swipeBackGivenUp: "swipeBack.givenUp"
      case .dismissSheet: "dismiss.sheet"
      case .tab(let index): "tab.\(index + 1)"
      case .alert(let index): "alert.\(index + 1)"
      }
    }
  }

  extension DrivenViews {
    /// Whether the user can do something now.
    func allow(_ gesture: ViewGesture) -> Bool {
      switch gesture {
      case .swipeBackEnds, .swipeBackGivenUp: return isSwiping
      case .pop: return !isSwiping && stack != nil
      case .swipeBackBegins:
        return !isSwiping && stack?.interactivePopGestureRecognizer?.isEnabled == true
      case .dismissSheet: return !isSwiping && sheet != nil
      case .tab(let index):
        guard !isSwiping, let tabs, let all = tabs.viewControllers, all.indices.contains(index)
        else { return false }
        // A tap on the selected tab pops its stack.
        return all[index] !== tabs.selectedViewController
          || (all[index] as? UINavigationController)?.viewControllers.count ?? 0 > 1
      case .alert(let index): return button(index) != nil
      }
    }

    /// Does it, as UIKit does for the user.
    func perform(_ gesture: ViewGesture) {
      switch gesture {
      case .pop: stack?.popViewController(animated: true)
      case .swipeBackBegins:
        swiped = stack
        swiped?.beginInteractivePop()
      case .swipeBackEnds: swiped?.endInteractivePop(isGivenUp: false)
      case .swipeBackGivenUp: swiped?.endInteractivePop(isGivenUp: true)
      case .dismissSheet: dismissSheet()
      case .tab(let index): select(index)
      case .alert(let index):
        guard let button = button(index) else { return }
        front?.dismiss(animated: true) { button.handler?(button) }
      }
    }

    /// Leaving the app or its scene takes the touches of a swipe there away, so it gives the swipe up.
    func giveUpSwipe(in scene: UIScene?) {
      guard swiped?.viewIfLoaded?.window?.windowScene === scene else { return }
      swiped?.endInteractivePop(isGivenUp: true)
    }

    private var isSwiping: Bool { swiped?.isPoppingInteractively == true }

    private func dismissSheet() {
      guard let sheet, let controller = sheet.presentationController else { return }
      let delegate = controller.delegate
      if chain.contains(where: \.isModalInPresentation)
        || delegate?.presentationControllerShouldDismiss(controller) == false
      {
        delegate?.presentationControllerDidAttemptToDismiss(controller)
        return
      }
      delegate?.presentationControllerWillDismiss(controller)
      sheet.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(controller) }
    }

    private func select(_ index: Int) {
      guard let tabs, let controller = tabs.viewControllers?[index],
        tabs.delegate?.tabBarController(tabs, shouldSelect: controller) ?? true
      else { return }
      if controller === tabs.selectedViewController {
        (controller as? UINavigationController)?.popToRootViewController(animated: true)
      } else {
        tabs.selectedViewController = controller
      }
      tabs.delegate?.tabBarController(tabs, didSelect: controller)
    }
  }

  extension DrivenViews {
    /// What is over everything else in an active scene; nil while it moves. The window that was made last
    /// is in front of others of its level.
    private var front: UIViewController? {
      let windows = application.windows.filter { window in
        !window.isHidden
          && window.windowScene?.activationState ?? .foregroundActive == .foregroundActive
          && window.rootViewController?.presentations.contains { $0.appearance != .disappeared }
            == true
      }
      let level = windows.map(\.windowLevel.rawValue).max()
      let window = windows.last { $0.windowLevel.rawValue == level }
      guard let front = window?.rootViewController?.presentations.last,
        front.appearance == .appeared
      else { return nil }
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
        guard stack.viewControllers.count > 1, !stack.isNavigationBarHidden,
          let top = stack.topViewController, top.appearance == .appeared
        else { return false }
        let item = top.navigationItem
        return !item.hidesBackButton
          && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
      }
    }

    private var tabs: UITabBarController? {
      chain.compactMap { $0 as? UITabBarController }.last
    }

    /// The sheet in front.
    private var sheet: UIViewController? {
      guard let front, front.ownPresenting != nil, !(front is UIAlertController),
        front.modalPresentationStyle.isSheet
      else { return nil }
      return front
    }

    private func button(_ index: Int) -> UIAlertAction? {
      guard let alert = front as? UIAlertController, alert.actions.indices.contains(index),
        alert.actions[index].isEnabled
      else { return nil }
      return alert.actions[index]
    }

    /// What the gestures that are possible depend on.
    var fingerprint: AnyHashable {
      let windows = application.windows.map { window -> [AnyHashable] in
        [window.isHidden, window.windowScene?.session.number, window.rootViewController.map(key)]
      }
      return [shown, windows, isSwiping] as [AnyHashable]
    }

    private func key(of controller: UIViewController) -> [AnyHashable] {
      let stack = controller as? UINavigationController
      let item = stack?.topViewController?.navigationItem
      let alert = controller as? UIAlertController
      return [
        ObjectIdentifier(type(of: controller)), controller.appearance,
        controller.modalPresentationStyle, controller.isModalInPresentation,
        (controller as? UITabBarController)?.selectedIndex,
        stack?.isNavigationBarHidden, item?.hidesBackButton, item?.leftBarButtonItem == nil,
        alert?.title, alert?.message, alert?.actions.map { [$0.title, "\($0.isEnabled)"] },
        controller.children.map(key), controller.ownPresented.map(key),
      ]
    }
  }

  extension UIViewController {
    /// This controller, and what lies over it, in order.
    fileprivate var presentations: [UIViewController] {
      Array(sequence(first: self, next: \.ownPresented))
    }
  }
#endif
