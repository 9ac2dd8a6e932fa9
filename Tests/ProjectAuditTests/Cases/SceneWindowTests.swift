import Testing

@testable import ProjectAudit

@Suite struct `A scene without a window` {
  private func audit(
    scene: String, storyboard: String? = nil, others: [String: String] = [:]
  ) -> (AuditVerdict?, [AuditRule]) {
    let report = BugCase.app(
      manifest: Plist.manifest(storyboard: storyboard), scene: scene, others: others
    ).report
    return (report.targets.first?.verdict, report.targets.flatMap(\.findings).map(\.rule))
  }

  @Test(arguments: [
    "", "var window: UIWindow?", "var window: UIWindow? = UIWindow(frame: .zero)",
    Code.willConnect("window = .init(frame: .zero)"),
    Code.willConnect("window = ThemedWindow(frame: .zero)"),
  ])
  func `stays black`(scene: String) {
    #expect(audit(scene: scene) == (.willNotLaunch, [.windowWithoutScene]))
  }

  @Test(arguments: [
    Code.willConnect("window = ThemedWindow(style: 1, windowScene: scene)"),
    Code.willConnect("window = UIWindow()\nwindow?.windowScene = scene"),
  ])
  func `is none if some code gives the window its scene`(scene: String) {
    #expect(audit(scene: scene) == (.ready, []))
  }

  @Test func `is none if a storyboard has the window, or another object makes it`() {
    let storyboard = ["App/Base.lproj/Main.storyboard": Code.storyboard]
    #expect(
      audit(scene: "var window: UIWindow?", storyboard: "Main", others: storyboard) == (.ready, []))
    let asking = Code.willConnect("if window == nil { window = UIWindow(windowScene: scene) }")
    #expect(audit(scene: asking, storyboard: "Main", others: storyboard) == (.ready, []))
    let making = Code.willConnect("window = UIWindow(windowScene: scene)")
    #expect(
      audit(scene: making, storyboard: "Main", others: storyboard).1 == [.windowWithoutScene])
    let coordinator = "class Coordinator { func start() { UIWindow(windowScene: scene) } }"
    #expect(audit(scene: "", others: ["App/Coordinator.swift": coordinator]) == (.ready, []))
  }

  @Test func `is not certain if a module that was not read is given the scene`() {
    func audit(_ scene: String, _ line: String) -> [String] {
      var project = BugCase.app(
        app: Code.didFinish("window = UIWindow(frame: .zero)"), scene: scene,
        others: ["App/Imports.swift": line])
      project.products = ["Screens"]
      return project.found
    }
    let showing = Code.willConnect("Screens.show(in: scene)")
    #expect(audit(showing, "import Screens") == ["R4 warning"])
    #expect(audit(showing, "import UIKit") == ["R4 error"])
    #expect(audit(Code.willConnect("print(scene)"), "import Screens") == ["R4 error"])
  }
}
