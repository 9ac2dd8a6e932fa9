import Foundation
import LifecycleModels
import Testing

@testable import LifecycleDriving

private final class ServedUploader {
  let application: Application
  var unsaved = false

  init(_ application: Application) { self.application = application }

  func upload(_ delivery: Delivery) {
    let task = application.beginBackgroundTask("upload")
    application.schedule("done") { [application] in
      delivery.complete()
      application.endBackgroundTask(task)
    }
  }
}

@Suite struct `A world served as an adapter` {
  private var world: World<Int, ServedUploader> {
    World(disk: 0) { _, application in ServedUploader(application) }
      .on(.performFetch) { uploader, delivery in uploader.upload(delivery) }
      .on(.didFinishLaunching) { _, delivery in delivery.answer(false) }
      .on(.willTerminate) { _, _ in throw CancellationError() }
      .action("edit", in: [.active, .inactive]) { $0.delegate.unsaved = true }
  }

  /// The lines that the adapter writes in reply to some requests.
  private func replies(
    _ requests: String..., from other: World<Int, ServedUploader>? = nil
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("served-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (
      folder.appendingPathComponent("in"), folder.appendingPathComponent("out")
    )
    try requests.map { $0 + "\n" }.joined().write(to: input, atomically: true, encoding: .utf8)
    try "".write(to: output, atomically: true, encoding: .utf8)
    let (reading, writing) = (
      try FileHandle(forReadingFrom: input), try FileHandle(forWritingTo: output)
    )
    let served = try (other ?? world).servedDelegate { AdapterObservation(unsaved: $0.unsaved) }
    try served.server.serve(input: reading.fileDescriptor, output: writing.fileDescriptor)
    return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test func `says what the world handles and what can happen to it`() throws {
    #expect(
      try replies() == [
        #"{"protocol":1,"implements":["app.didFinishLaunching","app.willTerminate","#
          + #""app.performFetch","task.expiration"],"actions":[{"name":"edit","in":["inactive","#
          + #""active"]},{"name":"runMainQueue","in":["inactive","active","background"]}]}"#
      ])
  }

  @Test func `says which inputs the world receives, if it limits them`() throws {
    let world = World(disk: 0) { _, application in ServedUploader(application) }
    let limited = try world.receiving([.push, .url]).servedDelegate { _ in AdapterObservation() }
    #expect(limited.server.helloLine.hasSuffix(#"],"inputs":["url","push"]}"#))
    let all = try world.servedDelegate { _ in AdapterObservation() }
    #expect(!all.server.helloLine.contains("inputs"))
  }

