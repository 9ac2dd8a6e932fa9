import Foundation
import LifecycleModels

/// Reports which callbacks delegates in Swift source implement, and what UIKit never calls.
///
/// UIKit calls the optional methods of a delegate by their Objective-C selectors. A misspelt method
/// compiles and is never called. The survey reads the source itself, so it works without
/// Objective-C and for source that does not compile.
///
/// A method is reported only if it is unlikely to be the app's own: its name is the same as, or
/// close to, a known name, it takes what UIKit passes, and the type has no correct method beside
/// it.
///
/// ```swift
/// let source = DelegateSurvey(
///   text: """
///     class AppDelegate: UIResponder, UIApplicationDelegate {
///       func applicationDidBecomeActive(application: UIApplication) {}
///     }
///     """, file: "AppDelegate.swift")
/// // source.findings[0].expectedName == "applicationDidBecomeActive(_:)"
/// ```
public struct DelegateSurvey: Sendable {
  /// The delegates, in the order of the files.
  public private(set) var delegates: [SourceDelegate] = []
  /// The methods that are never called, in the order of the delegates and of their methods.
  public private(set) var findings: [SourceFinding] = []

  private let roles: DelegateRoles
  /// The names of the type aliases in the files.
  private let aliases: Set<String>
  /// Whether one of the types is certainly a scene delegate.
  private let hasScenes: Bool

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - file: The name of the file in findings.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(text: String, file: String) {
    self.init(files: [SourceFile(Array(text.utf8), name: file)])
  }

  /// Reads the files of one app together: an extension belongs to the type in another file, and a
  /// scene delegate in one replaces methods of the app delegate in another.
  ///
  /// - Parameter files: The files; the results are in the same order.
  /// - Complexity: O(*n*) for *n* declarations.
  public init(files: [SourceFile]) {
    let types = SourceType.all(in: files)
    let roles = DelegateRoles(files: files)
    self.roles = roles
    aliases = Set(files.flatMap(\.typealiases).map(\.name))
    let inheritance = InheritedConformance(types: types, aliases: files.flatMap(\.typealiases))
    hasScenes = types.contains { type in
      let origins = roles.origins(of: type)
      return type.isConcrete && origins.contains { $0.key.isOfScenes && !$0.value.isAssumed }
    }
    for type in types { read(type, inheritance) }
  }
}

extension DelegateSurvey {
  private mutating func read(_ type: SourceType, _ inheritance: InheritedConformance) {
    let origins = roles.origins(of: type)
    if type.isConcrete, !origins.isEmpty {
      readDelegate(type, origins, inheritance)
    } else if DelegateProtocol(rawValue: type.name) != nil {
      findings += strays(in: type) { _ in .protocolExtension }
    } else if type.isConcrete, type.isNamedLikeDelegate {
      findings += strays(in: type) { .noDelegate($0.owner) }
    }
  }

  private mutating func readDelegate(
    _ type: SourceType, _ origins: [DelegateProtocol: DelegateRoles.Origin],
    _ inheritance: InheritedConformance
  ) {
    let judge = MethodJudge(
      protocols: origins.keys.reduce(into: []) { $0.formUnion($1.withInherited) },
      mayConformToMore: type.first.declaration.kind == .extension
        || origins.values.contains(where: \.isAssumed),
      isOfPrivateType: type.isPrivate, aliases: aliases)
    var report = DelegateReport(
      type: type, origins: origins, hasScenes: hasScenes, inheritance: inheritance)
    for part in type.parts {
      for function in part.declaration.functions {
        report.add(judge.verdict(on: function), on: function, in: part.file)
      }
    }
    findings += report.findings
    let delegate = report.delegate
    // Other kinds of delegates may have protocols with names like those of UIKit.
    let isSure = origins.values.contains { !$0.isAssumed }
    if isSure || !delegate.implements.isEmpty { delegates.append(delegate) }
  }

