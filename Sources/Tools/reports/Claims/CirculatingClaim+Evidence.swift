import LifecycleLogs
import LifecycleModels

extension CirculatingClaim {
  /// What a model says against a claim.
  enum Refutation: Hashable, Sendable {
    /// The claim is a belief of a model, which is violated in these profiles.
    case belief(model: ModelKind, id: String, profiles: Set<Profile>)
    /// The opposite of the claim is an invariant of a model, which holds in these profiles.
    case contrary(model: ModelKind, id: String, profiles: Set<Profile>)
    /// The claim implies this log, which no life cycle explains in these profiles.
    case impossible(Sequence)
    /// The claim excludes this log, which some life cycle explains in these profiles.
    case possible(Sequence)
    /// No model shows it yet. A property with this identifier will: as soon as some model has it,
    /// and it is violated, the reports show it instead of the sources alone.
    case awaited(id: String)

    static func belief(
      _ id: String, of model: ModelKind, in profiles: Set<Profile> = [.documented, .observed]
    ) -> Refutation { .belief(model: model, id: id, profiles: profiles) }

    static func contrary(
      _ id: String, of model: ModelKind, in profiles: Set<Profile> = [.documented, .observed]
    ) -> Refutation { .contrary(model: model, id: id, profiles: profiles) }

    static func impossible(
      _ callbacks: Callback..., of model: JudgingModel = .app,
      in profiles: Set<Profile> = [.documented, .observed]
    ) -> Refutation {
      .impossible(Sequence(callbacks: callbacks, model: model, profiles: profiles))
    }

    static func possible(
      _ callbacks: Callback..., of model: JudgingModel = .app,
      in profiles: Set<Profile> = [.documented, .observed]
    ) -> Refutation { .possible(Sequence(callbacks: callbacks, model: model, profiles: profiles)) }
  }

  /// A sequence of callbacks, as a log would have it.
  struct Sequence: Hashable, Sendable {
    /// The callbacks, in order.
    let callbacks: [Callback]
    /// The model that judges the log.
    let model: JudgingModel
    /// The profiles in which the judgement refutes the claim.
    let profiles: Set<Profile>
  }
}

extension CirculatingClaim.Sequence {
  /// The sequence as the log of a recorder of those callbacks.
  var log: RecordedLog {
    RecordedLog(
      name: "claim",
      entries: callbacks.enumerated().map { index, callback in
        LogEntry(position: index + 1, text: callback.name, item: .callback(callback))
      })
  }
}
