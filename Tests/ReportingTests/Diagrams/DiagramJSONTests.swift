import Reporting
import Testing

@Suite struct `A picture as data` {
  @Test func `lists nodes and edges`() {
    let diagram = Diagram(
      title: "Door", boxes: [Diagram.Box("open", style: .foreground)],
      arrows: [
        Diagram.Arrow("open", "open", label: ["a", "b"], style: .kill, isHighlighted: true)
      ])
    #expect(
      diagram.json.text == """
        {
          "title": "Door",
          "nodes": [
            {"id": "open", "label": "open", "style": "foreground", "highlighted": false}
          ],
          "edges": [
            {
              "source": "open",
              "target": "open",
              "label": ["a", "b"],
              "style": "kill",
              "highlighted": true
            }
          ]
        }

        """)
  }
}
