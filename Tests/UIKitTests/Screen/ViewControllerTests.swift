import Testing
import UIKit

@MainActor @Suite struct `A view controller` {
  private let notes = NotesViewController()

  @Test func `loads its view on first access`() {
    #expect(!notes.isViewLoaded)
    #expect(notes.viewIfLoaded == nil)
    let view = notes.view
    #expect(notes.view === view)
    #expect(notes.calls == ["loadView", "viewDidLoad"])
    #expect(view?.backgroundColor == .white)
  }

  @Test func `loads its view when its window is shown, and does not appear yet`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = notes
    #expect(notes.calls.isEmpty)
    window.makeKeyAndVisible()
    #expect(notes.calls == ["loadView", "viewDidLoad"])
    #expect(notes.view.window === window)
    #expect(notes.view.frame == UIScreen.main.bounds)
  }

  @Test func `loads its view when it becomes the root of a window that is shown`() {
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    window.rootViewController = notes
    #expect(notes.calls == ["loadView", "viewDidLoad"])
    window.rootViewController = UIViewController()
    #expect(notes.view.window == nil)
    #expect(window.subviews.count == 1)
  }

  @Test func `appears and disappears once each time`() {
    let navigation = UINavigationController(rootViewController: notes)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    for isAppearing in [true, true, false, false] {
      tabs.beginAppearanceTransition(isAppearing, animated: false)
      tabs.endAppearanceTransition()
      tabs.endAppearanceTransition()
    }
    #expect(
      notes.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear",
      ])
  }

  @Test func `does not appear in a tab that is not shown`() {
    let tabs = UITabBarController()
    tabs.setViewControllers([UIViewController(), notes], animated: false)
    tabs.beginAppearanceTransition(true, animated: false)
    #expect(notes.calls.isEmpty)
    tabs.selectedViewController = notes
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `finds the controllers that contain it`() {
    let navigation = UINavigationController(rootViewController: notes)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(notes.navigationController === navigation)
    #expect(notes.tabBarController === tabs)
    #expect(notes.splitViewController == nil)
    navigation.setViewControllers([], animated: false)
    #expect(notes.navigationController == nil)
  }

  @Test func `is pushed and popped, but the last one stays`() {
    let navigation = UINavigationController(rootViewController: notes)
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    #expect(navigation.topViewController === next)
    #expect(navigation.popViewController(animated: true) === next)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.viewControllers == [notes])
  }

  @Test func `presents one controller at a time`() {
    let alert = UIAlertController(title: "Full", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
    notes.present(alert, animated: true)
    notes.present(UIViewController(), animated: true)
    #expect(notes.presentedViewController === alert)
    alert.dismiss(animated: true)
    #expect(notes.presentedViewController == nil)
    #expect(alert.presentingViewController == nil)
  }

  @Test func `finds no design in a storyboard`() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() == nil)
  }
}