  @Test func `asks for what the delegate asks for, and tells when it is done`() throws {
    let lines = try replies(
      #"{"id":1,"deliver":"app.performFetch","state":"background","info":{"input":"fetch"}}"#,
      #"{"id":2,"action":"runMainQueue","state":"background"}"#)
    #expect(lines.count == 3)
    #expect(
      lines[1]
        == #"{"id":1,"requests":[{"beginBackgroundTask":"upload 1"}],"#
        + #""observe":{"unsaved":false},"violations":[]}"#)
    #expect(
      lines[2]
        == #"{"id":2,"requests":[{"endBackgroundTask":"upload 1"},{"complete":"fetch"}],"#
        + #""observe":{"unsaved":false},"violations":[]}"#)
  }

  @Test func `submits tasks, and tells by name when they are complete`() throws {
    let world = World(disk: 0) { _, application in ServedUploader(application) }
      .on(.didBecomeActive) { uploader, _ in
        uploader.application.submitTask()
        uploader.application.submitContinuedTask()
      }
      .on(.bgLaunchHandler) { $1.complete() }
    let lines = try replies(
      #"{"id":1,"deliver":"app.didBecomeActive","state":"active"}"#,
      #"{"id":2,"deliver":"bg.launchHandler","state":"background","info":{"input":"refreshTask"}}"#,
      #"{"id":3,"deliver":"bg.launchHandler","state":"active"}"#, from: world)
    let requests = lines.dropFirst().map { $0.prefix { $0 != "]" } }
    #expect(
      requests == [
        #"{"id":1,"requests":[{"submitTask":true},{"submitContinuedTask":true}"#,
        #"{"id":2,"requests":[{"complete":"refreshTask"}"#,
        #"{"id":3,"requests":[{"complete":"continuedTask"}"#,
      ])
  }

  @Test func `asks for scenes, and is told their roles`() throws {
    let world = World(disk: 0) { _, application in ServedUploader(application) }
      .on(.sceneDidBecomeActive) { uploader, delivery in
        switch delivery.role {
        case .car: uploader.application.refreshScene(delivery.scene ?? 9)
        case .window: uploader.application.activateScene(1)
        default: break
        }
        uploader.application.destroyScene(2)
      }
    let lines = try replies(
      #"{"id":1,"deliver":"scene.didBecomeActive","scene":1,"state":"active","info":{"role":"car"}}"#,
      #"{"id":2,"deliver":"scene.didBecomeActive","scene":0,"state":"active"}"#, from: world)
    let requests = lines.dropFirst().map { $0.prefix { $0 != "]" } }
    #expect(
      requests == [
        #"{"id":1,"requests":[{"refreshScene":1},{"destroyScene":2}"#,
        #"{"id":2,"requests":[{"activateScene":1},{"destroyScene":2}"#,
      ])
    let reply = try AdapterReply(line: Array(lines[1].utf8), number: 1, to: 1)
    #expect(reply.requests == [.refreshScene(1), .destroyScene(2)])
  }

  @Test func `reports a late registration as a violation of its own`() throws {
    let world = World(disk: 0) { _, application in ServedUploader(application) }
      .on(.didFinishLaunching) { uploader, _ in uploader.application.registerTask("a") }
      .on(.didBecomeActive) { uploader, _ in uploader.application.registerTask("b") }
    let lines = try replies(
      #"{"id":1,"deliver":"app.didFinishLaunching","state":"inactive"}"#,
      #"{"id":2,"deliver":"app.didBecomeActive","state":"active"}"#, from: world)
    #expect(lines[1].hasSuffix(#""violations":[]}"#))
    #expect(
      lines[2].hasSuffix(
        #"["the launch handler of “b” is registered after didFinishLaunching has returned"]}"#))
  }

  @Test func `shows the delegate after what the user does, and what it answers`() throws {
    let lines = try replies(
      #"{"id":1,"deliver":"app.didFinishLaunching","state":"inactive","info":{}}"#,
      #"{"id":2,"action":"edit","state":"active"}"#)
    #expect(lines[1].hasPrefix(#"{"id":1,"requests":[{"return":false}]"#))
    #expect(lines[2].contains(#""observe":{"unsaved":true}"#))
  }

  @Test func `hears of phases what comes with the callback`() throws {
    var phases: [[ScenePhase?]] = []
    let world = World(disk: 0) { _, application in ServedUploader(application) }
      .onPhaseChange { _, old, new, _ in phases.append([old, new]) }
      .on(.viewOnAppear) { phases.append([$1.previousPhase, $1.phase]) }
    _ = try replies(
      #"{"id":1,"deliver":"view.onAppear","scene":0,"state":"inactive","#
        + #""info":{"phase":"inactive"}}"#,
      #"{"id":2,"deliver":"phase.scene.active","scene":0,"state":"active","#
        + #""info":{"phase":"active","previousPhase":"inactive"}}"#, from: world)
    #expect(phases == [[nil, .inactive], [.inactive, .active]])
  }

  @Test func `reports what a callback throws as a violation of its own`() throws {
    let lines = try replies(#"{"id":1,"deliver":"app.willTerminate","state":"background"}"#)
    #expect(lines[1].hasSuffix(#""violations":["it throws: CancellationError()"]}"#))
  }
}
