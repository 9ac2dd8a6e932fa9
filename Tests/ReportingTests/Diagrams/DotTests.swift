import Reporting
import Testing

@Suite struct `A picture in the language of Graphviz` {
  private let door = Diagram(
    title: "Door", caption: ["a caption"],
    boxes: [
      Diagram.Box("open", style: .foreground), Diagram.Box("shut", style: .frozen),
      Diagram.Box("gone", label: ["not", "there"], style: .absent, isHighlighted: true),
    ],
    arrows: [
      Diagram.Arrow("open", "shut", label: ["close"]),
      Diagram.Arrow("open", "shut", label: ["slam"], style: .silent),
      Diagram.Arrow("open", "gone", label: ["burn"], style: .kill, isHighlighted: true),
    ])

  @Test func `is a plain digraph with one statement for each box and arrow`() {
    #expect(
      door.dot == """
        digraph "Door" {
          graph [rankdir=LR, nodesep=0.35, ranksep=0.55, pad=0.3, bgcolor="white", \
        fontname="Helvetica", fontsize=20, labelloc=t, label=<<b>Door</b><br/>\
        <font point-size="11" color="#555555"> </font><br/>\
        <font point-size="11" color="#555555">a caption</font><br/>\
        <font point-size="11" color="#555555"> </font>>]
          node [shape=box, style="rounded,filled", fontname="Helvetica", fontsize=16, \
        fillcolor="#F1F5FA", color="#1F4E8C", penwidth=1.6, margin="0.2,0.12"]
          edge [fontname="Helvetica", fontsize=12, color="#1F4E8C", penwidth=1.4, arrowsize=0.8]
          "open" [label="open", fillcolor="#D6E6F7", color="#1F4E8C"]
          "shut" [label="shut", style="rounded,filled,dashed"]
          "gone" [label="not\\nthere", fillcolor="#EEEEEE", color="#666666", color="#D95F02", \
        penwidth=3.5]
          "open" -> "shut" [label="close"]
          "open" -> "shut" [label="slam", style=dashed, color="#666666"]
          "open" -> "gone" [label="burn", color="#B3261E", fontcolor="#B3261E", color="#D95F02", \
        penwidth=3]
        }

        """)
  }

  @Test func `keeps the labels of two arrows between the same boxes`() {
    let arrows = door.dot.split(separator: "\n").filter { $0.contains("\"open\" -> \"shut\"") }
    #expect(arrows.count == 2)
  }

  @Test func `quotes what has a meaning`() {
    let cases: [(String, String)] = [
      ("say \"hi\"", "\"say \\\"hi\\\"\""),
      ("a\\b", "\"a\\\\b\""),
      ("\\n", "\"\\\\n\""),
      ("two\nlines", "\"two\\nlines\""),
      ("tab\tnul\0", "\"tab nul \""),
      ("ends with \\", "\"ends with \\\\\""),
      ("", "\"\""),
      ("größer → …", "\"größer → …\""),
    ]
    for (text, quoted) in cases {
      let diagram = Diagram(
        title: "", boxes: [Diagram.Box("n", label: [Diagram.Line(text)])], arrows: [])
      #expect(diagram.dot.contains("\"n\" [label=\(quoted)]"))
    }
  }

  @Test func `escapes what is markup in a label with emphasis`() {
    let cases: [(String, String)] = [
      ("a < b & \"c\" > d", "<b>a &lt; b &amp; &quot;c&quot; &gt; d</b>"),
      ("bell\u{7}", "<b>bell\\u{7}</b>"),
      ("", "<b> </b>"),
    ]
    for (text, markup) in cases {
      let label = [Diagram.Line(text, .strong)]
      let diagram = Diagram(title: "", boxes: [Diagram.Box("n", label: label)], arrows: [])
      #expect(diagram.dot.contains("\"n\" [label=<\(markup)>]"))
    }
  }

  @Test func `is the same text every time`() {
    #expect(door.dot == door.dot)
  }

  @Test func `of twenty thousand edges has a line for each`() {
    let arrows = (0..<20_000).map { number in
      Diagram.Arrow("s\(number)", "s\(number + 1)", label: ["step"])
    }
    let dot = Diagram(title: "long", boxes: [], arrows: arrows).dot
    #expect(dot.split(separator: "\n").count == 20_000 + 5)
  }
}
