import Foundation
import Testing

@testable import LifecycleTesting

/// Runs something as another run of the current test would: its checks are counted anew.
private func nextRun<Result>(_ run: () throws -> Result) rethrows -> Result {
  var settings = CheckSettings.current
  settings.counter = CheckCounter()
  return try CheckSettings.$current.withValue(settings) { try run() }
}

@Suite(.lifecycle(saved: .write)) struct `The findings of a check in a test` {
  private let broken = letters.requiring(.nothingUnsaved { $0.delegate.text != $0.disk.saved })

  /// Where the findings of some runs were known; “new” if they were not.
  private func places(
    _ world: World<LetterFile, LetterEditor>, runs: Int = 2, isolated: Bool = false,
    saved: SavedLives? = nil, in folder: SourceFolder
  ) -> [String] {
    var places: [String] = []
    for _ in 0..<runs {
      expectIssues {
        let report = nextRun {
          expectSafe(
            world, by: [.exhaustive(depth: 4)], isolated: isolated, saved: saved,
            filePath: folder.source)
        }
        places += report?.findings.map { $0.knownAt ?? "new" } ?? ["unchecked"]
      }
    }
    return places
  }

  @Test func `are kept beside the test, and known in the next run`() throws {
    let folder = try SourceFolder("kept")
    let places = places(broken, in: folder)
    let file = "LetterTests.are kept beside the test, and known in the next run.json"
    #expect(folder.files == [file])
    #expect(places == ["new", "__Lives__/\(file):2"])
    #expect(
      try folder.text(of: file).contains(
        #""suite":"LifecycleTestingTests.`The findings of a check in a test`","#))
  }

  @Test func `are not kept if an argument says so, whatever the trait says`() throws {
    let folder = try SourceFolder("argument")
    #expect(places(broken, saved: .off, in: folder) == ["new", "new"])
    #expect(folder.files == [])
  }

  @Test(.lifecycle(saved: .read)) func `are not kept if the trait of the test says so`() throws {
    let folder = try SourceFolder("trait")
    #expect(places(broken, in: folder) == ["new", "new"])
    #expect(folder.files == [])
  }

  @Test func `are kept once if another process runs first, a trap among them`() throws {
    let folder = try SourceFolder("isolated")
    let world = broken.on(.didEnterBackground) { editor, _ in
      if !editor.text.isEmpty { fatalError("no room") }
    }
    let places = places(world, isolated: true, in: folder)
    let file = try #require(folder.files.first)
    #expect(places == ["new", "__Lives__/\(file):2"])
    #expect(folder.files.count == 1)
    let text = try folder.text(of: file)
    #expect(text.split(separator: "\n").filter { $0.contains(#""breaks":"crash""#) }.count == 1)
    #expect(text.contains(#""choices":["launch","edit","home"]"#))
  }

  @Test func `are reported before a trap that is new`() throws {
    let folder = try SourceFolder("order")
    _ = places(broken, runs: 1, in: folder)
    var findings: [Finding] = []
    expectIssues {
      let world = broken.on(.willEnterForeground) { _, _ in fatalError("not known") }
      let report = nextRun {
        expectSafe(world, by: [.exhaustive(depth: 4)], filePath: folder.source)
      }
      findings = report?.findings ?? []
    }
    #expect(findings.map(\.id) == ["I41", "crash"])
    #expect(findings.map { $0.knownAt == nil } == [false, true])
  }

  @Test(arguments: ["first", "second"])
  func `are kept for each world with a name`(name: String) throws {
    let folder = try SourceFolder("named-\(name)")
    let places = places(broken.named(name), in: folder)
    let file = "LetterTests.are kept for each world with a name(name).json"
    #expect(folder.files == [file])
    #expect(places == ["new", "__Lives__/\(file):2"])
    #expect(try folder.text(of: file).contains("\"world\":\"\(name)\""))
  }

  @Test func `that are mended are a warning, once`() throws {
    let folder = try SourceFolder("mended")
    _ = places(broken, runs: 1, in: folder)
    let mended = broken.on(.didEnterBackground) { editor, _ in editor.file.saved = editor.text }
    var warnings: [String] = []
    for _ in 1...2 {
      let report = nextRun { expectSafe(mended, isolated: false, filePath: folder.source) }
      warnings += try #require(report).warnings
    }
    #expect(warnings.map { $0.prefix(8) } == ["mended: "])
  }
}
