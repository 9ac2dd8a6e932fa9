import Testing
import UIKit

/// Notes what it and its neighbours are called with, under their letters.
private final class Page: UIViewController {
  private let letter: String
  private let log: Log

  init(_ letter: String, _ log: Log) {
    self.letter = letter
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log.note(letter, "load") }
  override func viewWillAppear(_ animated: Bool) { log.note(letter, "+") }
  override func viewDidAppear(_ animated: Bool) { log.note(letter, "++") }
  override func viewWillDisappear(_ animated: Bool) { log.note(letter, "-") }
  override func viewDidDisappear(_ animated: Bool) { log.note(letter, "--") }
}

private final class Log {
  private var entries: [String] = []

  func note(_ letter: String, _ call: String) { entries.append(letter + call) }

  /// What was noted since the last question.
  var news: String {
    defer { entries = [] }
    return entries.joined(separator: " ")
  }
}

@MainActor @Suite struct `View controllers on the screen` {
  private let log = Log()

  private func page(_ letter: String) -> Page { Page(letter, log) }

  private func show(_ root: UIViewController) {
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
    _ = log.news
  }

  @Test func `are pushed and popped: both will, then both did, the one that leaves first (F276)`() {
    let navigation = UINavigationController(rootViewController: page("A"))
    show(navigation)
    navigation.pushViewController(page("B"), animated: false)
    #expect(log.news == "Bload A- B+ A-- B++")
    navigation.popViewController(animated: false)
    #expect(log.news == "B- A+ B-- A++")
    navigation.setViewControllers([page("C"), page("D")], animated: false)
    #expect(log.news == "Dload A- D+ A-- D++")
    navigation.popToRootViewController(animated: false)
    #expect(log.news == "Cload D- C+ D-- C++")
  }

  @Test func `end an animated transition in a later turn of the main queue`() async {
    let navigation = UINavigationController(rootViewController: page("A"))
    show(navigation)
    navigation.pushViewController(page("B"), animated: true)
    #expect(log.news == "Bload A- B+")
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(log.news == "A-- B++")
  }

  @Test func `hear of what is presented in full screen, and not of a sheet (F300, F301)`() {
    let root = UINavigationController(rootViewController: page("A"))
    show(root)
    let sheet = page("S")
    root.present(sheet, animated: false)
    #expect(log.news == "Sload S+ S++")
    let full = page("F")
    full.modalPresentationStyle = .fullScreen
    sheet.present(full, animated: false)
    #expect(log.news == "Fload S- F+ F++ S--")
    full.dismiss(animated: false)
    #expect(log.news == "F- S+ S++ F--")
    root.dismiss(animated: false)
    #expect(log.news == "S- S--")
    let cover = page("G")
    cover.modalPresentationStyle = .fullScreen
    root.topViewController?.present(cover, animated: false)
    #expect(log.news == "Gload A- G+ G++ A--")
    cover.present(page("T"), animated: false)
    #expect(log.news == "Tload T+ T++")
    root.topViewController?.dismiss(animated: false)
    #expect(log.news == "T- T-- G- A+ A++ G--")
  }

  @Test
  func
    `change with the tab: the new one hears of it first, and the old one is gone first (F349)`()
  {
    let tabs = UITabBarController()
    tabs.viewControllers = [page("A"), page("B")]
    show(tabs)
    tabs.selectedIndex = 1
    #expect(log.news == "Bload B+ A- A-- B++")
    tabs.selectedIndex = 0
    #expect(log.news == "A+ B- B-- A++")
    tabs.selectedIndex = 0
    #expect(log.news == "")
  }

  @Test func `replace the root of a window that is on the screen`() {
    let window = UIWindow(frame: .zero)
    window.rootViewController = page("A")
    window.makeKeyAndVisible()
    show(window.rootViewController!)
    window.rootViewController = page("B")
    #expect(log.news == "Bload A- B+ A-- B++")
  }

  /// What a controller sees of its surroundings in a call.
  private final class Observer: UIViewController {
    var sees: [String] = []

    private func see(_ call: String) {
      let facts: [(String, Bool)] = [
        ("window", viewIfLoaded?.window != nil), ("stack", navigationController != nil),
        ("in it", navigationController?.viewControllers.contains(self) == true),
        ("coming", isMovingToParent || isBeingPresented),
        ("going", isMovingFromParent || isBeingDismissed),
        ("presented", presentingViewController != nil),
      ]
      sees.append(call + ": " + facts.filter(\.1).map(\.0).joined(separator: ", "))
    }

    override func viewDidAppear(_ animated: Bool) { see("++") }
    override func viewWillAppear(_ animated: Bool) { see("+") }
    override func viewWillDisappear(_ animated: Bool) { see("-") }
    override func viewDidDisappear(_ animated: Bool) { see("--") }
    override func didMove(toParent parent: UIViewController?) {
      sees.append(parent == nil ? "moved out" : "moved in")
    }
  }

  private func shownStack() -> (UIWindow, UINavigationController) {
    let window = UIWindow(frame: .zero)
    let stack = UINavigationController(rootViewController: page("A"))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    show(stack)
    return (window, stack)
  }

  @Test func `see where they are until they have gone from a stack`() {
    let (window, stack) = shownStack()
    let observer = Observer()
    stack.pushViewController(observer, animated: false)
    stack.pushViewController(page("B"), animated: false)
    stack.popViewController(animated: false)
    stack.popViewController(animated: false)
    #expect(
      observer.sees == [
        "+: stack, in it, coming", "++: window, stack, in it", "moved in",
        "-: window, stack, in it",
        "--: stack, in it", "+: stack, in it", "++: window, stack, in it",
        "-: window, stack, going", "--: stack", "moved out",
      ])
    #expect(window.rootViewController === stack)
  }

  @Test func `see who presents them until they have gone`() {
    let (window, stack) = shownStack()
    let observer = Observer()
    observer.modalPresentationStyle = .fullScreen
    stack.present(observer, animated: false)
    #expect(stack.view.window == nil && observer.view.window === window)
    observer.dismiss(animated: false)
    #expect(
      observer.sees == [
        "+: coming, presented", "++: window, presented", "-: window, going, presented",
        "--: going, presented",
      ])
    #expect(stack.view.window === window && stack.presentedViewController == nil)
  }

  @Test func `that are not there get nothing`() {
    let navigation = UINavigationController(rootViewController: page("A"))
    navigation.pushViewController(page("B"), animated: true)
    navigation.present(page("C"), animated: true)
    navigation.dismiss(animated: true)
    #expect(log.news == "Cload")
  }
}
