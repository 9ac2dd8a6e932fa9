import ProjectFormats
import SourceCode

/// Audits one target.
struct TargetAuditor {
  let files: any ProjectFiles
  /// The targets of the same project, whose sources an app may be built from.
  let siblings: [ProjectTarget]
  /// The packages in the repository.
  let packages: PackageSources
  /// The source files that were read.
  var sources: SourceFiles

  /// What was read of a target, before any rule is applied.
  struct Reading {
    /// The target as each configuration that differs compiles it.
    var variants: [TargetFacts] = []
    var unread: [UnreadFile] = []
    /// How many source files were looked at.
    var sourceCount = 0
    /// What starts the app, if no source that is judged does.
    var foreignStart: ForeignStart?
  }

  /// Audits a target. What was not read leaves a gap in the verdict only if it may decide about the delegates;
  /// otherwise what was read is judged, and the rest is named.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - plists: Its plists, if something else than its build settings determines them.
  ///   - notes: What was found elsewhere about it.
  /// - Returns: The verdict with everything that leads to it.
  mutating func audit(
    _ target: ProjectTarget, plists: [InfoPlist]? = nil, notes: [AuditFinding] = []
  ) -> TargetAudit {
    let reading = read(target, plists: plists)
    let findings = (reading.variants.flatMap(AuditRules.findings) + notes).uniqued
    let last = reading.variants.last
    return TargetAudit(
      name: target.name, project: target.project,
      verdict: AuditVerdict(
        findings, gap: reading.gap, isComplete: reading.unread.isEmpty),
      findings: findings.ordered, sourceCount: reading.sourceCount, unread: reading.unread,
      plan: last?.plan, proofs: last?.proofs(of: findings) ?? [])
  }

  /// Reads a target as each of its configurations compiles it.
  mutating func read(_ target: ProjectTarget, plists: [InfoPlist]? = nil) -> Reading {
    let others = sources.read(foreignSources(of: target), .unknown)
    let plists = plists ?? InfoPlistReader(files: files).plists(of: target)
    let (storyboards, unreadStoryboards) = readStoryboards(of: target)
    let addresses = AppAddresses(of: target, plists: plists, files: files)
    let extensionCode = Codebase(
      files: sources.read(extensionSources(of: target), .unknown).code)
    let extensionGraph = CallGraph(extensionCode)
    var reading = Reading()
    var own = SourceFiles.Result()
    for conditions in target.conditions where reading.variants.isEmpty || own.dependsOnFlags {
      own = sources.read(target.headers + target.sources, conditions)
      let code = Codebase(files: own.code)
      var facts = TargetFacts(
        target: target, plists: plists, storyboards: storyboards, addresses: addresses,
        own: code, code: others.code.isEmpty ? code : Codebase(files: own.code + others.code),
        isAllRead: own.unread.isEmpty && target.missing.isEmpty)
      facts.extensionCode = extensionCode
      facts.extensionGraph = extensionGraph
      if facts.lacksNamedClass {
        facts.testCode = sources.read(testSources(of: target), .unknown).code
      }
      reading.variants.append(facts)
    }
    if reading.variants.contains(where: { $0.entry == .notFound && !$0.plists.isEmpty }) {
      reading.foreignStart = ForeignStart(target.mains, files: files)
    }
    reading.sourceCount = own.count + others.count
    reading.unread =
      plists.compactMap(\.unread) + target.unreadSources + unlisted(beside: target.sources)
      + own.unread + others.unread + unreadStoryboards
    return reading
  }

  /// The folders that the system did not list below those in which an app has sources: it may have more.
  private func unlisted(beside sources: [ProjectPath]) -> [UnreadFile] {
    files.refusals.filter { refusal in
      refusal.isFolder && sources.contains { refusal.path.isBelow($0.folder) }
    }.map(\.unread)
  }

  /// The sources of the extensions that an app contains.
  private func extensionSources(of target: ProjectTarget) -> [ProjectPath] {
    let names = Set(target.dependencies)
    return siblings.filter { names.contains($0.name) && $0.kind == .appExtension }
      .flatMap(\.sources).uniqued
  }

  /// The sources of the test bundles that depend on an app, without its own.
  private func testSources(of target: ProjectTarget) -> [ProjectPath] {
    let mine = Set(target.sources)
    return siblings.filter { $0.kind == .tests }
      .filter { $0.dependencies.contains(target.name) }
      .flatMap(\.sources).uniqued.filter { !mine.contains($0) }
  }

  /// The sources of the targets that an app is built from, and of the packages beside it.
  private func foreignSources(of target: ProjectTarget) -> [ProjectPath] {
    var names: Set<String> = [target.name]
    var open = target.dependencies
    var sources: [ProjectPath] = []
    var products = target.products
    while let name = open.popLast() {
      guard names.insert(name).inserted, let other = siblings.first(where: { $0.name == name }),
        other.kind.isPartOfApp
      else { continue }
      sources += other.headers + other.sources
      open += other.dependencies
      products += other.products
    }
    let mine = Set(target.sources)
    return (sources + packages.paths(of: products)).uniqued.filter { !mine.contains($0) }
  }

  private func readStoryboards(
    of target: ProjectTarget
  ) -> ([ProjectPath: Storyboard], [UnreadFile]) {
    var read: [ProjectPath: Storyboard] = [:]
    var unread: [UnreadFile] = []
    for path in target.storyboards {
      let content = files.content(of: path)
      guard case .bytes(let bytes) = content else {
        if let file = UnreadFile(path, content) { unread.append(file) }
        continue
      }
      do throws(SettingsError) {
        read[path] = try Storyboard.read(bytes)
      } catch {
        unread.append(UnreadFile(path, error))
      }
    }
    return (read, unread)
  }
}

extension ProjectTarget {
  /// What is said of sources that the project names and that are not there.
  fileprivate var unreadSources: [UnreadFile] {
    guard let first = missing.first else { return [] }
    let others = missing.count - 1
    let words =
      others == 0
      ? "" : others == 1 ? ", like 1 other source file" : ", like \(others) other source files"
    return [
      UnreadFile(
        file: first.description,
        reason:
          "the project names it, and it is not there\(words). If a tool makes it, run that and audit "
          + "again.")
    ]
  }
}

extension ProjectTarget.Kind {
  /// Whether the code of such a target runs in the process of an app that depends on it.
  var isPartOfApp: Bool {
    switch self {
    case .application: false
    case .other(let words): words == "a framework" || words == "a library"
    }
  }
}
