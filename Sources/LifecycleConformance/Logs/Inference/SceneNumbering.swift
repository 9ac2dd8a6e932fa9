import LifecycleModels

/// Which scene of the model each scene of a log may be.
///
/// A log names scenes as its writer pleased: by session, by object, by letter. One scene of the model
/// can have several names in a log, one after the other, since a scene that reconnects is a new
/// object.
enum SceneNumbering {
  /// The most scenes that a log may name.
  static let limit = 6

  /// Every numbering of the scenes of a log that is possible on the face of it.
  ///
  /// - Parameters:
  ///   - log: A log that names at most ``limit`` scenes.
  ///   - count: How many scenes the model has.
  /// - Returns: The numberings; one without entries where the log names no scene.
  static func all(for log: RecordedLog, among count: Int) -> [[String: Int]] {
    log.sceneNames.reduce([[:]]) { numberings, name in
      numberings.flatMap { numbering in
        (0..<count).compactMap { number in
          let sharing = numbering.filter { $0.value == number }.map(\.key)
          return sharing.allSatisfy { isOver($0, before: name, in: log) }
            ? numbering.merging([name: number]) { first, _ in first } : nil
        }
      }
    }
  }

  /// Whether nothing is sent to one scene after the first callback to another.
  private static func isOver(_ name: String, before other: String, in log: RecordedLog) -> Bool {
    let last = log.entries.lastIndex { $0.scene == name } ?? -1
    let first = log.entries.firstIndex { $0.scene == other } ?? log.entries.count
    return last < first
  }
}

extension RecordedLog {
  /// The scenes that the log names in callbacks of scene delegates, in the order of their first
  /// entries.
  public var sceneNames: [String] {
    var names: [String] = []
    for entry in entries {
      guard case .callback(let callback) = entry.item, callback.isSceneDelegateMethod,
        let name = entry.scene, !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }
}
