import Reporting
import Testing

@Suite struct `A picture in the language of Mermaid` {
  @Test func `is a flowchart with one line for each box and arrow`() {
    let door = Diagram(
      title: "Door: \"front\"", caption: ["a {caption}"], direction: .topToBottom,
      boxes: [
        Diagram.Box("open", style: .foreground),
        Diagram.Box("end", label: ["gone"], style: .absent, isHighlighted: true),
      ],
      arrows: [
        Diagram.Arrow("open", "end", label: [Diagram.Line("burn", .strong), "down"]),
        Diagram.Arrow("open", "end", label: ["vanish"], style: .silent, isHighlighted: true),
        Diagram.Arrow("open", "end", label: ["explode"], style: .kill),
      ])
    #expect(
      door.mermaid == """
        ---
        title: "Door: \\"front\\""
        ---
        flowchart TB
          %% a  caption 
          n0("open"):::foreground
          n1("gone"):::highlighted
          n0 -->|"<b>burn</b><br/>down"| n1
          n0 -.->|"vanish"| n1
          n0 -->|"explode"| n1
          linkStyle 2 stroke:#B3261E,color:#B3261E
          linkStyle 1 stroke:#D95F02,stroke-width:3px
          classDef foreground fill:#D6E6F7,stroke:#1F4E8C
          classDef running fill:#F1F5FA,stroke:#1F4E8C
          classDef frozen fill:#F1F5FA,stroke:#1F4E8C,stroke-dasharray:4
          classDef absent fill:#EEEEEE,stroke:#666666
          classDef highlighted fill:#FDE7D3,stroke:#D95F02,stroke-width:3px

        """)
  }

  @Test func `escapes what has a meaning`() {
    let cases: [(String, String)] = [
      ("say \"hi\"", "say #quot;hi#quot;"),
      ("a#b", "a#35;b"),
      (
        "<b> & |x| [y] {z} `c` \\",
        "#lt;b#gt; #amp; #124;x#124; #91;y#93; #123;z#125; #96;c#96; #92;"
      ),
      ("two\nlines", "two<br/>lines"),
      ("", " "),
    ]
    for (text, escaped) in cases {
      let diagram = Diagram(
        title: "", boxes: [Diagram.Box("n", label: [Diagram.Line(text)])], arrows: [])
      #expect(diagram.mermaid.contains("n0(\"\(escaped)\"):::running"))
    }
  }

  @Test func `leaves out an arrow to a box that is not drawn`() {
    let diagram = Diagram(
      title: "", boxes: [Diagram.Box("a")], arrows: [Diagram.Arrow("a", "b", label: [])])
    #expect(!diagram.mermaid.contains("-->"))
  }
}
