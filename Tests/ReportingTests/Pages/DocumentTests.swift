import Reporting
import Testing

@Suite struct `A page as a value` {
  private let page = Document([
    .heading(1, "All of \(code: "lift")"),
    .paragraph("Two lines,\nwith \(strong: "F7") and \(.link("a page", to: "b.md"))."),
    .picture("A figure", address: "c.svg"),
    .list(["one\nmore", "two"]),
    .table(["", "steps"], [["✓ I1", "1,000"], ["x|y", .code("a*b")]]),
    .heading(2, "I1: F70 is no F7"),
    .lines("a < b\n\n# c\n"),
  ])

  private func html(_ page: Document) -> String {
    let links = Document.Links(
      address: { $0.contains(":") ? nil : $0 }, words: ["F7": "facts.html#F7"])
    return page.markup(links).map(\.source).joined(separator: "\n")
  }

  @Test func `becomes Markdown`() {
    #expect(
      page.markdown == """
        # All of `lift`

        Two lines,
        with **F7** and [a page](b.md).

        ![A figure](c.svg)

        - one
          more
        - two

        |  | steps |
        | --- | --- |
        | ✓ I1 | 1,000 |
        | x\\|y | `a*b` |

        ## I1: F70 is no F7

        ```text
        a < b

        # c
        ```

        """)
  }

  @Test func `becomes HTML, in which words lead to what explains them, and cells to headings`() {
    #expect(
      html(page) == """
        <h1>All of <code>lift</code></h1>
        <p>Two lines,
        with <strong><a href="facts.html#F7">F7</a></strong> and <a href="b.md">a page</a>.</p>
        <figure><img src="c.svg" alt="A figure"></figure>
        <ul class="plain"><li>one
        more</li><li>two</li></ul>
        <div class="scroll"><table class="sortable"><thead><tr><th></th><th>steps</th></tr></thead>\
        <tbody><tr><td class="name" data-title=""><a href="#I1">✓ I1</a></td>\
        <td class="number" data-title="steps">1,000</td></tr>\
        <tr><td data-title="">x|y</td><td data-title="steps"><code>a*b</code></td></tr></tbody></table></div>
        <h2 id="I1">I1: F70 is no <a href="facts.html#F7">F7</a></h2>
        <pre><code>a &lt; b

        # c</code></pre>
        """)
  }

  @Test func `has the title of its first heading`() {
    #expect(page.title == "All of lift")
    #expect(Document([.paragraph("a")]).title == nil)
  }

  @Test(arguments: ["<script>alert(1)</script>", "[a](javascript:b)", "**", "`</code><b>", "|\\"])
  func `shows text that means harm as it is`(text: String) {
    let page = Document([.paragraph(Prose(text))])
    #expect(page.markdown == Markdown.escaped(text) + "\n")
    #expect(html(page) == "<p>\(Markup.text(text).source)</p>")
  }

  @Test func `has no link to an address that is none`() {
    let words = Prose.link("a", to: "javascript:b")
    #expect(html(Document([.paragraph(words)])) == "<p>a</p>")
  }
}
