import Testing

@testable import ProjectAudit

/// A bug that an audit finds without running anything, and the project without it.
///
/// The number is that of the bug in the collection that the audit is judged by.
struct BugCase: CustomTestStringConvertible, Sendable {
  let number: String
  let words: String
  /// What is found, as rule and severity.
  let finding: String
  let broken: ProjectFixture
  let mended: ProjectFixture

  init(
    _ number: String, _ words: String, finds finding: String, in broken: ProjectFixture,
    notIn mended: ProjectFixture
  ) {
    self.number = number
    self.words = words
    self.finding = finding
    self.broken = broken
    self.mended = mended
  }

  var testDescription: String { "\(number) \(words)" }

  static let all = adoption + input + registrations + callbacks
}

extension BugCase {
  /// What the audit says of the bugs and of their mended twins, each audited once for all tests.
  private static let reports = Dictionary(
    all.map { ($0.testDescription, (broken: $0.broken.report, mended: $0.mended.report)) },
    uniquingKeysWith: { first, _ in first })

  /// What the audit says of the bug.
  var brokenReport: AuditReport { Self.reports[testDescription]?.broken ?? broken.report }

  /// What the audit says of the project without it.
  var mendedReport: AuditReport { Self.reports[testDescription]?.mended ?? mended.report }
}

extension BugCase {
  /// A UIKit app with scenes, with the bodies of its two delegates.
  static func app(
    plist: [String] = [], manifest: String = Plist.manifest(), app: String = "",
    scene: String = window, others: [String: String] = [:]
  ) -> ProjectFixture {
    ProjectFixture(
      plist: Plist.xml((plist + [manifest]).joined(separator: "\n")),
      [
        "App/AppDelegate.swift":
          "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n\(app)\n}",
        "App/SceneDelegate.swift":
          "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n\(scene)\n}",
      ].merging(others) { $1 })
  }

  /// A SwiftUI app, with the bodies of its scene and of the delegate of its adaptor.
  static func swiftUI(_ scene: String = "WindowGroup { Home() }", delegate: String)
    -> ProjectFixture
  {
    ProjectFixture(
      plist: Plist.xml(),
      [
        "App/App.swift": """
        @main struct NotesApp: App {
          @UIApplicationDelegateAdaptor var delegate: AppDelegate
          var body: some Scene { \(scene) }
        }
        """,
        "App/AppDelegate.swift":
          "class AppDelegate: NSObject, UIApplicationDelegate {\n\(delegate)\n}",
      ])
  }

  static let window = connecting("")

  /// A scene delegate that makes its window, and does something more.
  static func connecting(_ body: String) -> String {
    Code.willConnect("window = UIWindow(windowScene: scene as! UIWindowScene)\n\(body)")
  }
}

@Suite struct `A bug that needs no device to be seen` {
  @Test(arguments: BugCase.all)
  func `is found`(bug: BugCase) {
    let findings = bug.brokenReport.targets.flatMap(\.findings)
    let words = findings.map { "\($0.rule.id) \($0.severity.rawValue)" }
    #expect(words.contains(bug.finding), "\(findings.map(\.message))")
  }

  @Test(arguments: BugCase.all)
  func `is not found where it is mended`(bug: BugCase) {
    let report = bug.mendedReport
    let findings = report.targets.flatMap(\.findings).filter { $0.severity != .note }
    #expect(findings.map(\.message) == [])
    #expect(report.targets.allSatisfy { $0.verdict == .ready || $0.verdict == .readyWithNotes })
    #expect(!report.targets.isEmpty)
  }

  @Test func `has a number of its own`() {
    let numbers = BugCase.all.map(\.testDescription)
    #expect(Set(numbers).count == numbers.count)
  }
}
