@testable import ProjectAudit

/// What is found in sources without a project, by the name of the file that they stand in.
struct Found {
  private let findings: [AuditFinding]

  init(in source: String, file: String = "A.swift") {
    findings = DelegateAudit(files: [.init(path: file, content: Array(source.utf8))]).findings
  }

  /// What is found in an app delegate that does something when the app is left, and has other members.
  init(leaving body: String, _ others: String = "") {
    self.init(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidEnterBackground(_ a: UIApplication) {
            \(body)
          }
          \(others)
        }
        """)
  }

  /// The lines of what some rule finds.
  func lines(_ rule: AuditRule) -> [Int] {
    findings.filter { $0.rule == rule }.compactMap(\.line)
  }
}

extension ProjectFixture {
  /// The rules that find something, with the severities.
  var found: [String] {
    report.targets.flatMap(\.findings).map { "\($0.rule.id) \($0.severity.rawValue)" }
  }

  /// The project with an app that lets people open several windows.
  func withSeveralWindows() -> ProjectFixture {
    var copy = self
    copy.files["App/Info.plist"] = Plist.xml(Plist.manifest(several: true))
    return copy
  }
}
