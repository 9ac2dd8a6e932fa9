import LifecycleModels
import ModelChecking

extension Arguments {
  /// How far a search may go; never further than there is memory.
  func limits() throws(UsageError) -> SearchLimits {
    SearchLimits(
      states: try integer(.maxStates), depth: try integer(.maxDepth),
      memory: try bytes(.maxMemory) ?? MachineMemory.defaultLimit, time: try duration(.maxTime))
  }

  /// The profile, or nil where none is named.
  func profile() throws(UsageError) -> Profile? { try choice(.profile, of: Profile.self) }

  /// The model that the one operand names, in the profile asked for or the observed one.
  func model() throws(UsageError) -> any Model {
    guard let name = operands.first else { throw .missingOperand("a model", command: "lifecycle") }
    return try model(of: ModelCatalogue.entry(named: name), in: profile() ?? .observed)
  }

  /// A model in a profile, of the size that is asked for.
  func model(of entry: ModelEntry, in profile: Profile) throws(UsageError) -> any Model {
    let model = entry.make(profile)
    for option in Option.sizes where has(option) {
      guard let size = model.size, size.component.sizeOption == option else {
        throw .notForModel(option, model: entry.name)
      }
      return model.resized(to: try integer(option, in: size.range) ?? size.usual)
    }
    return model
  }

  /// Each of some models in each of some profiles, of the size that is asked for.
  func models(
    of entries: [ModelEntry], in profiles: [Profile]
  ) throws(UsageError) -> [[any Model]] {
    try entries.map { entry throws(UsageError) in
      try profiles.map { profile throws(UsageError) in try model(of: entry, in: profile) }
    }
  }

  /// How results are written.
  func format() throws(UsageError) -> OutputFormat {
    try choice(.format, of: OutputFormat.self) ?? .text
  }
}

/// How results are written.
enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json
}

extension ComponentKind {
  /// The option that says how many there are.
  var sizeOption: Option {
    switch self {
    case .apps: .apps
    case .scenes: .scenes
    }
  }
}
