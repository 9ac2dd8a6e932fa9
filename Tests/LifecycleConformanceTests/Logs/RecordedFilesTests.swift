import Foundation
import LifecycleConformance
import Testing

@Suite struct `A recorded file` {
  @Test(arguments: try RecordedFile.all())
  func `is read as its canonical list`(file: RecordedFile) throws {
    let log = try #require(try Written.logs(file.bytes).first)
    let items = log.entries.map { $0.item.name + ($0.scene.map { "#" + $0 } ?? "") }
    #expect(items == (RecordedFile.readOtherwise[file.name] ?? file.canonical))
  }
}

struct RecordedFile: CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let canonical: [String]

  var testDescription: String { name }

  /// Files that say more than their canonical list, which has delegate calls and deaths only.
  static let readOtherwise = [
    // The start of the process comes first.
    "sentry-1897-prewarm": [
      "proc.start", "app.didFinishLaunching", "vc.viewDidLoad", "vc.viewWillAppear",
    ],
    // The claim that `main` returns is what these files are about.
    "wrong-seed000-return": ["app.willTerminate", "proc.mainReturned"],
    "wrong-seed001-return": ["proc.mainReturned"],
  ]

  static func all() throws -> [RecordedFile] {
    let folder = Bundle.module.bundleURL.appending(path: "Recorded")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try files.map { try RecordedFile(folder.appending(path: $0)) }
  }

  private struct Canonical: Decodable {
    let canonical: [String]
  }

  private init(_ url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    let data = try Data(contentsOf: url)
    bytes = Array(data)
    canonical = try JSONDecoder().decode(Canonical.self, from: data).canonical
  }
}
