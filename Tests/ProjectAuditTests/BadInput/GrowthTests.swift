import Foundation
import Testing

@testable import ProjectAudit

/// Input that ended the process, or did not end, before.
@Suite struct `An audit ends` {
  @Test(arguments: ["infinity", "1e300"])
  func `where a task sleeps for ever`(seconds: String) {
    let begin = "UIApplication.shared.beginBackgroundTask { }"
    let sleep = "\(begin)\nThread.sleep(forTimeInterval: \(seconds))"
    #expect(Found(leaving: sleep).lines(.lockedWork) == Found(leaving: begin).lines(.lockedWork))
  }

  @Test func `where descriptions include the same ones again and again`() {
    var files: [String: String] = [:]
    for number in 0..<30 {
      files["p\(number).yml"] = "include: [p\(number + 1).yml, p\(number + 1).yml]"
    }
    files["project.yml"] = "name: Notes\ninclude: [p0.yml]"
    files["p30.yml"] = "targets: {Notes: {type: application, platform: iOS, sources: [App]}}"
    files["App/App.swift"] = Code.swiftUIApp
    let report = ProjectAudit(files: MemoryFiles(files)).report()
    #expect(report.targets.map(\.verdict.words) == ["ready"])
  }

  @Test func `where every type forwards the launch to every other`() {
    let call = "application(application, didFinishLaunchingWithOptions: launchOptions)"
    let types = (0..<30).map { number in
      "class C\(number) { \(Code.didFinish(String(repeating: "other.\(call)\n", count: 100))) }"
    }
    let app =
      "class AppDelegate: UIResponder, UIApplicationDelegate { \(Code.didFinish("other.\(call)")) }"
    let source = ([app, Code.sceneDelegate] + types).joined(separator: "\n")
    #expect(Found(in: source).lines(.launchState) == [])
  }

  /// The time of this thread for many delegates with findings, in seconds.
  private func duration(delegates count: Int) -> Double {
    let source = (0..<count).map { number in
      """
      class App\(number): UIResponder, UIApplicationDelegate {
        func applicationDidEnterBackgroun(_ application: UIApplication) {}
        func applicationDidBecomeActive(_ application: UIApplication) { start() }
      }
      class Scene\(number): UIResponder, UIWindowSceneDelegate {
        func sceneWillResignActive(_ scene: UIScene) { stop\(number)() }
      }
      """
    }.joined(separator: "\n")
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    let audit = DelegateAudit(files: [.init(path: "A.swift", content: Array(source.utf8))])
    #expect(audit.findings.count >= 2 * count)
    return now() - start
  }

  @Test func `in eight times the time for eight times as many delegates`() {
    _ = duration(delegates: 1)
    let few = duration(delegates: 25)
    // Half a square would be 32 times.
    #expect(duration(delegates: 200) < 20 * few)
  }
}
