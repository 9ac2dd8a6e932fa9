#if os(Linux) || os(macOS)
  import Synchronization

  /// Tells a check from all others of its test, the same way in both processes.
  enum ScoutPlace {
    private static let counts = Mutex<[String: Int]>([:])

    /// The name of the check that begins now: the line that it stands in, its world, and how many
    /// like it have begun before.
    static func next<Disk, Delegate>(
      at line: String, for runner: LifeRunner<Disk, Delegate>
    ) -> String {
      let world = runner.world
      let place = [
        line, world.name ?? "", runner.plan.title,
        world.implemented.map(\.name).joined(separator: ","),
        world.actions.map(\.name).joined(separator: ","),
        world.obligations.map(\.id).joined(separator: ","),
      ].joined(separator: "|")
      let number = counts.withLock { counts in
        counts[place, default: 0] += 1
        return counts[place, default: 0]
      }
      return "\(place)|\(number)"
    }
  }
#endif
