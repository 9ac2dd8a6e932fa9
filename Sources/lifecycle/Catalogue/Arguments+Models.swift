import CommandLineTools
import LifecycleModels

// Which model is meant, and its size.
extension Arguments {
  /// The model that the only operand names, in the requested profile or else the observed one.
  func model() throws(UsageError) -> any Model {
    guard let name = operands.first else { throw .missingOperand("a model", command: "lifecycle") }
    return try model(of: ModelCatalogue.entry(named: name), in: profile() ?? .observed)
  }

  /// Each of some models in each of some profiles, of the requested size.
  func models(
    of entries: [ModelEntry], in profiles: [Profile]
  ) throws(UsageError) -> [[any Model]] {
    try entries.map { entry throws(UsageError) in
      try profiles.map { profile throws(UsageError) in try model(of: entry, in: profile) }
    }
  }

  /// A model in a profile, of the requested size.
  private func model(of entry: ModelEntry, in profile: Profile) throws(UsageError) -> any Model {
    let model = entry.make(profile)
    for option in Option.sizes where has(option) {
      guard let size = model.size, size.component.sizeOption == option else {
        throw .misplacedOption(option, subject: entry.name, belongsTo: Self.owner(of: option))
      }
      return model.resized(to: try integer(option, in: size.range) ?? size.usual)
    }
    return model
  }

  private static func owner(of option: Option) -> String {
    option == .apps ? "device model" : "scene model"
  }
}

extension ComponentKind {
  /// The option for the number of components.
  var sizeOption: Option {
    switch self {
    case .apps: .apps
    case .scenes: .scenes
    }
  }
}
