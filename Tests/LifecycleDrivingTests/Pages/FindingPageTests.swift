import LifecycleDriving
import LifecycleModels
import Testing

@Suite struct `The page of a finding` {
  private final class Sheet {
    var text = ""
  }

  private final class Writer {
    let sheet: Sheet
    var draft = ""

    init(_ sheet: Sheet) { self.sheet = sheet }
  }

  private var world: World<Sheet, Writer> {
    World(disk: Sheet()) { sheet, _ in Writer(sheet) }
      .on(.willTerminate) { writer, _ in writer.sheet.text = writer.draft }
      .on(.didBecomeActive) { _, _ in }
      .action("edit <b>") { $0.delegate.draft = "</script>" }
      .requiring(.nothingUnsaved { $0.delegate.draft != $0.disk.text })
  }

  private func html(_ world: World<Sheet, Writer>) throws -> String {
    let report = try LifeCheck(world).run([.exhaustive(depth: 4)])
    return try #require(report.findings.first).html
  }

  @Test func `shows what happened, what was sent, and what was not implemented`() throws {
    let html = try html(world)
    #expect(html.contains("<span class=\"name\">launch</span>"))
    #expect(html.contains("<code class=\"name sent\">→ app.didBecomeActive</code>"))
    #expect(html.contains("<span class=\"name\">suspend</span>"))
    #expect(html.contains("nothing unsaved is left wherever the process may die silently"))
    #expect(html.contains("<dt>F79</dt>"))
    #expect(html.contains(".replay("))
  }

  @Test func `shows disk and memory after each step, as text`() throws {
    let html = try html(world.showingContents())
    #expect(html.contains("<dt>disk</dt><dd class=\"changed\">text: “”</dd>"))
    #expect(html.contains("draft: “&lt;/script&gt;”</dd>"))
    #expect(!html.contains("<b>"))
    #expect(!html.contains("</script>"))
    #expect(try !self.html(world).contains("<dt>disk</dt>"))
  }

  @Test func `shows what the test says in place of what reflection finds`() throws {
    let html = try html(world.showingContents().showing { "draft “\($0.delegate.draft)”" })
    #expect(html.contains("<dt>shown</dt><dd class=\"changed\">draft “”</dd>"))
    #expect(!html.contains("<dt>memory</dt>"))
  }

  @Test func `shows the two lives of a migration side by side`() throws {
    let before = World(disk: Sheet()) { sheet, _ in Writer(sheet) }
      .on(.didEnterBackground) { writer, _ in writer.sheet.text = "saved" }
      .observable("text") { sheet, _ in sheet.text }
    let after = World(disk: Sheet()) { sheet, _ in Writer(sheet) }
      .observable("text") { sheet, _ in sheet.text }
    let html = try MigrationCheck(from: before, to: after).run().html
    #expect(html.contains("<div class=\"columns\">"))
    #expect(html.contains("<h3>With the app delegate</h3>"))
    #expect(html.contains("<h3>With the scene delegate</h3>"))
    #expect(html.contains("<p class=\"mark\">“text” is saved</p>"))
    let none = try MigrationCheck(from: before, to: before).run(depth: 1)
    #expect(none.html.contains("undecided") || none.difference != nil)
  }
}
