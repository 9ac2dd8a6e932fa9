import Foundation
import Testing

@testable import ProjectAudit

@Suite struct `The registry of the audit` {
  private let checks = AuditRules.ofProjects + AuditRules.ofDelegates + AuditRules.ofCode

  @Test func `has every check that the rules declare, once`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let rules = root.appending(path: "Sources/ProjectAudit/Rules")
    let files = try FileManager.default.subpathsOfDirectory(atPath: rules.path)
      .filter { $0.hasSuffix(".swift") }
    let declared = try files.flatMap { path in
      let text = try String(contentsOf: rules.appending(path: path), encoding: .utf8)
      return text.matches(of: /static let (?<name>\w+)(?: = AuditCheck\(|: AuditCheck = \.init\()/)
        .map { String($0.output.name) }
    }
    let list = try String(contentsOf: rules.appending(path: "AuditRules.swift"), encoding: .utf8)
    let listed = list.prefix { $0 != "(" }.matches(of: /\.(?<name>\w+),|\[\.(?<only>\w+)\]/)
      .map { String($0.output.name ?? $0.output.only ?? "") }
    #expect(listed.sorted() == declared.sorted())
    #expect(checks.count == declared.count)
  }

  @Test func `has rules with the numbers from 1 on`() {
    #expect(AuditRule.all.map(\.id) == (1...AuditRule.all.count).map { "R\($0)" })
  }
}
