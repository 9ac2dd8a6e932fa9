import ProjectFormats

/// Finds the macros that make apps, and where BUILD files call them.
struct BazelMacros {
  let files: any ProjectFiles

  /// What is said of the apps that macros make, once for each macro.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the files with macros, and of the BUILD files.
  func gaps(in workspace: BazelWorkspace) -> [TargetAudit] {
    let buildFiles = workspace.places.values.sorted()
    if buildFiles.isEmpty { return [] }
    let macros = self.macros
    if macros.isEmpty { return [] }
    var calls: [String: [(rule: BazelRule, path: ProjectPath)]] = [:]
    var order: [String] = []
    for path in buildFiles {
      guard case .bytes(let bytes) = files.content(of: path) else { continue }
      for rule in BazelRule.all(in: bytes) where macros[rule.kind] != nil {
        if calls[rule.kind] == nil { order.append(rule.kind) }
        calls[rule.kind, default: []].append((rule, path))
      }
    }
    return order.compactMap { name in
      guard let all = calls[name], let first = all.first, let file = macros[name] else {
        return nil
      }
      return gap(first.rule, first.path, madeIn: file, others: all.count - 1)
    }
  }

  private func gap(
    _ rule: BazelRule, _ path: ProjectPath, madeIn file: ProjectPath, others: Int
  ) -> TargetAudit {
    let apps =
      others == 0
      ? "the app" : others == 1 ? "this app and another" : "this app and \(others) others"
    return TargetAudit(
      name: rule.name ?? path.folder.appName, project: path.description,
      verdict: .notJudged(
        .undecided(
          "“\(rule.kind)” of \(file) makes \(apps), and macros are not followed. Audit the project that "
            + "rules_xcodeproj makes of it.")), findings: [], sourceCount: 0, unread: [])
  }

  /// The files of the macros that make apps, by the names of the macros: those that call the rule, and those
  /// that call one of them.
  private var macros: [String: ProjectPath] {
    var places: [String: ProjectPath] = [:]
    var callers: [String: [String]] = [:]
    for path in FolderWalk(files: files).paths(below: .root, where: { $0.type == "bzl" }) {
      guard case .bytes(let bytes) = files.content(of: path),
        let functions = try? ScriptLiterals(bytes, .starlark).functions
      else { continue }
      for function in functions {
        places[function.name] = places[function.name] ?? path
        for callee in function.callees.sorted() {
          callers[callee, default: []].append(function.name)
        }
      }
    }
    // A rule that is wrapped is often loaded under its name with an underscore.
    var open = ["ios_application", "_ios_application"]
    var found: [String: ProjectPath] = [:]
    while let name = open.popLast() {
      for caller in callers[name] ?? [] where found[caller] == nil {
        found[caller] = places[caller]
        open.append(caller)
      }
    }
    return found
  }
}
