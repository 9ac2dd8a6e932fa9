import SourceCode

/// Finds callbacks that a class declares although only its superclass conforms to the protocol.
///
/// Without Objective-C, Swift chooses what a protocol calls where the conformance is declared. If
/// the class there has no such method, the default of the protocol is chosen, also for subclasses.
struct InheritedConformance {
  /// The types with each name.
  private let types: [String: [SourceType]]
  private let aliases: [String: [String]]

  /// - Complexity: O(*n*) for *n* types and aliases.
  init(types: [SourceType], aliases: [SourceTypealias]) {
    self.types = Dictionary(grouping: types, by: \.name)
    self.aliases = Dictionary(aliases.map { ($0.name, $0.types) }) { $0 + $1 }
  }

  /// The class that conforms to the protocol of a method for a subclass, and lacks the method.
  ///
  /// - Parameters:
  ///   - function: The declaration.
  ///   - type: The class that declares the method.
  ///   - owner: The protocol.
  /// - Returns: The name of the class; nil if the method is called, or if a class that was not read
  ///   may decide that.
  /// - Complexity: O(*n*) for *n* names and methods of at most ``deepest`` superclasses.
  func classWithout(
    _ function: SourceFunction, of type: SourceType, owner: DelegateProtocol
  ) -> String? {
    // An overriding method is called if the one that it overrides is, which is judged instead.
    if function.modifiers.contains("override") { return nil }
    let chain = superclasses(of: type)
    guard chain.count < Self.maxDepth, !expanded(type.inherited).contains(owner.rawValue),
      let index = chain.lastIndex(where: { conforms($0, to: owner) })
    else { return nil }
    let isThere = chain[index...].contains { $0.declares(function) }
    return isThere ? nil : chain[index].name
  }

  /// Nobody inherits through more classes; who does may be hostile, and is not judged.
  private static let maxDepth = 50

  /// The superclasses that were read, the nearest first, but no more than can be judged.
  private func superclasses(of type: SourceType) -> [SourceType] {
    var chain: [SourceType] = []
    while chain.count < Self.maxDepth, let next = superclass(of: chain.last ?? type),
      next.name != type.name, !chain.contains(where: { $0.name == next.name })
    {
      chain.append(next)
    }
    return chain
  }

  /// The superclass, if it is declared once in what was read.
  private func superclass(of type: SourceType) -> SourceType? {
    expanded(type.first.declaration.inherited).compactMap(only).first { type in
      type.first.declaration.kind == .class
    }
  }

  /// Whether a type names a protocol, or one that inherits from it.
  private func conforms(_ type: SourceType, to owner: DelegateProtocol) -> Bool {
    let names = expanded(type.inherited)
    return DelegateProtocol.allCases.contains { role in
      role.withInherited.contains(owner) && names.contains(role.rawValue)
    }
  }

  /// Names with all that aliases and protocols among them stand for.
  private func expanded(_ names: [String]) -> [String] {
    var all: [String] = []
    var frontier = Array(names.reversed())
    while let name = frontier.popLast().map(DelegateRoles.unqualified) {
      if all.contains(name) { continue }
      all.append(name)
      let isProtocol = only(name)?.first.declaration.kind == .protocol
      let inherited = isProtocol ? only(name)?.inherited ?? [] : []
      frontier += (inherited + (aliases[name] ?? [])).reversed()
    }
    return all
  }

  /// The type with a name, if there is exactly one.
  private func only(_ name: String) -> SourceType? {
    types[name].flatMap { $0.count == 1 ? $0[0] : nil }
  }
}

extension SourceType {
  fileprivate func declares(_ function: SourceFunction) -> Bool {
    parts.contains { part in
      part.declaration.functions.contains { $0.fullName == function.fullName }
    }
  }
}
