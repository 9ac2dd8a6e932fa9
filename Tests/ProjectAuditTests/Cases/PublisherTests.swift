import Testing

@testable import ProjectAudit

@Suite struct `A publisher` {
  /// The lines of what is found, in an app that sends URLs through a publisher.
  private func lines(
    publisher: String = "PassthroughSubject<URL, Never>()", cold: String = "hand(url)",
    others: String = ""
  ) -> [Int] {
    Found(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          let links = \(publisher)
        }
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: S, options connectionOptions: O) {
            guard let url = connectionOptions.urlContexts.first?.url else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.\(cold) }
          }
          func scene(_ scene: UIScene, openURLContexts c: Set<C>) { c.forEach { hand($0.url) } }
          func hand(_ url: URL) {
            delegate.links.send(url)
          }
          func show(_ url: URL) { delegate.pages.send(url) }
        }
        \(others)
        """
    ).lines(.readiness)
  }

  @Test func `that keeps nothing loses a URL that starts the app`() {
    #expect(lines() == [11])
    let view = "struct Home: View { var body: some View { Text(x).onReceive(delegate.links) { } } }"
    #expect(lines(others: view) == [11])
  }

  @Test func `that keeps its value loses nothing`() {
    #expect(lines(publisher: "CurrentValueSubject<URL?, Never>(nil)") == [])
  }

  @Test func `loses nothing that goes elsewhere`() {
    #expect(lines(cold: "show(url)") == [])
  }

  @Test func `loses nothing if a scene delegate subscribes when it connects`() {
    let listening = """
      extension SceneDelegate {
        func sceneWillEnterForeground(_ s: UIScene) { links.sink { show($0) }.store(in: &bag) }
      }
      """
    #expect(lines(others: listening) == [])
  }

  /// What is found in a SwiftUI app whose delegate passes a tap on.
  private func found(
    passing: String = "NotificationCenter.default.post(name: .tapped, object: nil)",
    listening: String =
      ".onReceive(NotificationCenter.default.publisher(for: .tapped)) { show($0) }",
    others: String = ""
  ) -> [String] {
    var project = BugCase.swiftUI(
      delegate: Code.didFinish("UNUserNotificationCenter.current().delegate = self")
        + Code.didReceive(passing))
    project.targets[0].files["App/Home.swift"] = """
      struct Home: View { var body: some View { Text("Home")\(listening) } }
      extension Notification.Name { static let tapped = Notification.Name("tapped") }
      \(others)
      """
    return project.found
  }

  @Test func `loses a tap that starts an app of which only views listen`() {
    #expect(found() == ["R24 warning"])
    #expect(
      found(
        passing: "Taps.shared.opened.send(response)",
        listening: ".onReceive(Taps.shared.opened) { show($0) }",
        others: "class Taps { let opened = PassthroughSubject<R, Never>() }") == ["R24 warning"])
  }

  @Test func `is known by the text of its name`() {
    func found(_ name: String, heardBy other: String) -> [String] {
      self.found(
        passing:
          "NotificationCenter.default.post(name: Notification.Name(\"\(name)\"), object: nil)",
        listening:
          ".onReceive(NotificationCenter.default.publisher(for: Notification.Name(\"\(other)\"))) { show($0) }"
      )
    }
    #expect(found("opened", heardBy: "opened") == ["R24 warning"])
    #expect(found("opened", heardBy: "closed") == [])
  }

  @Test func `loses a tap that a helper passes on, unless that waits first`() {
    func found(_ helper: String) -> [String] {
      self.found(
        passing: "show(response)",
        others: "extension AppDelegate { func show(_ r: R) { \(helper) } }")
    }
    let post = "NotificationCenter.default.post(name: .tapped, object: nil)"
    #expect(found(post) == ["R24 warning"])
    #expect(found("Task { @MainActor in \(post) }") == ["R24 warning"])
    #expect(found("queue.asyncAfter(deadline: .now() + 1) { \(post) }") == [])
  }

  @Test func `loses no tap that is stored, or that something else hears of`() {
    let post = "NotificationCenter.default.post(name: .tapped, object: nil)"
    #expect(found(passing: "pending = response\n" + post) == [])
    let router = """
      class Router {
        func start() { center.addObserver(self, selector: #selector(open), name: .tapped, object: nil) }
      }
      """
    #expect(found(others: router) == [])
    let deaf = ".onReceive(NotificationCenter.default.publisher(for: .tapped)) { _ in }"
    #expect(found(listening: deaf) == [])
    #expect(found(listening: "") == [])
    let refresh = post.replacing("tapped", with: "refreshAll")
    #expect(
      found(
        passing: refresh,
        listening: ".onReceive(NotificationCenter.default.publisher(for: .refreshAll)) { show($0) }"
      )
        == [])
  }

  private func failing(_ body: String) -> [Int] {
    Found(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
            \(body)
          }
        }
        """
    ).lines(.pairs)
  }

  @Test func `ends for good when a registration fails`() {
    #expect(failing("tokens.send(completion: .failure(error))") == [3])
    #expect(failing("tokens.send(.failure(error))") == [])
  }
}
