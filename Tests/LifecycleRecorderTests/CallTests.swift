import LifecycleRecorder
import Testing
import UIKit

@MainActor @Suite struct `A recorded call` {
  private struct Failure: Error {}

  private let file = RecordedFile()
  private let application = UIApplication()

  private func applicationDidEnterBackground(_ application: UIApplication) {
    file.recorder.record()
  }

  @Test func `has the name of the method around it`() throws {
    try file.recorder.start(file: file.url)
    applicationDidEnterBackground(application)
    #expect(file.lines.last?.callback == "applicationDidEnterBackground(_:)")
    #expect(try file.log().entries.last?.item == .callback(.didEnterBackground))
  }

  @Test func `states its duration, after a remark that it began`() throws {
    try file.recorder.start(file: file.url)
    let value = file.recorder.record("app.didBecomeActive") { 7 }
    #expect(value == 7)
    let lines = file.lines.suffix(2)
    #expect(lines.map(\.callback) == ["(app.didBecomeActive begins)", "app.didBecomeActive"])
    #expect(lines.map { $0.duration == nil } == [true, false])
    #expect(lines.first?.time == lines.last?.time)
    #expect(try file.log().words.dropFirst() == ["app.didBecomeActive active"])
  }

  @Test func `precedes the calls recorded inside it`() throws {
    try file.recorder.start(file: file.url)
    file.recorder.record("scene.willConnect") { file.recorder.record("vc.viewDidLoad") }
    #expect(
      file.lines.dropFirst(2).map(\.callback) == [
        "(scene.willConnect begins)", "scene.willConnect", "vc.viewDidLoad",
        "(scene.willConnect ends)",
      ])
    #expect(file.lines.map { $0.duration == nil } == [true, true, true, true, true, false])
    #expect(try file.log().words.count == 3)
  }

  @Test func `inside another of the same name keeps the order`() throws {
    try file.recorder.start(file: file.url)
    file.recorder.record("app.openURL") { file.recorder.record("app.openURL") {} }
    #expect(
      file.lines.dropFirst(2).map(\.callback) == [
        "(app.openURL begins)", "app.openURL", "(app.openURL begins)", "app.openURL",
        "(app.openURL ends)",
      ])
  }

  @Test func `is written when it throws`() throws {
    try file.recorder.start(file: file.url)
    #expect(throws: Failure.self) {
      try file.recorder.record("app.openURL") { throw Failure() }
    }
    #expect(file.lines.last?.callback == "app.openURL")
  }

  @Test func `is written when the recording ends inside it`() throws {
    try file.recorder.start(file: file.url)
    file.recorder.record("app.openURL") { file.recorder.stop() }
    #expect(file.lines.last?.callback == "app.openURL")
  }

  @Test func `has no effect before the start and after the end`() throws {
    file.recorder.record()
    #expect(file.recorder.record { 7 } == 7)
    try file.recorder.start(file: file.url)
    file.recorder.stop()
    file.recorder.record()
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: application)
    #expect(file.lines.count == 2)
  }

  @Test func `of a scene's notification is written for people and not judged`() throws {
    let scene = UIWindowScene(
      session: UISceneSession(persistentIdentifier: "A"), connectionOptions: .init())
    try file.recorder.start(file: file.url)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    #expect(file.lines.last?.callback == "UISceneDidActivateNotification")
    #expect(file.lines.last?.scene == "A")
    let log = try file.log()
    #expect(log.words == ["proc.start"])
    #expect(log.skipped.map(\.reason) == [.notModelled])
    #expect(log.malformedCount == 0)
  }

  @Test func `of SwiftUI is a phase`() throws {
    try file.recorder.start(file: file.url, api: .scene)
    file.recorder.record("phase.background")
    #expect(try file.log().words.last == "phase.background active")
  }
}
