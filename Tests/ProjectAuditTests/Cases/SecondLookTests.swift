import Testing

@testable import ProjectAudit

/// What looks like a mistake until somebody reads on.
@Suite struct `A second look` {
  @Test func `finds who makes the only object of a class in Objective-C`() {
    let notifier = """
      @implementation Notifier
      + (instancetype)sharedNotifier { static Notifier *n; n = [self new]; return n; }
      - (instancetype)init {
        self = [super init];
        [UNUserNotificationCenter.currentNotificationCenter setDelegate:self];
        return self;
      }
      - (void)userNotificationCenter:(C *)c didReceiveNotificationResponse:(R *)r
          withCompletionHandler:(void (^)(void))done { [self show:r]; done(); }
      @end
      """
    func found(_ launching: String) -> [String] {
      BugCase.app(app: Code.didFinish(launching), others: ["App/Notifier.m": notifier]).found
        .filter { $0.hasPrefix("R8") }
    }
    #expect(found("Notifier.shared.register()") == [])
    #expect(found("log()") == ["R8 warning"])
  }

  @Test func `finds that the end of the process is not the only time`() {
    func lines(_ leaving: String) -> [Int] {
      Found(
        in: """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationWillTerminate(_ a: UIApplication) { saveAll() }
          }
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func sceneDidEnterBackground(_ s: UIScene) { \(leaving) }
          }
          """
      ).lines(.lastChance)
    }
    #expect(lines("delegate.applicationWillTerminate(app)") == [])
    #expect(lines("log()") == [2])
  }

  @Test func `finds that a login which was not begun cannot end`() {
    func lines(_ name: String) -> [Int] {
      Found(
        in: """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func scene(_ s: UIScene, willConnectTo session: S, options o: UIScene.ConnectionOptions) {
              if let url = o.urlContexts.first?.url { router.open(url) }
            }
            func scene(_ s: UIScene, openURLContexts c: Set<C>) {
              guard let url = c.first?.url, !\(name)(url) else { return }
              router.open(url)
            }
          }
          """
      ).lines(.coldInput)
    }
    #expect(lines("AuthenticationSession.handle") == [])
    #expect(lines("Referrals.take") == [6])
  }

  @Test(arguments: [
    "for activity in options.userActivities {\nif activity.activityType == news { return other }\n}",
    "let kind = options.userActivities.compactMap { Kind($0.activityType) }.first",
    "if options.userActivities.contains(where: { $0.activityType == news }) { return other }",
  ])
  func `finds that an activity only tells which window to open`(choosing: String) {
    #expect(connecting(choosing) == [])
  }

  @Test(arguments: [
    "for activity in options.userActivities { open(activity) }",
    "pending = options.userActivities.compactMap { Link($0.webpageURL) }.first",
  ])
  func `finds that an activity is more than that`(taking: String) {
    #expect(connecting(taking) == ["R7 note"])
  }

  /// What is found about activities where the configuration of a scene is chosen.
  private func connecting(_ choosing: String) -> [String] {
    BugCase.app(app: Code.configuration(choosing + "\nreturn usual")).found
      .filter { $0.hasPrefix("R7") }
  }

  @Test func `finds that an identifier is what a function is given`() {
    func found(_ function: String) -> [String] {
      let mock = "enum Mock { static let identifier = \"mock\" }"
      return BugCase.app(
        app: function, others: ["App/Mock.swift": mock]
      ).permitting("real").found.filter { $0.hasPrefix("R8") }
    }
    let register = "scheduler.register(forTaskWithIdentifier: identifier, using: nil) { run($0) }"
    #expect(found("func add(_ identifier: String) { \(register) }") == [])
    #expect(found("func add() { \(register) }") == ["R8 error"])
  }

  @Test func `finds that a method takes the delegate in place of whoever has one`() {
    func lines(_ sender: String) -> [Int] {
      Found(
        in: """
          class AppDelegate: UIResponder, UIApplicationDelegate, MessagingDelegate {
            func messaging(_ messaging: \(sender), didReceiveRegistrationToken token: String?) { post(token) }
          }
          """
      ).lines(.misspelling)
    }
    #expect(lines("MessagingDelegate") == [2])
    #expect(lines("Messaging") == [])
  }
}
