import LifecycleLogs
import LifecycleModels

/// The models that the command line offers: the one place where their types are forgotten.
enum ModelCatalogue {
  /// The makers of the models, in the order in which they are shown.
  static let entries: [ModelEntry] = [
    ModelEntry { AppModel(profile: $0) },
    ModelEntry { SceneModel(profile: $0) },
    ModelEntry { LaunchModel(profile: $0) },
    ModelEntry { RunLoopModel(profile: $0) },
    ModelEntry { DeviceModel(profile: $0) },
  ]

  /// The words for the models that logs are held against.
  static let logModels = JudgingModel.allCases.map(\.rawValue)

  /// The words for the models.
  static var names: [String] { entries.map(\.name) }

  /// The entry with a name.
  static func entry(named name: String) throws(UsageError) -> ModelEntry {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw .unknownWord(name, kind: "model", known: names)
    }
    return entry
  }

  /// The entries with some names, each named once; all entries where no name is given.
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

/// A model in any profile.
struct ModelEntry: Sendable {
  /// The word for the model.
  let name: String
  /// Makes the model for a profile.
  let make: @Sendable (Profile) -> any Model

  init(_ make: @escaping @Sendable (Profile) -> any Model) {
    self.make = make
    name = make(.observed).name
  }
}

extension Model {
  /// The model and its profile, in words.
  var title: String { "\(name), profile \(profile.rawValue)" }
}
