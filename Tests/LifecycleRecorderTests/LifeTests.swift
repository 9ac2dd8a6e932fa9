import LifecycleLogs
import LifecycleModels
import LifecycleRecorder
import LifecycleUIKit
import Testing

@MainActor @Suite struct `A recorded life` {
  private final class Files {
    var last = RecordedFile()

    func next() -> RecordedFile {
      last = RecordedFile()
      return last
    }
  }

  private let files = Files()
  /// The recorded lives need nothing of newer systems, whose models are larger.
  private static let appChecker = LogChecker(
    model: AppModel(profile: .observed, systems: .only(12)))
  private static let sceneChecker = LogChecker(model: SceneModel(profile: .observed, scenes: 1))

  /// The log of one life of an app delegate.
  private func appLog(_ choices: String...) throws -> RecordedLog {
    var options = UIKitOptions()
    options.callbacks = [
      .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
      .didEnterBackground, .willEnterForeground, .willTerminate, .openURL,
    ]
    let world = World.uiKit(disk: files.next(), options: options) { RecordedAppDelegate($0) }
    #expect(try LifeCheck(world).run(.replay(choices)).findings == [])
    return try files.last.log()
  }

  /// The log of one life of scene delegates.
  private func sceneLog(_ choices: String...) throws -> RecordedLog {
    var options = UIKitOptions()
    options.callbacks = [
      .willFinishLaunching, .didFinishLaunching, .willTerminate, .configurationForConnecting,
      .sceneWillConnect, .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive,
      .sceneWillEnterForeground, .sceneDidEnterBackground, .sceneOpenURLContexts,
    ]
    let world = World.uiKitScenes(
      disk: files.next(), options: options,
      appDelegate: { RecordedAppDelegate($0, api: .scene) },
      sceneDelegate: { RecordedSceneDelegate($0) })
    let model = SceneModel(profile: .observed, scenes: 1)
    #expect(try LifeCheck(world, on: model).run(.replay(choices)).findings == [])
    return try files.last.log()
  }

  @Test func `of an app delegate has its callbacks in order, with the states`() throws {
    let log = try appLog("launch", "home", "open.url")
    #expect(
      log.words == [
        "proc.start", "app.willFinishLaunching inactive", "app.didFinishLaunching inactive",
        "note.didFinishLaunching inactive", "app.didBecomeActive active",
        "note.didBecomeActive active", "app.willResignActive active",
        "note.willResignActive active", "app.didEnterBackground background",
        "note.didEnterBackground background", "app.willEnterForeground background",
        "note.willEnterForeground background", "app.openURL inactive",
        "app.didBecomeActive active", "note.didBecomeActive active",
      ])
    #expect(log.malformedCount == 0)
    #expect(Self.appChecker.judge(log).verdict == .accepted)
  }

  @Test func `continues in another process after a silent death`() throws {
    let log = try appLog("launch", "home", "suspend", "purge", "launch")
    #expect(log.wordsOfProcesses.map(\.count) == [10, 6])
    #expect(Self.appChecker.judge(log).verdict == .accepted)
  }

  @Test func `is rejected if a line is missing`() throws {
    let log = try appLog("launch", "home", "suspend", "resume")
    let rest = log.entries.filter { $0.item != .callback(.noteDidEnterBackground) }
    let broken = RecordedLog(
      name: log.name, lifeCycle: log.lifeCycle, alphabet: log.alphabet, entries: rest)
    let judgement = Self.appChecker.judge(broken)
    #expect(judgement.verdict == .rejected)
    #expect(judgement.callback == "app.willEnterForeground")
  }

  @Test func `of scene delegates names the scenes`() throws {
    let log = try sceneLog("launch", "home")
    #expect(
      log.words == [
        "proc.start", "app.willFinishLaunching background", "app.didFinishLaunching background",
        "note.didFinishLaunching background", "app.configurationForConnecting background",
        "scene.willConnect#lifecycle.scene.0 background",
        "scene.willEnterForeground#lifecycle.scene.0 background",
        "note.willEnterForeground background", "scene.didBecomeActive#lifecycle.scene.0 active",
        "note.didBecomeActive active", "scene.willResignActive#lifecycle.scene.0 active",
        "note.willResignActive active",
        "scene.didEnterBackground#lifecycle.scene.0 background",
        "note.didEnterBackground background",
      ])
    #expect(log.lifeCycle == .scene)
    #expect(Self.sceneChecker.judge(log).verdict == .accepted)
  }

  @Test func `of a delegate without a line has the notifications`() throws {
    var options = UIKitOptions()
    options.callbacks = []
    let world = World.uiKit(disk: 0, options: options) { _ in SilentAppDelegate() }
    let file = files.next()
    try file.recorder.start(file: file.url)
    #expect(try LifeCheck(world).run(.replay(["launch", "home"])).findings == [])
    let log = try file.log()
    #expect(
      log.words == [
        "proc.start", "note.didFinishLaunching inactive", "note.didBecomeActive active",
        "note.willResignActive active", "note.didEnterBackground background",
      ])
    #expect(Self.appChecker.judge(log).verdict == .accepted)
  }
}
