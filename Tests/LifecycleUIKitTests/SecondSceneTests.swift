import CarPlay
import LifecycleTesting
import LifecycleUIKit
import Testing

/// What a podcast app keeps: its episodes, and how far the user has listened.
private final class Library {
  let episodes = ["First", "Second"]
  var position = 0
}

/// Plays from the library. In the broken app only the phone's scene makes it.
@MainActor private final class Player {
  let library: Library
  var position: Int

  init(_ library: Library) { (self.library, position) = (library, library.position) }

  var isSaved: Bool { position == library.position }

  func save() { library.position = position }
}

/// Makes the player at the launch, unless it leaves that to the phone's scene.
private final class PodcastDelegate: UIResponder, UIApplicationDelegate {
  let library: Library
  let waitsForPhone: Bool
  var player: Player?

  init(_ library: Library, waitsForPhone: Bool = false) {
    (self.library, self.waitsForPhone) = (library, waitsForPhone)
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if !waitsForPhone { player = Player(library) }
    return true
  }
}

extension UIApplication {
  fileprivate var podcasts: PodcastDelegate? { delegate as? PodcastDelegate }
}

private final class PhoneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let podcasts = UIApplication.shared.podcasts, podcasts.player == nil else { return }
    podcasts.player = Player(podcasts.library)
  }

  func sceneDidEnterBackground(_ scene: UIScene) { UIApplication.shared.podcasts?.player?.save() }
}

private final class CarDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
  let saveTime: Callback?

  init(savingAt saveTime: Callback? = .sceneWillResignActive) { self.saveTime = saveTime }

  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {
    let episodes = UIApplication.shared.podcasts?.player?.library.episodes ?? []
    let items = episodes.map { CPListItem(text: $0, detailText: nil) }
    interfaceController.setRootTemplate(
      CPListTemplate(title: "Podcasts", sections: [CPListSection(items: items)]), animated: false)
  }

  func sceneWillResignActive(_ scene: UIScene) { save(at: .sceneWillResignActive) }
  func sceneDidEnterBackground(_ scene: UIScene) { save(at: .sceneDidEnterBackground) }

  private func save(at time: Callback) {
    if time == saveTime { UIApplication.shared.podcasts?.player?.save() }
  }
}

