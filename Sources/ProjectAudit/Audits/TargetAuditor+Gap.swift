extension TargetAuditor.Reading {
  /// What keeps the audit from a verdict; nil if everything was read that decides.
  var gap: AuditGap? {
    unread.first(where: isDecisive).map(AuditGap.unread)
      ?? variants.lazy.compactMap(\.undecided).first.map { undecided in
        .undecided(foreignStart?.words ?? undecided)
      }
  }

  /// Whether a file that was not read may decide about the verdict: a plist, a storyboard that a plist names,
  /// and any source unless all delegates were read without it.
  private func isDecisive(_ file: UnreadFile) -> Bool {
    if variants.contains(where: { $0.plists.contains { $0.unread == file } }) { return true }
    let path = ProjectPath(file.file)
    if path.type == "storyboard" {
      return variants.isEmpty || variants.contains { $0.namesStoryboard(path.stem) }
    }
    let isSource = TargetReader.sourceTypes.contains(path.type) || path.type == "h"
    return !isSource || variants.isEmpty || !variants.allSatisfy(\.hasAllDelegates)
  }
}

extension TargetFacts {
  /// Whether a plist names a class that no source declares.
  var lacksNamedClass: Bool { !namedClasses.allSatisfy { code.type(named: $0) != nil } }

  /// Whether a plist has UIKit load a storyboard.
  fileprivate func namesStoryboard(_ name: String) -> Bool {
    plists.contains { plist in
      let named = (plist.manifest?.configurations ?? []).compactMap(\.storyboard?.text)
      return (named + [plist.text("UIMainStoryboardFile")?.text]).contains(name)
    }
  }

  /// Whether every class that UIKit is told of was read, with its superclasses. Protocols that were not read
  /// change nothing.
  fileprivate var hasAllDelegates: Bool {
    let delegates = appDelegates + sceneDelegates
    let needsDelegate = isSwiftUI ? code.mentions("UIApplicationDelegateAdaptor") : true
    return entry != .notFound && !lacksNamedClass && !(needsDelegate && appDelegates.isEmpty)
      && delegates.allSatisfy { type in
        type.isDeclared && code.unknownSuperclass(of: type) == nil
      }
  }

  private var namedClasses: [String] {
    plists.flatMap { $0.manifest?.configurations ?? [] }.compactMap { $0.delegateClass?.className }
  }

  /// Why no verdict is possible although everything was read; nil if one is.
  fileprivate var undecided: String? {
    if plists.isEmpty { return "The target has no build configuration." }
    guard entry == .notFound else { return nil }
    let advice = ProjectGenerator(describedBy: ProjectPath(target.project))?.advice ?? ""
    return
      (target.sources.isEmpty
      ? "\(target.project) names no sources that the audit reads."
      : "No entry point (@main, UIApplicationMain, main.swift or main.m) is in its sources.")
      + advice
  }
}
