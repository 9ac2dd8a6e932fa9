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
