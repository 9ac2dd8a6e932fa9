import Foundation
import ProjectAudit
import Testing

@testable import Benchmarks

@Suite struct `A generated project` {
  @Test(arguments: ProjectForm.allCases)
  func `is judged by its delegates among all other sources`(form: ProjectForm) throws {
    let folder = NSTemporaryDirectory() + "generated-project-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let project = GeneratedProject(form: form, sourceCount: 12)
    try project.write(to: folder)
    try AuditLines.audit(folder, as: form)
    let counts = ProjectAudit(root: folder).report().targets.map(\.sourceCount)
    #expect(counts == [12 + form.delegates.count])
  }
}
