import LifecycleTesting
import LifecycleUIKit
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

/// A scene with two tabs; the first is a stack.
private final class TabsDelegate: UIResponder, UIWindowSceneDelegate,
  UIAdaptivePresentationControllerDelegate
{
  var window: UIWindow?
  let journal: Journal
  private var later: UIWindow?
  private lazy var stack = UINavigationController(rootViewController: Page("A", journal))

  init(_ journal: Journal) { self.journal = journal }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, Page("T", journal)]
    window = UIWindow(windowScene: scene)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
  }

  func push() { stack.pushViewController(Page("B", journal), animated: true) }

  func present(isModal: Bool = false) {
    let sheet = Page("S", journal)
    sheet.isModalInPresentation = isModal
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
    first: [String] = ["launch", "scene.willEnterForeground#A", "scene.didBecomeActive#A"]
  ) throws -> String {
    nonisolated(unsafe) var last = Journal()
    func newJournal() -> Journal {
      last = Journal()
      return last
    }
    let world = World<Journal, Scenes>.uiKitScenes(
      disk: newJournal(), appDelegate: { _ in PlainAppDelegate() },
      sceneDelegate: { TabsDelegate($0) }
    )
    .action("push") { $0.delegate.sceneDelegate?.push() }
    .action("present") { $0.delegate.sceneDelegate?.present() }
    .action("presentModally") { $0.delegate.sceneDelegate?.present(isModal: true) }
    .action("ask") { $0.delegate.sceneDelegate?.ask() }
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
    (["tab", "tab"], "T+ A- A-- T++ A+ T- T-- A++"),
    (["push", "tab"], "A- B+ A-- B++ T+ B- B-- T++"),
    (["openWindow", "nothing"], "W+ W++"),
    (["home", "suspend", "open#A"], ""),
  ])
  func `is told to them`(choices: [String], expected: String) throws {
    let all = try notes(choices)
    #expect(all == ("A+ A++ " + expected).trimmingCharacters(in: .whitespaces))
  }

  @Test(arguments: ["pop", "swipeBack.begins", "dismiss.sheet", "alert.1"])
  func `is only what is there`(gesture: String) {
    #expect(throws: WorldError.self) { _ = try notes([gesture]) }
  }

  @Test func `begins in each of several windows when it enters the foreground`() throws {
    let model = SceneModel(profile: .observed, secondScene: .window, systems: .driven)
    #expect(try notes([], on: model, first: ["launch"]) == "A+ A++")
  }
}
