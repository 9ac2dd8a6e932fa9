/// Where the process begins, which decides what its manifest must say.
enum EntryPoint: Hashable, Sendable {
  /// A SwiftUI app.
  case swiftUI(app: String)
  /// UIKit with the class of the app delegate; nil if a file that was not read names it.
  case uiKit(delegate: String?)
  /// No entry point is in the files that were read.
  case notFound
}

extension Codebase {
  /// Where the process begins.
  var entryPoint: EntryPoint {
    let call = files(mentioning: "UIApplicationMain").lazy.compactMap { self.call(in: $0) }.first
    return mainApp.map { .swiftUI(app: $0) } ?? mainDelegate ?? call
      ?? startedApp.map { .swiftUI(app: $0) } ?? .notFound
  }

  /// The type of an app of SwiftUI, whose initialiser runs before everything else.
  func apps(of entry: EntryPoint) -> [CodeType] {
    guard case .swiftUI(let name) = entry else { return [] }
    return type(named: name).map { [$0] } ?? []
  }

  /// The entry point in a file of Objective-C that is called main.
  var mainFunction: EntryPoint {
    files.lazy.filter { ProjectPath($0.path).stem == "main" && $0.language == .objectiveC }
      .compactMap { self.call(in: $0) }.first ?? .notFound
  }

  /// The types that are apps of SwiftUI; a protocol of the same name is not SwiftUI’s.
  private var apps: [CodeType] {
    let isOwn = type(named: "App").map { $0.parts[0].part.kind == .protocol } ?? false
    let names = types.filter { $0.parts[0].part.kind == .protocol }.filter {
      $0.inherited.contains { $0 == "App" && !isOwn || $0 == "SwiftUI.App" }
    }.map(\.name)
    return types.filter { type in
      type.parts[0].part.kind != .protocol
        && type.inherited.contains {
          $0 == "App" && !isOwn || $0 == "SwiftUI.App" || names.contains($0)
        }
    }
  }

  /// The SwiftUI app that is the entry point.
  private var mainApp: String? { apps.first { $0.attribute(named: "main") != nil }?.name }

  /// The SwiftUI app that code runs. Code that also calls `UIApplicationMain` may run none.
  private var startedApp: String? {
    apps.first(where: isStarted)?.name
  }

  /// Whether code calls the function of a type that starts the process.
  private func isStarted(_ type: CodeType) -> Bool {
    files(mentioning: type.lastName).contains { file in
      file.indices(ofRow: [type.lastName, ".", "main", "("]).contains { _ in true }
    }
  }

  private var mainDelegate: EntryPoint? {
    if let type = types.first(where: { $0.attribute(named: "UIApplicationMain") != nil }) {
      return .uiKit(delegate: type.name)
    }
    let main = types.first { type in
      type.attribute(named: "main") != nil
        || conformance(of: type, to: .application).isLikely
          && isStarted(type)
    }
    guard let main, conformance(of: main, to: .application).isLikely else { return nil }
    return .uiKit(delegate: main.name)
  }

  /// The call of `UIApplicationMain` in a file.
  private func call(in file: CodeFile) -> EntryPoint? {
    let tokens = file.tokens
    guard let start = tokens.indices(of: ["UIApplicationMain", "("]).first else { return nil }
    let arguments = tokens[start..<tokens.partner(of: start + 1)]
    let words = arguments.flatMap { token in
      token.kind == .word ? [token.text] : [token.literalText].compactMap { $0 }
    }
    let named = words.first { word in
      type(named: word).map { conformance(of: $0, to: .application).isLikely } ?? false
    }
    return .uiKit(delegate: named)
  }
}

extension Conformance {
  /// Whether the type conforms, or inherits from a class that is named like one that does.
  var isLikely: Bool {
    switch self {
    case .certain, .assumed: true
    case .unknown, .none: false
    }
  }
}
