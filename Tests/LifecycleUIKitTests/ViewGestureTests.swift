import LifecycleTesting
import LifecycleUIKit
import SwiftUI
import Testing

/// Notes when it appears and disappears, under its letter.
private final class Page: UIViewController {
  let letter: String
  let journal: Journal

  init(_ letter: String, _ journal: Journal) {
    self.letter = letter
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { journal.lines.append(letter + "+") }
  override func viewDidAppear(_ animated: Bool) { journal.lines.append(letter + "++") }
  override func viewWillDisappear(_ animated: Bool) { journal.lines.append(letter + "-") }
  override func viewDidDisappear(_ animated: Bool) { journal.lines.append(letter + "--") }
}

/// A scene with three tabs; the first is a stack, and the second only presents.
private final class TabsDelegate: UIResponder, UIWindowSceneDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  var window: UIWindow?
  let journal: Journal
  let welcomes: Bool
  private var later: UIWindow?
  private lazy var stack = UINavigationController(rootViewController: Page("A", journal))

  init(_ journal: Journal, welcomes: Bool = false) {
    self.journal = journal
    self.welcomes = welcomes
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, Page("X", journal), Page("T", journal)]
    tabs.delegate = self
    window = UIWindow(windowScene: scene)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    if welcomes { present() }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let isButton = (viewController as? Page)?.letter == "X"
    if isButton { present() }
    return !isButton
  }

  func push(isGuarded: Bool = false) {
    let page = Page("B", journal)
    if isGuarded { page.navigationItem.leftBarButtonItem = UIBarButtonItem() }
    stack.pushViewController(page, animated: true)
  }

  func popAll() { stack.popToRootViewController(animated: true) }

  /// The page that the user is to stay on is the one that says so, and not its container.
  func present(isModal: Bool = false, _ style: UIModalPresentationStyle = .automatic) {
    let page = Page("S", journal)
    page.isModalInPresentation = isModal
    let sheet = UINavigationController(rootViewController: page)
    sheet.modalPresentationStyle = style
    sheet.presentationController?.delegate = self
    stack.present(sheet, animated: true) { self.journal.lines.append("presented") }
  }

  func ask() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    for title in ["Cancel", "Delete"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { _ in self.journal.lines.append(title) })
    }
    stack.present(alert, animated: true)
  }

  func openWindow() {
    guard let scene = window?.windowScene else { return }
    later = UIWindow(windowScene: scene)
    later?.rootViewController = Page("W", journal)
    later?.makeKeyAndVisible()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.lines.append("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    journal.lines.append("kept")
  }
}

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {}

@MainActor @Suite struct `What a user does with view controllers` {
  private typealias Scenes = DrivenScenes<PlainAppDelegate, TabsDelegate>

  /// What is noted in a life after the first view has appeared.
  private func notes(
    _ choices: [String], on model: some LogModel = .scenes,
    welcomes: Bool = false,
    first: [String] = ["launch", "scene.willEnterForeground#A", "scene.didBecomeActive#A"]
  ) throws -> String {
    nonisolated(unsafe) var last = Journal()
    func newJournal() -> Journal {
      last = Journal()
      return last
    }
    let world = World<Journal, Scenes>.uiKitScenes(
      disk: newJournal(), appDelegate: { _ in PlainAppDelegate() },
      sceneDelegate: { TabsDelegate($0, welcomes: welcomes) }
    )
    .action("push") { $0.delegate.sceneDelegate?.push() }
    .action("present") { $0.delegate.sceneDelegate?.present() }
    .action("presentModally") { $0.delegate.sceneDelegate?.present(isModal: true) }
    .action("ask") { $0.delegate.sceneDelegate?.ask() }
    .action("cover") { $0.delegate.sceneDelegate?.present(.fullScreen) }
    .action("presentOver") { $0.delegate.sceneDelegate?.present(.overFullScreen) }
    .action("pushGuarded") { $0.delegate.sceneDelegate?.push(isGuarded: true) }
    .action("popAll") { $0.delegate.sceneDelegate?.popAll() }
    .action("openWindow") { $0.delegate.sceneDelegate?.openWindow() }
    .action("nothing") { _ in }
    let report = try LifeCheck(world, on: model).run(.replay(first + choices))
    #expect(report.findings == [])
    return last.lines.joined(separator: " ")
  }