@MainActor @Suite(.lifecycle(saved: .off)) struct `A scene in a car` {
  private typealias Podcasts = World<Library, DrivenScenes<PodcastDelegate, PhoneDelegate>>

  private func podcasts(
    waitingForPhone: Bool = false, savingAt saveTime: Callback? = .sceneWillResignActive
  ) -> Podcasts {
    World.uiKitScenes(
      disk: Library(), appDelegate: { PodcastDelegate($0, waitsForPhone: waitingForPhone) },
      sceneDelegate: { _ in PhoneDelegate() },
      otherScreenDelegate: { _, _ in CarDelegate(savingAt: saveTime) }
    )
    .action("listen", when: { $0.delegate.appDelegate.player?.position == 0 }) {
      $0.delegate.appDelegate.player?.position = 1
    }
    .invariant("the car shows every episode", after: .sceneDidBecomeActive) { moment in
      guard let car = moment.delegate.scenes[1] as? CPTemplateApplicationScene else { return true }
      let list = car.interfaceController.rootTemplate as? CPListTemplate
      return list?.itemCount == moment.disk.episodes.count
    }
    .requiring(
      .nothingUnsaved { $0.delegate.appDelegate.player?.isSaved == false }
    )
    .fingerprint(disk: \.position, memory: { app in app.appDelegate.player?.position ?? -1 })
  }

  private func findings(_ world: Podcasts) throws -> [String] {
    let check = try LifeCheck(
      world, on: SceneModel(profile: .observed, secondScene: .car, systems: .driven))
    return try check.run(.everyState()).findings.map { finding in
      "\(finding.id): \(finding.trace.choices.joined(separator: ", "))"
    }
  }

  @Test func `is checked on a model that has it`() {
    let podcasts = World.uiKitScenes(
      disk: Library(), appDelegate: { PodcastDelegate($0) },
      sceneDelegate: { _ in PhoneDelegate() },
      otherScreenDelegate: { _, _ in CarDelegate() }
    )
    .action("listen", when: { $0.delegate.appDelegate.player?.position == 0 }) {
      $0.delegate.appDelegate.player?.position = 1
    }
    .fingerprint(disk: \.position, memory: { $0.appDelegate.player?.position ?? -1 })
    expectAll(
      podcasts, .nothingUnsaved { $0.delegate.appDelegate.player?.isSaved == false },
      on: SceneModel(profile: .observed, secondScene: .car, systems: .driven))
  }

  @Test func `gets a fresh now-playing template in each process`() throws {
    var marks: [String] = []
    let world = World.uiKitScenes(
      disk: 0, appDelegate: { _ in ReadyDelegate() }, sceneDelegate: { _ in PhoneDelegate() },
      otherScreenDelegate: { _, _ in CarDelegate() }
    )
    .action("mark") { _ in
      let template = CPNowPlayingTemplate.shared
      marks.append("\(template.userInfo ?? "none")")
      template.userInfo = "marked"
    }
    let life = ["launch", "mark", "mark", "home", "suspend", "purge", "launch", "mark"]
    let model = SceneModel(profile: .observed, secondScene: .car, systems: .driven)
    #expect(try live(life, in: world, on: model) == [])
    #expect(marks == ["none", "marked", "none"])
  }

  @Test func `shows everything if no scene depends on another`() throws {
    let found = try findings(podcasts())
    #expect(found == [])
  }

  @Test func `shows nothing if the phone's scene makes what it shows`() throws {
    let found = try findings(podcasts(waitingForPhone: true))
    #expect(found == ["the car shows every episode: carPlay.launches#B"])
    let check = try LifeCheck(
      podcasts(waitingForPhone: true),
      on: SceneModel(profile: .observed, secondScene: .car, systems: .driven))
    let test = try #require(check.run(.everyState()).findings.first?.test).source(for: .swift)
    #expect(
      test.contains("SceneModel(profile: .observed, secondScene: .car, systems: .driven)"))
  }

  /// A scene that is unplugged resigns and disconnects, and never enters the background.
  @Test(
    arguments: [
      (nil, "listen, carPlay.left#B, suspend"),
      (.sceneDidEnterBackground, "listen, carPlay.unplugged#B, suspend"),
    ] as [(Callback?, String)])
  func `loses what is not saved when it resigns`(saveTime: Callback?, life: String) throws {
    let found = try findings(podcasts(savingAt: saveTime))
    #expect(found == ["I41: carPlay.launches#B, \(life)"])
  }
}

/// Shows the note that its scene was opened with, or all notes.
private final class NoteDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var note = ""
  private(set) var errors: [UISceneError] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    note = connectionOptions.userActivities.first?.title ?? "all"
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    note = userActivity.title ?? "none"
  }

  func open(_ title: String?, in session: UISceneSession?) {
    let activity = title.map { title in
      let activity = NSUserActivity(activityType: "note")
      activity.title = title
      return activity
    }
    UIApplication.shared.requestSceneSessionActivation(
      session, userActivity: activity, options: nil
    ) { error in
      do { throw error } catch UISceneError.requestDenied {
        self.errors.append(UISceneError(.requestDenied))
      } catch {
        self.errors += [error as? UISceneError].compactMap(\.self)
      }
    }
  }
}

