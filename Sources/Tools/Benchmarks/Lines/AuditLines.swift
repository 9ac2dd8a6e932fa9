import Foundation
import ProjectAudit

/// How long the audit of a project of 2,000 Swift files takes, with files that are in memory already.
struct AuditLines {
  /// Where the projects are written.
  let folder: String
  /// How many projects there are, of all forms in turn.
  let projectCount: Int

  static let sourceCount = 2000

  var group: LineGroup {
    LineGroup(
      lines: [
        LinePlan(id: "project-audit", unit: .seconds, budget: [.time(below: 1)])
      ],
      contestants: [
        Contestant(id: "project-audit") {
          let projects = try writeProjects()
          return { try audit(projects) }
        }
      ])
  }

  /// Audits all projects, one after the other; the time is that for one.
  private func audit(_ projects: [(path: String, form: ProjectForm)]) throws -> Sample {
    let (_, seconds) = try measured {
      for (path, form) in projects { try Self.audit(path, as: form) }
    }
    return Sample(seconds: seconds / Double(projects.count))
  }

  /// Audits a project, and compares the verdict with the one that its form deserves.
  static func audit(_ path: String, as form: ProjectForm) throws {
    let report = ProjectAudit(root: path).report()
    guard report.targets.map(\.verdict) == [form.verdict] else {
      let words = report.targets.map(\.verdict.words).joined(separator: ", ")
      throw MeasurementError.failed("the audit of a project (\(form))", reason: "it says: \(words)")
    }
  }

  private func writeProjects() throws -> [(path: String, form: ProjectForm)] {
    let forms = ProjectForm.allCases
    return try (0..<projectCount).map { number in
      let form = forms[number % forms.count]
      let path = "\(folder)/projects/\(number)"
      try GeneratedProject(form: form, sourceCount: Self.sourceCount).write(to: path)
      return (path, form)
    }
  }
}

extension GeneratedProject {
  /// Writes all files below a folder.
  func write(to folder: String) throws {
    var made: Set<String> = []
    for (path, text) in files {
      let file = URL(fileURLWithPath: folder + "/" + path)
      let parent = file.deletingLastPathComponent()
      if made.insert(parent.path).inserted {
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      }
      try Data(text.utf8).write(to: file)
    }
  }
}
