import LifecycleLogs
import Testing

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
