import LifecycleTesting
import LifecycleUIKit
import ModelChecking
import Testing

private final class NoteController: UIViewController {
  let notes: Notes
  var text: String

  init(_ notes: Notes) {
    (self.notes, text) = (notes, notes.saved)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) { notes.saved = text }
}

/// An app with nothing but a note.
private final class NoteDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let controller: NoteController

  init(_ notes: Notes) { controller = NoteController(notes) }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}

/// How a second view controller comes over the first.
private enum Opening: CaseIterable { case push, fullScreen, sheet }

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
private final class Page: UIViewController {
  let number: Int
  unowned let app: TwoPagesDelegate

  init(_ number: Int, of app: TwoPagesDelegate) {
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

/// An app that shows a second view controller over its first.
private final class TwoPagesDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let navigation = UINavigationController()
  var views = PossibleViews()

  var isOpen: Bool {
    navigation.presentedViewController != nil || navigation.viewControllers.count > 1
  }

  func open(_ opening: Opening) {
    let page = Page(2, of: self)
    if opening == .fullScreen { page.modalPresentationStyle = .fullScreen }
    if opening == .push {
      navigation.pushViewController(page, animated: true)
    } else {
      navigation.present(page, animated: true)
    }
  }

  func close() {
    navigation.popToRootViewController(animated: true)
    navigation.dismiss(animated: true)
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
}

@MainActor @Suite struct `A driven view controller` {
  @Test func `that saves in viewWillDisappear loses what was typed when the app is left`() throws {
    let world = World.uiKit(disk: Notes()) { NoteDelegate($0) }
      .action("edit", when: { $0.delegate.appDelegate.controller.text.isEmpty }) {
        $0.delegate.appDelegate.controller.text = "x"
      }
      .requiring(
        .nothingUnsaved { $0.delegate.appDelegate.controller.text != $0.disk.saved }
      )
      .fingerprint(disk: \.saved, memory: \.appDelegate.controller.text)
    let report = try LifeCheck(world, on: .app).run(.exhaustive())
    #expect(report.findings.map(\.id) == ["I41"])
    #expect(
      report.findings.first?.trace.choices == [
        "launch", "app.didBecomeActive", "edit", "home", "suspend",
      ])
  }

  @Test(arguments: Opening.allCases)
  private func `is called as the model of view controllers says, whatever happens to the app`(
    opening: Opening
  ) throws {
    let world = World.uiKit(disk: 0) { _ in TwoPagesDelegate() }
      .action("openPage", when: { !$0.delegate.appDelegate.isOpen }) {
        $0.delegate.appDelegate.open(opening)
      }
      .action("closePage", when: { $0.delegate.appDelegate.isOpen }) {
        $0.delegate.appDelegate.close()
      }
      .fingerprint(disk: { $0 }, memory: \.appDelegate.views)
      .invariant("the calls are those of a life in the model") {
        !$0.delegate.appDelegate.views.isEmpty
      }
    let report = try LifeCheck(world, on: .app).run(.exhaustive())
    #expect(report.findings == [])
    #expect(report.verdict == .holds)
  }
}
