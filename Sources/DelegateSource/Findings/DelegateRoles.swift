/// Which types are delegates, and why.
struct DelegateRoles {
  /// Why a type is a delegate.
  enum Origin: Hashable {
    /// It names the protocol.
    case direct
    /// It names another type that was read and is a delegate.
    case through(String)
    /// It names a type that was not read and has a name like a delegate.
    case assumed(String)
  }

  private var origins: [String: [DelegateProtocol: Origin]] = [:]
  /// For each name, the classes, protocols and aliases that refer to it.
  private let subtypes: [String: [String]]

  /// - Complexity: O(*n*) for *n* names in the files.
  init(files: [SourceFile]) {
    let declarations = files.flatMap(\.declarations)
    let aliases = files.flatMap(\.typealiases)
    let pairs =
      declarations.flatMap { heir in heir.inherited.map { (Self.unqualified($0), heir.name) } }
      + aliases.flatMap { alias in alias.types.map { (Self.unqualified($0), alias.name) } }
    subtypes = Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
    for role in DelegateProtocol.allCases { spread(role, from: role.rawValue, as: .direct) }
    let known = Set(declarations.map(\.name) + aliases.map(\.name))
    for name in Set(pairs.map(\.0)).subtracting(known).sorted() {
      if let role = Self.likelyRole(of: name) { spread(role, from: name, as: .assumed(name)) }
    }
  }

  /// The protocols that a type conforms to, with the reasons.
  ///
  /// Apps for several systems declare a type of one name for each, so what a type inherits from
  /// decides; for an extension of a type in a file that was not read, it is the name.
  func origins(of type: SourceType) -> [DelegateProtocol: Origin] {
    let known = origins[type.name] ?? [:]
    if type.first.declaration.kind == .extension { return known }
    let names = type.inherited.map(Self.unqualified)
    return known.filter { role, origin in
      switch origin {
      case .direct: names.contains(role.rawValue)
      case .through(let name), .assumed(let name):
        names.contains(name) || names.contains { origins[$0]?[role] != nil }
      }
    }
  }

  private mutating func spread(_ role: DelegateProtocol, from root: String, as origin: Origin) {
    var frontier = [root]
    while let name = frontier.popLast() {
      for heir in subtypes[name] ?? [] where origins[heir]?[role] == nil {
        let isDirect = name == root || origin != .direct
        origins[heir, default: [:]][role] = isDirect ? origin : .through(name)
        frontier.append(heir)
      }
    }
  }

  /// The likely role of a type that was not read. Other systems have app delegates too.
  private static func likelyRole(of name: String) -> DelegateProtocol? {
    let others = ["NS", "WK", "CP", "UIApplicationDelegate", "UISceneDelegate", "UIWindowScene"]
    if others.contains(where: name.hasPrefix) { return nil }
    if name.hasSuffix("AppDelegate") || name.hasSuffix("ApplicationDelegate") {
      return .application
    }
    return name.hasSuffix("SceneDelegate") ? .windowScene : nil
  }

  static func unqualified(_ name: String) -> String {
    name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
  }
}
