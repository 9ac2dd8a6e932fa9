import Foundation
import LifecycleDriving
import LifecycleTesting
import Testing

/// What an editor has on disk.
private final class Draft {
  var saved = ""
}

/// An editor that saves what it is told to.
private final class Editor {
  let draft: Draft
  var text = ""

  init(_ draft: Draft) { self.draft = draft }

  func save() { draft.saved = text }
}

@Suite struct `The comparison of a migration` {
  private var editor: World<Draft, Editor> {
    World(disk: Draft()) { draft, _ in Editor(draft) }
      .action("edit", when: { $0.delegate.text.isEmpty }) { $0.delegate.text = "x" }
      .observable("saved") { draft, _ in "“\(draft.saved)”" }
      .fingerprint(disk: \.saved, memory: \.text)
  }

  @Test func `attaches its page to a test`() throws {
    let app = editor.on(.didEnterBackground) { editor, _ in editor.save() }
    let report = try MigrationCheck(from: app, to: editor).run()
    report.attach()
    #expect(report.difference?.observable == "saved")
  }
}

@Suite struct `An editor that saves nothing` {
  @Test(arguments: ["a draft", "a letter"])
  func `loses text`(kind: String) {
    let world = World<Draft, Editor>(disk: Draft()) { draft, _ in Editor(draft) }
      .action("edit", when: { $0.delegate.text.isEmpty }) { $0.delegate.text = kind }
      .requiring(.nothingUnsaved { $0.delegate.text != $0.disk.saved })
      .fingerprint(disk: \.saved, memory: \.text)
    for _ in 1...2 {
      expectIssues {
        expectSafe(world, isolated: false)
      } matching: { issue in
        // A test that runs in a folder of attachments says which file shows the life.
        let arguments = CommandLine.arguments.drop { $0 != "--attachments-path" }.dropFirst()
        guard let folder = arguments.first else { return !issue.text.contains("Page: /") }
        let words = kind.replacing(" ", with: "-")
        return issue.text.contains("\n  Page: \(folder)/lifecycle-loses-text-\(words)-I41")
      }
    }
  }
}

// What is attached to a test can be read after its end only, so the test runs in a process of its own.
#if os(Linux) && compiler(>=6.2)
  @Suite struct `A page that is attached to a test` {
    /// The pages that a test attaches, by file names.
    private func pages(ofTest name: String) throws -> [String: String] {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let process = Process()
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [
        "--testing-library", "swift-testing", "--no-parallel", "--filter", name,
        "--attachments-path", folder.path,
      ]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return try Dictionary(
        uniqueKeysWithValues: files.filter { $0.hasSuffix(".html") }.map {
          ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
        })
    }

    @Test func `shows the life that a check has found`() throws {
      let pages = try pages(ofTest: "records a finding at the caller")
      let stem = "lifecycle-records-a-finding-at-the-caller-s-line-its-key-fact-first"
      #expect(Array(pages.keys) == ["\(stem)-I41.html"])
      let page = try #require(pages.values.first)
      #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
      #expect(page.contains("something is unsaved while the process is suspended"))
      let names = page.matches(of: /<span class="name">([^<]*)<\/span>/).map { String($0.1) }
      #expect(
        names.filter { !$0.isEmpty && !$0.contains(".") } == ["launch", "edit", "home", "suspend"])
      #expect(page.contains("default-src 'none'; script-src 'none'"))
    }

    @Test func `has a name that tells the test, its argument and the obligation`() throws {
      let stem = "lifecycle-loses-text"
      #expect(
        try pages(ofTest: "loses text").keys.sorted() == [
          "\(stem)-a-draft-I41-2.html", "\(stem)-a-draft-I41.html",
          "\(stem)-a-letter-I41-2.html", "\(stem)-a-letter-I41.html",
        ])
    }

    @Test func `shows both lives of a migration side by side`() throws {
      let pages = try pages(ofTest: "attaches its page to a test")
      #expect(Array(pages.keys) == ["lifecycle-attaches-its-page-to-a-test-migration.html"])
      let page = try #require(pages.values.first)
      #expect(page.contains("With the app delegate"))
      #expect(page.contains("With the scene delegate"))
      #expect(page.contains("“saved” is “x”"))
      #expect(page.contains("“saved” is “”"))
    }
  }
#endif
