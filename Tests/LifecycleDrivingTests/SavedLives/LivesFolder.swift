import Foundation
import LifecycleModels

@testable import LifecycleDriving

/// A folder with the source of a test, gone when nobody holds it any more.
final class LivesFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("lifecycle-lives-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The source of a test in the folder; it need not exist.
  var source: String { path + "/DraftTests.swift" }

  /// What keeps the findings of a test in the folder; each call is a new run of the test.
  func keeper(
    test: String = "drafts()", saved: SavedLives? = .write, isParameterized: Bool = false,
    counter: CheckCounter = CheckCounter(), environment: [String: String] = [:]
  ) -> LifeKeeper {
    LifeKeeper(
      for: LifeKeeper.Test(
        sourcePath: source, suite: "Tests.Drafts", name: test, isParameterized: isParameterized),
      saved: saved, counter: counter, environment: environment)
  }

  var file: LifeFile { LifeFile(besides: source, test: "drafts()") }

  var text: String {
    get throws { try String(contentsOfFile: file.path, encoding: .utf8) }
  }

  /// The lines that hold lives.
  var lines: [Substring] {
    get throws { try text.split(separator: "\n").filter { $0.hasPrefix(#"{"breaks""#) } }
  }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/__Lives__", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.path))
  }

  /// What lies in the folder of the lives.
  var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/__Lives__")) ?? []).sorted()
  }
}

/// The file of a draft.
final class LetterFile {
  var saved = ""
}

/// An editor that saves its draft when it is told to.
final class Letter {
  let file: LetterFile
  var text: String

  init(_ file: LetterFile) {
    self.file = file
    text = file.saved
  }

  func save() { file.saved = text }
}

extension World where Disk == LetterFile, Delegate == Letter {
  /// An editor that saves in some callbacks.
  static func letters(saving callbacks: Callback...) -> Self {
    let world = World(disk: LetterFile()) { file, _ in Letter(file) }
      .action("edit", when: { $0.delegate.text.isEmpty }) { $0.delegate.text = "x" }
      .requiring(.nothingUnsaved { $0.delegate.text != $0.disk.saved })
      .fingerprint(disk: \.saved, memory: \.text)
    return callbacks.reduce(world) { world, callback in
      world.on(callback) { draft, _ in draft.save() }
    }
  }

  /// Checks all lives, the kept ones first.
  func check(
    _ keeper: LifeKeeper, on model: some LogModel = AppModel(profile: .observed),
    by strategies: [Strategy] = [.exhaustive()]
  ) throws -> CheckReport {
    try LifeCheck(self, on: model).run(strategies, keeping: keeper)
  }
}
