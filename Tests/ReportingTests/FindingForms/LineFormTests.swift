import Testing

@testable import Reporting

@Suite struct `The lines for Xcode` {
  @Test func `have a place, a weight, a message and a rule`() {
    #expect(
      FindingForm.xcode.text(of: FindingExamples.ordinary, in: "/project") == """
        /project/App/Info.plist:12:5: error: The class “Scene” does not exist. [R2]
        /project/App/Scene.swift:3: warning: Nothing restores the state. [R9]
        note: There are no scenes. [R9]
        warning: Watch was not judged: It has no sources.

        """)
  }

  @Test func `keep relative paths without a folder, and absolute ones`() {
    var report = FindingExamples.ordinary
    #expect(FindingForm.xcode.text(of: report, in: nil).hasPrefix("App/Info.plist:12:5: error: "))
    report.findings[0].file = "/else/Info.plist"
    #expect(FindingForm.xcode.text(of: report, in: "/p").hasPrefix("/else/Info.plist:12:5: "))
    report.findings[0].file = "Info.plist"
    #expect(FindingForm.xcode.text(of: report, in: "/").hasPrefix("/Info.plist:12:5: "))
  }

  @Test func `stay one line each, whatever a name holds`() {
    #expect(
      FindingForm.xcode.text(of: FindingExamples.hostile, in: "/p")
        == #"""
        /p/a b/“é”:1,2% ::error::]]>|`<b>&"'\u{0}\u{1B}[31m\u{7F}\u{FFFE}.swift: error: one two three four {0} [a](b) *c* _d_ &amp; <!-- --> [X,1:2]
        warning: <x> was not judged: a b %

        """#)
  }

  @Test func `are none if nothing was found`() {
    #expect(FindingForm.xcode.text(of: FindingExamples.clean, in: nil) == "")
  }
}

@Suite struct `The commands for GitHub` {
  @Test func `have a place, the title of the rule, the message and its details`() {
    #expect(
      FindingForm.github.text(of: FindingExamples.ordinary, in: nil) == """
        ::error file=App/Info.plist,line=12,col=5,title=R2%3A the scene delegate exists::The class “Scene” does not exist.%0Alaunch, connect%0AWrite: SceneDelegate
        ::warning file=App/Scene.swift,line=3,title=R9%3A state is restored::Nothing restores the state.
        ::notice title=R9%3A state is restored::There are no scenes.
        ::warning title=Not judged::Watch: It has no sources.

        """)
  }

  @Test func `escape what would end a property or begin a command`() {
    #expect(
      FindingForm.github.text(of: FindingExamples.hostile, in: nil) == #"""
        ::error file=a b/“é”%3A1%2C2%25%0A%3A%3Aerror%3A%3A]]>|`<b>&"'\u{0}\u{1B}[31m\u{7F}\u{FFFE}.swift,title=X%2C1%3A2::one%0D%0Atwo\u{2028}three\#tfour {0} [a](b) *c* _d_ &amp; <!-- -->%0A``` </pre></details>%0A# head%0A
        ::warning title=Not judged::<x>: a%0Ab %25

        """#)
  }

  @Test func `are none if nothing was found`() {
    #expect(FindingForm.github.text(of: FindingExamples.clean, in: nil) == "")
  }
}
