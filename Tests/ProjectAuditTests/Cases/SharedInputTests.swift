import Testing

@testable import ProjectAudit

@Suite struct `A tap that an app passes on` {
  /// What is found in an app whose delegate passes a tap on to objects that each window makes.
  private func found(
    passing: String = "Router.shared.taps.send(response)",
    listening: String = "Router.shared.taps.sink { self.show($0) }.store(in: &bag)",
    several: Bool = true
  ) -> [String] {
    let project = BugCase.app(
      app: Code.didFinish("UNUserNotificationCenter.current().delegate = self")
        + Code.didReceive(passing), scene: BugCase.connecting("coordinator = Coordinator()"),
      others: [
        "App/Router.swift": """
        class Router {
          static let shared = Router()
          let taps = PassthroughSubject<UNNotificationResponse, Never>()
        }
        class Coordinator {
          init() { listen() }
          func listen() { \(listening) }
          func show(_ response: UNNotificationResponse) { push(response) }
        }
        """
      ])
    return (several ? project.withSeveralWindows() : project).found
  }

  @Test func `is handled in every window`() {
    #expect(found() == ["R13 warning"])
    let posting =
      "NotificationCenter.default.post(name: .tapped, object: nil, userInfo: [1: response])"
    let observing =
      "center.addObserver(self, selector: #selector(show), name: .tapped, object: nil)"
    #expect(found(passing: posting, listening: observing) == ["R13 warning"])
  }

  @Test func `is handled once if there is one window, or the window in front takes it`() {
    #expect(found(several: false) == [])
    #expect(
      found(
        listening:
          "Router.shared.taps.sink { if scene.activationState == .foregroundActive { show($0) } }")
        == [])
  }

  @Test func `is handled once if nothing of a window listens`() {
    #expect(found(listening: "Router.shared.pages.sink { self.show($0) }.store(in: &bag)") == [])
    #expect(found(passing: "Router.shared.open(response)") == [])
  }
}
