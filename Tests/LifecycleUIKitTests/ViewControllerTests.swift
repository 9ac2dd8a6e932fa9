import LifecycleTesting
import LifecycleUIKit
import ModelChecking
import Testing

/// What survives.
private final class Disk {
  var text = ""
}

/// How a second view controller comes over the first.
private enum Opening: CaseIterable { case push, fullScreen, sheet }

/// When an editor saves.
private enum Moment { case disappearing, leaving, neither }

/// The states in which the model `views` can be after the calls so far.
private struct PossibleViews: Hashable {
  private static let machine = ViewsModel(profile: .observed, systems: .driven).machine
  private var states = Self.silently(Set(machine.initialStates))

  /// A call to one of two view controllers.
  mutating func take(_ call: String) {
    states = Self.silently(
      Self.steps(from: states) { $0.callback?.isViewControllerMethod == true && $0.name == call })
  }

  var isEmpty: Bool { states.isEmpty }

  private static func steps(
    from states: Set<ViewsState>, by isTaken: (Rule<ViewsState>) -> Bool
  ) -> Set<ViewsState> {
    Set(
      states.flatMap { state in
        machine.actions(in: state).filter { isTaken(machine.rules[$0.rule]) }.map {
          machine.successor(of: state, taking: $0)
        }
      })
  }

  /// What follows from what no view controller is called for.
  private static func silently(_ states: Set<ViewsState>) -> Set<ViewsState> {
    var (all, news) = (states, states)
    while !news.isEmpty {
      news = steps(from: news) { $0.callback?.isViewControllerMethod != true }.subtracting(all)
      all.formUnion(news)
    }
    return all
  }
}

/// Tells what it is called with.
private class Page: UIViewController {
  let number: Int
  unowned let app: NotesDelegate

  init(_ number: Int, of app: NotesDelegate) {
    self.number = number
    self.app = app
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ callback: Callback) { app.views.take("\(callback.name)#\(number)") }

  override func viewDidLoad() { note(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { note(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { note(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { note(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { note(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { note(.viewDidDisappear) }
}

private final class Editor: Page {
  var text: String

  init(of app: NotesDelegate) {
    text = app.disk.text
    super.init(2, of: app)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if app.saving == .disappearing { app.disk.text = text }
  }
}

/// An app whose list opens an editor.
private final class NotesDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let disk: Disk
  let saving: Moment
  let navigation = UINavigationController()
  var views = PossibleViews()

  init(_ disk: Disk, saving: Moment) {
    self.disk = disk
    self.saving = saving
  }

  var editor: Editor? {
    (navigation.presentedViewController ?? navigation.topViewController) as? Editor
  }

  func open(_ opening: Opening) {
    let editor = Editor(of: self)
    if opening == .fullScreen { editor.modalPresentationStyle = .fullScreen }
    if opening == .push {
      navigation.pushViewController(editor, animated: true)
    } else {
      navigation.present(editor, animated: true)
    }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    navigation.viewControllers = [Page(1, of: self)]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    if saving == .leaving, let editor { disk.text = editor.text }
  }
}

@MainActor @Suite(.lifecycle(saved: .off)) struct `A driven view controller` {
  private typealias App = DrivenApp<NotesDelegate>

  private func world(saving: Moment, _ opening: Opening) -> World<Disk, App> {
    World.uiKit(disk: Disk()) { NotesDelegate($0, saving: saving) }
      .action("openNote", when: { $0.delegate.appDelegate.editor == nil }) {
        $0.delegate.appDelegate.open(opening)
      }
      .action("edit", when: { $0.delegate.appDelegate.editor?.text == "" }) {
        $0.delegate.appDelegate.editor?.text = "x"
      }
      .fingerprint(
        disk: \.text,
        memory: { [AnyHashable($0.appDelegate.editor?.text), AnyHashable($0.appDelegate.views)] })
  }

  private let nothingUnsaved = Obligation<Disk, App>.nothingUnsaved {
    $0.delegate.appDelegate.editor.map { $0.text != $0.app.disk.text } ?? false
  }

  @Test func `that saves in viewWillDisappear loses what was typed when the app is left`() throws {
    let world = world(saving: .disappearing, .push).requiring(nothingUnsaved)
    let report = try LifeCheck(world, on: .app).run(.exhaustive())
    #expect(report.findings.map(\.id) == ["I41"])
    #expect(
      report.findings.first?.trace.choices == [
        "launch", "app.didBecomeActive", "openNote", "edit", "home", "suspend",
      ])
  }

  @Test(arguments: Opening.allCases)
  private func `is called as the model of view controllers says, whatever happens to the app`(
    opening: Opening
  ) throws {
    let world = world(saving: .leaving, opening).requiring(nothingUnsaved)
      .invariant("the calls are those of a life in the model") {
        !$0.delegate.appDelegate.views.isEmpty
      }
    let report = try LifeCheck(world, on: .app).run(.exhaustive())
    #expect(report.findings == [])
    #expect(report.verdict == .holds)
  }
}
