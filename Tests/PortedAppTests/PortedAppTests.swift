import LifecycleTesting
import LifecycleUIKit
import Testing

@testable import PortedApp

#if os(Linux)
  /// An app delegate with `@objc`, selectors and outlets, which the build-tool plugin has rewritten.
  @MainActor @Suite(.lifecycle(saved: .off)) struct `A delegate with selectors` {
    private var world: World<NoteStore, DrivenApp<AppDelegate>> {
      World.uiKit(disk: NoteStore()) { AppDelegate(store: $0) }
        .action("edit", when: { $0.delegate.appDelegate.text.isEmpty }) {
          $0.delegate.appDelegate.type("x")
        }
        .fingerprint(
          disk: \.text, memory: { "\($0.appDelegate.text) \($0.appDelegate.isPrivacyShown)" })
    }

    @Test func `is driven with its timer and its delayed message`() throws {
      let report = try LifeCheck(
        world.requiring(.nothingUnsaved { $0.delegate.appDelegate.text != $0.disk.text })
      ).run(.exhaustive())
      let finding = try #require(report.findings.first)
      #expect(finding.trace.choices == ["launch", "edit", "home", "suspend"])
    }

    @Test func `is sent the notifications that it observes`() throws {
      let shown = Obligation<NoteStore, DrivenApp<AppDelegate>>.activationRedoesWhatResigningUndoes
      {
        $0.delegate.appDelegate.isPrivacyShown
      }
      let report = try LifeCheck(world.requiring(shown)).run(.exhaustive())
      #expect(report.verdict == .holds)
      // Without the observers, it would never be shown, and the report would say so.
      #expect(!report.text.contains("nothing was ever paused"))
    }

    @Test func `is compiled as on a phone`() {
      #expect(AppDelegate.isForPhones)
    }
  }
#endif
