import Testing
import UIKit

@MainActor @Suite struct `A view controller` {
  private let notes = NotesViewController()

  @Test func `loads its view when it is first asked for`() {
    #expect(!notes.isViewLoaded)
    #expect(notes.viewIfLoaded == nil)
    let view = notes.view
    #expect(notes.view === view)
    #expect(notes.told == ["loadView", "viewDidLoad"])
    #expect(view?.backgroundColor == .white)
  }

  @Test func `loads its view when its window is shown, and does not appear yet`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = notes
    #expect(notes.told.isEmpty)
    window.makeKeyAndVisible()
    #expect(notes.told == ["loadView", "viewDidLoad"])
    #expect(notes.view.window === window)
    #expect(notes.view.frame == UIScreen.main.bounds)
  }

  @Test func `loads its view when it becomes the root of a window that is shown`() {
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    window.rootViewController = notes
    #expect(notes.told == ["loadView", "viewDidLoad"])
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
      notes.told == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear",
      ])
  }

  @Test func `does not appear in a tab that is not shown`() {
    let tabs = UITabBarController()
    tabs.setViewControllers([UIViewController(), notes], animated: false)
    tabs.beginAppearanceTransition(true, animated: false)
    #expect(notes.told.isEmpty)
    tabs.selectedViewController = notes
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `knows what contains it`() {
    let navigation = UINavigationController(rootViewController: notes)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(notes.navigationController === navigation)
    #expect(notes.tabBarController === tabs)
    #expect(notes.splitViewController == nil)
    navigation.setViewControllers([], animated: false)
    #expect(notes.navigationController == nil)
  }

  @Test func `is pushed and popped, but never the last one`() {
    let navigation = UINavigationController(rootViewController: notes)
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    #expect(navigation.topViewController === next)
    #expect(navigation.popViewController(animated: true) === next)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.viewControllers == [notes])
  }

  @Test func `shows one controller in front of itself`() {
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