  /// Findings on the methods of a type that looks like a delegate and is not one.
  private func strays(
    in type: SourceType, _ problem: (DelegateMethod) -> SourceFinding.Problem
  ) -> [SourceFinding] {
    let judge = MethodJudge(
      protocols: Set(DelegateProtocol.allCases), mayConformToMore: false, isOfPrivateType: true,
      aliases: aliases)
    return type.parts.flatMap { part in
      part.declaration.functions.compactMap { function in
        guard case .called(let method, []) = judge.verdict(on: function),
          function.attribute(named: "objc") == nil
        else { return nil }
        return SourceFinding(
          function, file: part.file, type: type.name, instead: method, problem: problem(method))
      }
    }
  }
}

extension SourceType {
  /// Whether instances of it can be delegates; a protocol has no instances of its own.
  fileprivate var isConcrete: Bool {
    first.declaration.kind != .protocol && DelegateProtocol(rawValue: name) == nil
  }

  fileprivate var isPrivate: Bool {
    !first.declaration.modifiers.isDisjoint(with: ["private", "fileprivate"])
  }

  /// Whether it is named like a delegate, and nothing that was not read can make it one.
  fileprivate var isNamedLikeDelegate: Bool {
    let harmless: Set = ["UIResponder", "NSObject", "ObservableObject"]
    return first.declaration.kind == .class && harmless.isSuperset(of: inherited)
      && (name.hasSuffix("AppDelegate") || name.hasSuffix("SceneDelegate"))
  }
}

extension DelegateRoles.Origin {
  var isAssumed: Bool { if case .assumed = self { true } else { false } }
}

/// A type that UIKit sends callbacks to.
public struct SourceDelegate: Hashable, Sendable {
  /// The name of the type, with the names of the types that enclose it.
  public let typeName: String
  /// The file that declares it.
  public let file: String
  /// The line of its name, counted from 1.
  public let line: Int
  /// The UIKit protocols that it conforms to, without those that another one inherits from.
  public let protocols: [DelegateProtocol]
  /// The callbacks that it implements, in the order of `Callback`.
  public let implements: [Callback]
  /// The assumptions that the files do not confirm, in sentences.
  public let assumptions: [String]
}

extension DelegateSurvey {
  /// Reads the files of one app from the disk.
  ///
  /// - Parameters:
  ///   - paths: The files; relative paths start from the folder of `origin`.
  ///   - origin: A file, for example the file of the test.
  /// - Throws: ``SourcePathError`` if there is nothing to judge.
  public init(paths: [String], besides origin: String) throws(SourcePathError) {
    if paths.isEmpty { throw .noPath }
    let folder = URL(fileURLWithPath: origin).deletingLastPathComponent()
    var files: [SourceFile] = []
    for path in paths { files.append(try Self.file(at: path, in: folder)) }
    self.init(files: files)
    if delegates.isEmpty, findings.isEmpty { throw .noDelegate(paths) }
  }

  private static func file(at path: String, in folder: URL) throws(SourcePathError) -> SourceFile {
    let url = URL(fileURLWithPath: path, relativeTo: folder)
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(path, folder: folder.path, reason: error.inWords)
    }
    return SourceFile(Array(data), name: path)
  }
}

/// Why source cannot be judged.
public enum SourcePathError: Error, Hashable {
  /// No file was named.
  case noPath
  /// A file cannot be read.
  case unreadable(String, folder: String, reason: String)
  /// No file declares a delegate or anything that looks like one.
  case noDelegate([String])
}

extension SourcePathError: LocalizedError {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var errorDescription: String? {
    switch self {
    case .noPath: "No source is named; name the files that declare the delegates."
    case .unreadable(let path, let folder, let reason):
      "“\(path)” cannot be read: \(reason). Relative paths start from \(folder)."
    case .noDelegate(let paths):
      "No app or scene delegate is declared in \(paths.map { "“\($0)”" }.joined(separator: ", ")); "
        + "name the files that declare one."
    }
  }
}
