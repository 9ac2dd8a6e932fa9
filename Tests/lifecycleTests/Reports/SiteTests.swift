import Reporting
import Testing

@testable import LifecycleCommands

@Suite struct `The site of the reports` {
  private let site: ReportSet

  init() throws { site = try ToyReports.makeSite() }

  @Test func `has the pages of the reports, the facts, and a page for each counterexample`() {
    #expect(
      site.paths == [
        "facts.html", "index.html", "lift/documented.html", "lift/documented/I2.html",
        "lift/observed.html", "lift/observed/I2.html", "lift/overview-documented.dot",
        "lift/overview-observed.dot", "lift/rules.html",
      ])
    #expect(site.pictures.count == 2)
  }

  @Test func `leads from page to page`() throws {
    let index = try #require(site.pages["index.html"])
    #expect(index.contains("<a href=\"lift/observed.html\">observed</a>"))
    let page = try #require(site.pages["lift/observed.html"])
    #expect(page.contains("<a href=\"../facts.html#F79\">F79</a>"))
    #expect(page.contains("<a href=\"observed/I2.html\">I2: "))
    #expect(page.contains("<a href=\"#I2\">✗ I2</a>"))
    #expect(page.contains("<img src=\"overview-observed.svg\""))
    let life = try #require(site.pages["lift/observed/I2.html"])
    #expect(life.contains("<a href=\"../../index.html\">verdicts</a>"))
    #expect(life.contains("<p class=\"mark\">violates I2</p>"))
  }

  @Test func `says of a fact which properties rest on it`() throws {
    let facts = try #require(site.pages["facts.html"])
    #expect(facts.contains("<tr id=\"F79\">"))
    #expect(facts.contains("<a href=\"lift/documented.html#I2\">lift I2</a>"))
  }

  @Test func `has a script of its own where there are tables, and none elsewhere`() throws {
    #expect(try #require(site.pages["index.html"]).contains("script-src 'sha256-"))
    #expect(try #require(site.pages["lift/observed/I2.html"]).contains("script-src 'none'"))
  }
}

@Suite struct `Markdown of the reports` {
  private func html(_ text: String) -> String {
    let spans = MarkdownSpans(
      address: { $0.contains(":") ? nil : $0 }, sources: ["F7": "facts.html#F7"])
    return MarkdownBlocks(text, spans: spans).markup.map(\.source).joined()
  }

  @Test func `becomes headings, paragraphs and lists`() {
    #expect(
      html("# A\n\nb\nc\n- d\n  e\n  - f\n- g\n")
        == "<h1>A</h1><p>b\nc</p><ul class=\"plain\"><li>d\ne<ul class=\"plain\"><li>f</li></ul></li>"
        + "<li>g</li></ul>")
  }

  @Test func `becomes words with emphasis, code and links`() {
    #expect(
      html("*a* **b** `c*` [d](e.md)")
        == "<p><em>a</em> <strong>b</strong> <code>c*</code> <a href=\"e.md\">d</a></p>")
    #expect(html("\\*a\\_b\\<") == "<p>*a_b&lt;</p>")
    #expect(html("see F7, F70") == "<p>see <a href=\"facts.html#F7\">F7</a>, F70</p>")
  }

  @Test func `becomes a table whose cells lead to headings`() {
    let text = html("| a | b |\n| --- | --- |\n| ✓ I1 | x \\| 1 |\n\n## I1: c\n")
    #expect(
      text.contains(
        "<td class=\"name\" data-title=\"a\"><a href=\"#I1\">✓ I1</a></td><td data-title=\"b\">x | 1</td>"
      ))
    #expect(text.contains("<h2 id=\"I1\">I1: c</h2>"))
  }

  @Test func `becomes code and folded text`() {
    #expect(
      html("<details>\n<summary>s</summary>\n\n```swift\na < b\n\n# c\n```\n</details>\n")
        == "<details><summary>s</summary><pre><code>a &lt; b\n\n# c</code></pre></details>")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "[a](javascript:alert(1))", "![a](data:x)", "`</code><b>`",
    "<details>\n<summary></summary><b></details>", "**", "[", "*", "`", "<a id=\"", "|", "- ",
    "<details>",
  ])
  func `that is malformed or means harm becomes text`(text: String) {
    let source = html(text)
    for mark in ["<script", "<b>", "javascript:alert(1)\"", "src=\"data"] {
      #expect(!source.contains(mark))
    }
  }
}
