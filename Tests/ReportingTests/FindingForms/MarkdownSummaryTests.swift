import Testing

@testable import Reporting

@Suite struct `The comment on a pull request` {
  @Test func `has a line for all, a row for each subject, and the findings to open`() {
    #expect(
      FindingForm.markdown.text(of: FindingExamples.ordinary, in: nil) == """
        **lifecycle audit**: 1 error, 1 warning, 1 note in 3 subjects; 1 not judged.

        | subject | result |
        | --- | --- |
        | App | 1 error, 1 warning |
        | Widget | 1 note |
        | Watch | not judged: It has no sources. |

        <details>
        <summary>error in App/Info.plist:12</summary>

        R2: The class “Scene” does not exist.

        <pre>
        launch, connect
        Write: SceneDelegate
        </pre>

        <https://example.com/R2>

        </details>

        <details>
        <summary>warning in App/Scene.swift:3</summary>

        R9: Nothing restores the state.

        </details>

        <details>
        <summary>note in Widget</summary>

        R9: There are no scenes.

        </details>

        """)
  }

  @Test func `is one line if nothing was found`() {
    #expect(
      FindingForm.markdown.text(of: FindingExamples.clean, in: nil)
        == "**lifecycle audit**: nothing found in 1 subject.\n")
  }

  @Test func `takes no markup, no user and no issue from a name`() {
    #expect(
      FindingForm.markdown.text(of: FindingExamples.hostile, in: nil) == ##"""
        **lifecycle audit**: 1 error in 2 subjects; 1 not judged.

        | subject | result |
        | --- | --- |
        |  ::stop-commands::x \| \</testcase\> \@&#8203;user \#&#8203;1 | 1 error |
        | \<x\> | not judged: a b % |

        <details>
        <summary>error in a b/“é”:1,2% ::error::]]&gt;|`&lt;b&gt;&amp;"'\u{0}\u{1B}[31m\u{7F}\u{FFFE}.swift</summary>

        X,1:2: one two three four {0} \[a\](b) \*c\* \_d\_ \&amp; \<!-- --\>

        <pre>
        ``` &lt;/pre&gt;&lt;/details&gt;
        # head

        </pre>

        </details>

        """##)
  }

  @Test func `notifies nobody from the line of a finding`() {
    var report = FindingExamples.short
    (report.findings[0].file, report.findings[0].subject) = (nil, "@main #1 <b>")
    let text = FindingForm.markdown.text(of: report, in: nil)
    #expect(text.contains("<summary>error in @&#8203;main #&#8203;1 &lt;b&gt;</summary>\n"))
  }

  @Test func `fits into a comment, and says what it leaves out`() {
    var report = FindingExamples.clean
    report.findings = (1...2_000).map {
      ReportedFinding(
        rule: "R2", severity: .error, message: "Finding \($0) is here.", subject: "subject \($0)")
    }
    let text = FindingForm.markdown.text(of: report, in: nil)
    #expect((50_000...60_100).contains(text.utf8.count))
    #expect(text.contains("\n1,800 more subjects are not clean.\n"))
    #expect(text.hasSuffix("more findings are left out for lack of room.\n"))
  }
}