  @Test(arguments: [
    (["push", "pop"], "A- B+ A-- B++ B- A+ B-- A++"),
    (["push", "swipeBack.begins", "swipeBack.ends"], "A- B+ A-- B++ B- A+ B-- A++"),
    (["push", "swipeBack.begins", "swipeBack.givenUp"], "A- B+ A-- B++ B- A+ A- A-- B+ B++"),
    (["push", "swipeBack.begins", "home"], "A- B+ A-- B++ B- A+ A- A-- B+ B++"),
    (["present", "dismiss.sheet"], "S+ S++ presented S- S-- did dismiss"),
    (["presentModally", "dismiss.sheet"], "S+ S++ presented kept"),
    (["ask", "alert.2", "push"], "Delete A- B+ A-- B++"),
    (["push", "swipeBack.begins", "popAll", "push"], "A- B+ A-- B++ B- A+ B-- A++ A- B+ A-- B++"),
    (["ask", "home", "suspend", "purge"], ""),
    (["cover", "home", "open#A"], "A- S+ S++ A-- presented"),
    (["tab.3", "tab.1"], "T+ A- A-- T++ A+ T- T-- A++"),
    (["push", "tab.3"], "A- B+ A-- B++ T+ B- B-- T++"),
    (["push", "tab.1"], "A- B+ A-- B++ B- A+ B-- A++"),
    (["tab.2", "dismiss.sheet", "tab.3"], "S+ S++ presented S- S-- did dismiss T+ A- A-- T++"),
    (["openWindow", "nothing"], "W+ W++"),
    (["home", "suspend", "open#A"], ""),
  ])
  func `is told to them`(choices: [String], expected: String) throws {
    let all = try notes(choices)
    #expect(all == ("A+ A++ " + expected).trimmingCharacters(in: .whitespaces))
  }

  @Test(arguments: [
    ["pop"], ["swipeBack.begins"], ["dismiss.sheet"], ["alert.1"], ["tab.1"], ["tab.4"],
    ["pushGuarded", "pop"], ["pushGuarded", "swipeBack.begins"], ["cover", "dismiss.sheet"],
    ["presentOver", "dismiss.sheet"], ["present", "tab.3"], ["push", "swipeBack.begins", "pop"],
  ])
  func `is only what is there`(choices: [String]) {
    #expect {
      _ = try notes(choices)
    } throws: { error in
      if case WorldError.impossibleChoice(choices.last, _, _)? = error as? WorldError {
        true
      } else {
        false
      }
    }
  }

  @Test func `sees what is presented before the first appearance`() throws {
    #expect(
      try notes(["dismiss.sheet"], welcomes: true)
        == "presented A+ A++ S+ S++ S- S-- did dismiss")
  }

  @Test func `is done in the window that is active`() throws {
    let model = SceneModel(profile: .observed, secondScene: .window, systems: .driven)
    #expect(try notes([], on: model, first: ["launch"]) == "A+ A++")
    let beside = try notes(
      ["push", "newWindow#B", "pushAside#B", "pop"], on: model, first: ["launch"])
    #expect(beside == "A+ A++ A- B+ A-- B++ A+ A++ B- A+ B-- A++")
    // Another scene that resigns leaves the swipe alone.
    let swiped = try notes(
      ["push", "swipeBack.begins", "newWindow#B", "pushAside#B", "swipeBack.ends"], on: model,
      first: ["launch"])
    #expect(swiped == "A+ A++ A- B+ A-- B++ B- A+ A+ A++ B-- A++")
  }

  @Test func `is nothing in an app that shows only SwiftUI`() throws {
    var options = UIKitOptions()
    options.window = {
      let window = UIWindow()
      window.rootViewController = UIHostingController(rootView: Text("Notes"))
      return window
    }
    let world = World.uiKit(disk: 0, options: options) { _ in PlainAppDelegate() }
    #expect(throws: WorldError.unknownChoice("pop", nearest: nil)) {
      try LifeCheck(world, on: .app).run(.replay(["launch", "pop"]))
    }
  }

  @Test func `gives way to an action of the test with the same name`() throws {
    let world = World<Journal, Scenes>.uiKitScenes(
      disk: Journal(), appDelegate: { _ in PlainAppDelegate() },
      sceneDelegate: { TabsDelegate($0) }
    )
    .action("pop") { $0.disk.lines.append("popped") }
    .invariant("nothing is popped") { $0.disk.lines.last != "popped" }
    #expect(try LifeCheck(world, on: .scenes).run(.exhaustive(depth: 4)).findings.count == 1)
  }
}
