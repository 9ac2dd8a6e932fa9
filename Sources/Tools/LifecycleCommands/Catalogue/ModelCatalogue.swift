import CommandLineTools
import LifecycleModels

/// The models that the command line offers: the one place where their types are erased.
package enum ModelCatalogue {
  /// The models in the order in which they are shown.
  package static let entries: [ModelEntry] = [
    ModelEntry(.app, folder: "App") { AppModel(profile: $0) },
    ModelEntry(.scene, folder: "Scene") { SceneModel(profile: $0) },
    ModelEntry(.swiftUI, folder: "SwiftUI") { SwiftUIModel(profile: $0) },
    ModelEntry(.launch, folder: "Launch") { LaunchModel(profile: $0) },
    ModelEntry(.runLoop, folder: "RunLoop") { RunLoopModel(profile: $0) },
    ModelEntry(.views, folder: "Views") { ViewsModel(profile: $0) },
    ModelEntry(.device, folder: "Device") { DeviceModel(profile: $0) },
    ModelEntry(.appExtension, folder: "Extension") { ExtensionModel(profile: $0) },
  ]

  /// The names of the models.
  static var names: [String] { entries.map(\.name) }

  /// The entry with a name.
  static func entry(named name: String) throws(UsageError) -> ModelEntry {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw .unknownWord(name, kind: "model", known: names)
    }
    return entry
  }

  /// The entries with some names, each named once; all entries if no name is given.
  static func entries(named names: [String]) throws(UsageError) -> [ModelEntry] {
    var chosen: [ModelEntry] = []
    for name in names {
      if chosen.contains(where: { $0.name == name }) {
        throw .repeatedWord(name, kind: "model")
      }
      chosen.append(try entry(named: name))
    }
    return names.isEmpty ? entries : chosen
  }
}

extension Console {
  /// Says which models are left out, and why.
  func remark(leftOut entries: [ModelEntry]) {
    for entry in entries {
      remark("\(entry.name) is left out: it is about \(entry.kind.availability.words).")
    }
  }
}

/// A model in any profile.
package struct ModelEntry: Sendable {
  /// What is modelled.
  package let kind: ModelKind
  /// The folder of its source, in the folder of all models.
  let folder: String
  /// Makes the model for a profile.
  package let make: @Sendable (Profile) -> any Model

  init(_ kind: ModelKind, folder: String, make: @escaping @Sendable (Profile) -> any Model) {
    self.kind = kind
    self.folder = folder
    self.make = make
  }

  /// The name of the model on the command line.
  var name: String { kind.rawValue }
}

extension Model {
  /// The model, its profile and its systems, in words.
  var title: String { "\(name), profile \(profile.rawValue)\(systemsRemark)" }
}

// Which model is meant, and its size.
extension Arguments {
  /// The model that the only operand names, in the requested profile or else the observed one.
  func model() throws(UsageError) -> any Model {
    guard let name = operands.first else { throw .missingOperand("a model", command: "lifecycle") }
    return try model(of: ModelCatalogue.entry(named: name), in: profile() ?? .observed)
  }

  /// The models that the operands name. Without operands, all that the requested systems have, and those
  /// that are left out.
  func modelEntries() throws(UsageError) -> (chosen: [ModelEntry], leftOut: [ModelEntry]) {
    let named = try ModelCatalogue.entries(named: operands)
    guard operands.isEmpty, let systems = try systems() else { return (named, []) }
    let chosen = named.filter { systems.overlaps($0.kind.availability) }
    return (chosen, named.filter { !systems.overlaps($0.kind.availability) })
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
    let model = try model(of: entry.make(profile))
    for option in Option.sizes where has(option) {
      guard let size = model.size, size.component.sizeOption == option else {
        throw .misplacedOption(option, subject: entry.name, belongsTo: Self.owner(of: option))
      }
      return model.resized(to: try integer(option, in: size.range) ?? size.usual)
    }
    return model
  }

  /// A model about the requested systems, as far as they have what is modelled.
  func model<M: Model>(of model: M) throws(UsageError) -> M {
    guard let systems = try systems() else { return model }
    guard systems.overlaps(model.availability) else {
      throw .wrongValue(
        .ios,
        "the \(model.name) model is about \(model.availability.words), not about \(systems.words).")
    }
    return model.on(systems.intersection(model.availability))
  }

  private static func owner(of option: Option) -> String {
    option == .apps ? "device model" : "scene and SwiftUI models"
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
