import LifecycleCommands
import LifecycleModels
import Testing

@testable import reports

/// The page on the migration, made once; in an ordinary run as it is committed, because the models
/// are compared once for each difference.
enum MigrationPages {
  static let text =
    AllReports.areWhole
    ? MigrationPage([RelationReport(profile: .observed, threads: 2)]).text
    : AllReports.committed("migration.md")
}

@Suite struct `The page on the migration` {
  private let page = MigrationPages.text

  /// What the models differ in is written between these headings.
  @Test(arguments: ["## <a id=\"differs\"></a>", "## <a id=\"windows\"></a>"])
  func `is current but for what the comparison finds`(heading: String) {
    let committed = AllReports.committed("migration.md").components(separatedBy: heading)
    let made = MigrationPage([]).text.components(separatedBy: heading)
    #expect(committed.count == 2 && made.count == 2)
    if heading.contains("differs") {
      #expect(committed.first == made.first)
    } else {
      #expect(committed.last == made.last)
    }
  }

  @Test func `shows declarations of Swift, not our names`() {
    #expect(page.contains("`func sceneDidEnterBackground(_ scene: UIScene)`"))
    #expect(
      page.contains(
        "`func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)`"))
    let unfolded = page.replacing(/<details>[\s\S]*?<\/details>/, with: "")
    #expect(unfolded.matches(of: /`(?:app|scene|note)\.[a-zA-Z]+`/).isEmpty)
  }

  @Test func `has a declaration for each method that scenes replace`() {
    for callback in Callback.allCases {
      guard let old = Migration.counterpart(of: callback) else { continue }
      #expect(callback.swiftDeclaration?.hasPrefix("func ") == true, "\(callback)")
      #expect(old.swiftDeclaration?.hasPrefix("func ") == true, "\(old)")
    }
    for callback in Migration.newCallbacks { #expect(callback.swiftDeclaration != nil) }
  }

  @Test func `names callbacks and notifications as Apple does`() {
    #expect(Callback.didBecomeActive.swiftName == "applicationDidBecomeActive(_:)")
    #expect(Callback.openURL.swiftName == "application(_:open:options:)")
    #expect(
      Callback.noteDidBecomeActive.swiftName == "UIApplication.didBecomeActiveNotification")
  }

  @Test func `links Apple's technical note`() {
    #expect(page.contains("/tn3187-migrating-to-the-uikit-scene-based-life-cycle)"))
  }

  @Test func `shows each breakage with code before and after`() {
    for breakage in Breakage.all {
      #expect(page.contains("### <a id=\"\(breakage.id)\"></a>"))
      #expect(page.contains("```swift\n\(breakage.fix.before)\n```\n"))
      #expect(page.contains("```swift\n\(breakage.fix.after)\n```\n"))
    }
    #expect(page.contains("<key>UISceneDelegateClassName</key>"))
  }

  @Test func `folds its traces`() {
    let blocks = page.matches(of: /```text\n/).count
    #expect(blocks > 3)
    #expect(page.matches(of: /<\/summary>\n\n```text\n/).count == blocks)
  }
}
