extension ProjectAudit {
  /// Audits the delegates of every app below the root; if no project describes one, those in all
  /// sources below it, which are then taken to belong to one app.
  ///
  /// - Returns: What is said of each app, and of targets that are not judged in sentences.
  /// - Complexity: O(*n*) for *n* bytes of the sources.
  public func delegates() -> (audits: [DelegateAudit], remarks: [String]) {
    let walk = FolderWalk(files: files)
    let survey = GeneratorSurvey(
      files: files, projects: walk.folders(ofType: "xcodeproj", below: .root))
    let generated = survey.targets()
    let existing = delegates(of: survey.projects)
    var auditor = TargetAuditor(
      files: files, siblings: [], packages: PackageSources(files: files, folders: []),
      sources: SourceFiles(files: files))
    let audits =
      existing.audits
      + generated.apps.map { DelegateAudit($0.target, auditor.read($0.target, plists: $0.plists)) }
    if audits.isEmpty, existing.remarks.isEmpty {
      return ([delegatesOutsideTargets(walk)] + unlisted, [])
    }
    return (audits + unlisted, existing.remarks)
  }

  /// What is said of the folders that the system did not list.
  private var unlisted: [DelegateAudit] {
    files.refusals.filter(\.isFolder).map {
      DelegateAudit([], unread: [$0.unread], sourceCount: 0, isAllRead: false)
    }
  }

  /// Audits the delegates of the apps of one project, given by the path of its `.xcodeproj`.
  public func delegates(
    ofProject path: String
  ) -> (audits: [DelegateAudit], remarks: [String]) {
    let read = delegates(of: [ProjectPath(path)])
    return (read.audits + unlisted, read.remarks)
  }

  private func delegates(
    of projects: [ProjectPath]
  ) -> (audits: [DelegateAudit], remarks: [String]) {
    var audits: [DelegateAudit] = []
    var remarks: [String] = []
    for path in projects {
      do throws(UnreadFile) {
        let project = try XcodeProjectReader(files: files).read(path)
        var auditor = auditor(of: project)
        audits += project.targets.filter(\.isApp).map { DelegateAudit($0, auditor.read($0)) }
        remarks += skippedTargetRemarks(project)
      } catch {
        audits.append(DelegateAudit([], unread: [error], sourceCount: 0, isAllRead: false))
      }
    }
    return (audits, remarks)
  }

  /// The delegates in all sources below the root.
  private func delegatesOutsideTargets(_ walk: FolderWalk) -> DelegateAudit {
    var sources = SourceFiles(files: files)
    let paths = walk.paths(below: .root) {
      TargetReader.sourceTypes.contains($0.type) || $0.type == "h"
    }
    let read = sources.read(paths, .unknown)
    return DelegateAudit(
      read.code, unread: read.unread, sourceCount: read.count, isAllRead: read.unread.isEmpty)
  }
}
