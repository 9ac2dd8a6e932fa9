import Foundation
import LifecycleRecorder
import Testing
import UIKit

@Suite struct `The file of a recorder` {
  private let file = RecordedFile()

  @Test func `begins with the process and the recordable callbacks`() throws {
    try file.recorder.start(file: file.url, api: .scene, methods: ["scene.didDisconnect"])
    let lines = file.lines
    try #require(lines.count == 2)
    #expect(lines[0].callback == "proc.start")
    #expect(lines[0].process?.hasPrefix("\(getpid())@") == true)
    #expect(lines[0].state == nil)
    let log = try file.log()
    #expect(log.lifeCycle == .scene)
    #expect(
      log.alphabet == [
        .noteDidFinishLaunching, .noteDidBecomeActive, .noteWillResignActive,
        .noteDidEnterBackground, .noteWillEnterForeground, .noteWillTerminate,
        .noteDidReceiveMemoryWarning, .noteSignificantTimeChange,
        .noteProtectedDataWillBecomeUnavailable, .noteProtectedDataDidBecomeAvailable,
        .sceneDidDisconnect,
      ])
  }

  @Test func `is for an app delegate if the bundle has no scene manifest`() throws {
    try file.recorder.start(file: file.url)
    #expect(try file.log().lifeCycle == .app)
  }

  @Test func `has each line as soon as it is recorded`() throws {
    try file.recorder.start(file: file.url)
    file.recorder.record("applicationWillTerminate(_:)", state: .background)
    #expect(try file.log().words == ["proc.start", "app.willTerminate background"])
    #expect(file.text.hasSuffix("}\n"))
  }

  @Test func `holds times in seconds since 1970 with six decimals`() throws {
    let before = Date.now.timeIntervalSince1970
    try file.recorder.start(file: file.url)
    let text = try #require(file.text.firstMatch(of: #/"time":(\d+\.\d{6})[,}]/#)?.1)
    let time = try #require(Double(text))
    #expect(time > before - 1 && time < before + 60)
  }

  @Test(arguments: ["say \"hello\"", "back\\slash", "two\nlines", "\u{0}\u{1F}", "“Ö” 👩‍🚀"])
  func `stores any name`(name: String) throws {
    try file.recorder.start(file: file.url)
    file.recorder.record(name, state: nil, scene: name)
    let line = try #require(file.lines.last)
    #expect(line.callback == name)
    #expect(line.scene == name)
    #expect(line.state == nil)
    #expect(file.lines.count == 3)
  }

  @Test func `is continued by the next process`() throws {
    for state in [UIApplication.State.active, .inactive] {
      let recorder = LifecycleRecorder()
      try recorder.start(file: file.url)
      recorder.record("app.willResignActive", state: state)
    }
    let log = try file.log()
    #expect(
      log.wordsOfProcesses == [
        ["proc.start", "app.willResignActive active"],
        ["proc.start", "app.willResignActive inactive"],
      ])
    #expect(Set(log.entries.map(\.process)).count == 2)
  }

  @Test func `ends a line that a dying process cut off`() throws {
    try file.write("{\"callback\":\"app.didBecomeActive\"}\n{\"callback\":\"app.willResi")
    try file.recorder.start(file: file.url)
    let log = try file.log()
    #expect(log.words == ["app.didBecomeActive", "proc.start"])
    #expect(log.skipped.map(\.reason) == [.incompleteJSON])
  }

  @Test func `never exceeds its limit, and says when it is reached`() throws {
    let limit = 1_500
    try file.recorder.start(file: file.url, limit: limit)
    for _ in 0..<20 { file.recorder.record("applicationDidBecomeActive(_:)", state: .active) }
    #expect(file.text.utf8.count <= limit)
    #expect(file.text.utf8.count > limit - 200)
    let lines = file.lines
    #expect(lines.count == file.text.split(separator: "\n").count)
    #expect(try file.log().entries.count == lines.count - 2)
    #expect(lines.last?.event == "(the file has reached its limit)")
    #expect(throws: LifecycleRecorder.StartError.full(file.url.path, limit: limit)) {
      try file.recorder.start(file: file.url, limit: limit)
    }
    #expect(file.lines == lines)
  }

  @Test func `has whole lines in the order of time on any number of threads`() throws {
    try file.recorder.start(file: file.url)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<100 { file.recorder.record("(\(thread), \(number))", state: nil) }
    }
    let lines = file.lines
    #expect(lines.count == 802)
    #expect(Set(lines.compactMap(\.callback)).count == 801)
    let times = lines.compactMap(\.time)
    #expect(times == times.sorted())
    for thread in 0..<8 {
      let own = lines.compactMap(\.callback).filter { $0.hasPrefix("(\(thread), ") }
      #expect(own == (0..<100).map { "(\(thread), \($0))" })
    }
  }
}

@Suite struct `A file that cannot be written` {
  private let file = RecordedFile()

  @Test func `is named if its folder cannot be created`() throws {
    try file.write("")
    let inside = file.url.appendingPathComponent("lifecycle.jsonl")
    let error = #expect(throws: LifecycleRecorder.StartError.self) {
      try file.recorder.start(file: inside)
    }
    #expect(
      error?.localizedDescription == "“\(inside.path)” cannot be written: Not a directory. "
        + "Choose a file in a folder of the app.")
  }

  @Test func `is named if it is a folder`() {
    let folder = FileManager.default.temporaryDirectory
    #expect(
      throws: LifecycleRecorder.StartError.notWritable(folder.path, reason: "Is a directory")
    ) { try file.recorder.start(file: folder) }
  }

  @Test func `is named if there is no space`() {
    #expect(
      throws: LifecycleRecorder.StartError.notWritable(
        "/dev/full", reason: "No space left on device")
    ) { try file.recorder.start(file: URL(fileURLWithPath: "/dev/full")) }
  }

  @Test func `records nothing, and does not disturb the app`() throws {
    try? file.recorder.start(file: FileManager.default.temporaryDirectory)
    file.recorder.record("app.didBecomeActive", state: .active)
    file.recorder.stop()
    #expect(file.text == "")
  }
}
