import Foundation
import LifecycleLogs
import Testing
import Thoroughness

@Suite struct `The corpus of recorded logs` {
  private static let page = CorpusPage()
  private static let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Recorded/README.md")

  @Test func `has every file in the folder of its verdict`() {
    for (file, judgement) in Self.page.judgements {
      let folder = judgement.verdict == .accepted ? "accepted" : "refused"
      #expect(file.folder == folder, "\(file.id): \(judgement.explanation)")
    }
  }

  @Test func `has logs that are named like their files`() {
    let names = RecordedCorpus.folders.flatMap(RecordedCorpus.contents)
      .map { $0.deletingPathExtension().lastPathComponent }
    #expect(names == RecordedCorpus.files.map(\.id))
  }

  @Test func `names a claim on the page of claims for each of its wrong logs`() throws {
    let page = try String(
      contentsOf: Self.place.deletingLastPathComponent()
        .appending(path: "../../../Reports/claims.md"), encoding: .utf8)
    for file in RecordedCorpus.files {
      #expect((file.header.claim != nil) == (file.verdict == "wrong"), "\(file)")
      if let claim = file.header.claim { #expect(page.contains("<a id=\"\(claim)\">"), "\(file)") }
    }
  }

  @Test func `has a current page`() throws {
    guard Thoroughness.isFull else {
      let committed = try String(contentsOf: Self.place, encoding: .utf8).split(separator: "\n")
      #expect(Set(committed.map(String.init)).isSuperset(of: Self.page.lines))
      return
    }
    let text = Self.page.text
    if ProcessInfo.processInfo.environment["UPDATE_REPORTS"] == "1" {
      try text.write(to: Self.place, atomically: true, encoding: .utf8)
    }
    let committed = try String(contentsOf: Self.place, encoding: .utf8)
    #expect(committed == text, "UPDATE_REPORTS=1 swift test --filter Corpus writes it")
  }
}

@Suite struct `One life in many formats` {
  private static let files = RecordedCorpus.contents(of: "formats")

  @Test func `comes in ten formats`() {
    #expect(
      Self.files.map(\.lastPathComponent) == [
        "canonical.json", "device-syslog.log", "log-show-compact.txt", "log-show.ndjson",
        "log-show.txt", "names.json", "nslog-with-zone.log", "nslog.log", "records.jsonl",
        "xcode-console.log",
      ])
  }

  @Test func `is read and judged in the same way`() throws {
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: file))
      let logs = try LogReader.read(bytes, name: file.lastPathComponent)
      #expect(logs.count == 1, "\(file.lastPathComponent)")
      let log = try #require(logs.first)
      #expect(
        log.itemNames == [
          "app.willFinishLaunching", "app.didFinishLaunching", "app.didBecomeActive",
          "app.willResignActive", "app.didEnterBackground", "app.willEnterForeground",
          "app.didBecomeActive", "app.willResignActive", "app.didEnterBackground",
        ], "\(file.lastPathComponent)")
      let judgement = CorpusJudges.judge(log)
      #expect(judgement.verdict == .accepted, "\(file.lastPathComponent)")
      #expect(judgement.requirements == [], "\(file.lastPathComponent)")
    }
  }
}

@Suite struct `A recorded file` {
  @Test func `is read as its canonical list`() {
    for file in RecordedCorpus.files {
      InPieces.check(file.bytes, #_sourceLocation)
      #expect(file.log.itemNames == (readOtherwise[file.id] ?? file.header.canonical), "\(file)")
    }
  }
}

/// Files that say more than their canonical list, which has delegate calls and deaths only.
private let readOtherwise = [
  // The start of the process comes first.
  "sentry-1897-prewarm": [
    "proc.start", "app.didFinishLaunching", "vc.viewDidLoad", "vc.viewWillAppear",
  ],
  // No callback came before the crash, which is a remark.
  "cranpose-673-refused": [],
  // The claim that `main` returns is what these files are about.
  "wrong-seed000-return": ["app.willTerminate", "proc.mainReturned"],
  "wrong-seed001-return": ["proc.mainReturned"],
]

extension RecordedLog {
  /// The canonical names of the entries, with those of the scenes that they name.
  var itemNames: [String] {
    entries.map { $0.item.name + ($0.scene.map { "#" + $0 } ?? "") }
  }
}