@MainActor @Suite(.lifecycle(saved: .off)) struct `A scene that the app asks for` {
  /// What the scenes show after a life in which the app asks for one, and the errors of the requests.
  private func shown(
    _ choices: [String], on model: SceneModel,
    _ ask: @escaping (NoteDelegate, UISceneSession?) -> Void
  ) throws -> (notes: [String], errors: [UISceneError.Code]) {
    var notes: [String] = []
    var errors: [UISceneError.Code] = []
    let world = World.uiKitScenes(
      disk: 0, appDelegate: { _ in ReadyDelegate() }, sceneDelegate: { _ in NoteDelegate() }
    )
    .action("ask", in: [.active, .background]) { moment in
      let app = moment.delegate
      app.sceneDelegates.values.first.map { ask($0, app.scenes[0]?.session) }
    }
    .invariant("it is noted") { moment in
      let delegates = moment.delegate.sceneDelegates.sorted { $0.key < $1.key }.map(\.value)
      (notes, errors) = (delegates.map(\.note), delegates.flatMap(\.errors).map(\.code))
      return true
    }
    let findings = try LifeCheck(world, on: model).run(.replay(choices)).findings
    #expect(findings == [])
    return (notes, errors)
  }

  private let windows = SceneModel(profile: .observed, secondScene: .window, systems: .driven)

  @Test func `is new without a session, and gets the activity in its options`() throws {
    let shown = try shown(["launch", "ask"], on: windows) { delegate, _ in
      delegate.open("Milk", in: nil)
    }
    #expect(shown.notes == ["all", "Milk"])
    #expect(shown.errors == [])
  }

  @Test func `is new again after the window was closed`() throws {
    let life = ["launch", "newWindow#B", "pushAside#B", "closeWindow#B", "ask"]
    let shown = try shown(life, on: windows) { delegate, _ in delegate.open("Milk", in: nil) }
    #expect(shown.notes == ["all", "Milk"])
    #expect(shown.errors == [])
  }

  @Test func `comes forward with a session, and continues the activity if there is one`() throws {
    let aside = ["launch", "newWindow#B", "pushAside#A", "ask", "scene.continueUserActivity#A"]
    let shown = try shown(aside, on: windows) { $0.open("Eggs", in: $1) }
    #expect(shown.notes == ["Eggs", "all"])
    let plain = try self.shown(aside, on: windows) { $0.open(nil, in: $1) }
    #expect(plain.notes == ["all", "all"])
  }

  @Test func `gets nothing of a request that had no effect`() throws {
    let life = ["launch", "newWindow#B", "ask", "pushAside#A", "closeWindow#A", "newWindow#A"]
    let shown = try shown(life, on: windows) { $0.open("Milk", in: $1) }
    #expect(shown.notes == ["all", "all"])
  }

  @Test func `is refused with an error in the background, and to an app with one window`() throws {
    let hidden = try shown(["launch", "home", "ask"], on: windows) { $0.open("Milk", in: $1) }
    #expect(hidden.errors == [.requestDenied])
    let single = try shown(["launch", "ask"], on: .scenes) { $0.open("Milk", in: $1) }
    #expect(single.errors == [.multipleScenesNotSupported])
  }
}

/// Draws slides when its scene becomes active, or already when it enters the foreground.
private final class SlidesDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let waitsForActivation: Bool
  private(set) var isDrawing = false
  private(set) var place = ""

  init(waitsForActivation: Bool) { self.waitsForActivation = waitsForActivation }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    place = "\(session.role == .windowExternalDisplayNonInteractive), \(scene.screen.bounds.width)"
  }

  func sceneWillEnterForeground(_ scene: UIScene) { if !waitsForActivation { isDrawing = true } }
  func sceneDidBecomeActive(_ scene: UIScene) { isDrawing = true }
}

@MainActor @Suite(.lifecycle(saved: .off)) struct `A scene on an external display` {
  @Test(arguments: [true, false])
  func `never becomes active`(waitsForActivation: Bool) throws {
    let world = World.uiKitScenes(
      disk: 0, appDelegate: { _ in ReadyDelegate() },
      sceneDelegate: { _ in SlidesDelegate(waitsForActivation: waitsForActivation) }
    )
    .invariant("the display shows slides while the phone is in use") { moment in
      guard moment.isSettled, moment.state == .active,
        let display = moment.delegate.sceneDelegates[1]
      else { return true }
      return display.isDrawing && display.place == "true, 1920.0"
    }
    let model = SceneModel(profile: .observed, secondScene: .externalDisplay, systems: .driven)
    let report = try LifeCheck(world, on: model).run(.exhaustive(depth: 3))
    #expect(
      report.findings.map(\.trace.choices)
        == (waitsForActivation ? [["launch", "display.connects#B"]] : []))
  }
}

private final class ReadyDelegate: NSObject, UIApplicationDelegate {}
