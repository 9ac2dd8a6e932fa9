import LifecycleModels

extension CirculatingClaim {
  /// What a model says against a claim.
  public enum Refutation: Hashable, Sendable {
    /// What the claim amounts to is a belief of a model, violated in these profiles.
    case belief(model: String, id: String, profiles: Set<Profile>)
    /// The contrary is an invariant of a model, which holds in these profiles.
    case contrary(model: String, id: String, profiles: Set<Profile>)
    /// The claim tells of this log, which no life cycle explains in these profiles.
    case impossible(Sequence)
    /// The claim excludes this log, which some life cycle explains in these profiles.
    case possible(Sequence)

    static func belief(
      _ id: String, of model: String, in profiles: Set<Profile> = [.documented, .observed]
    ) -> Refutation {
      .belief(model: model, id: id, profiles: profiles)
    }

    static func contrary(
      _ id: String, of model: String, in profiles: Set<Profile> = [.documented, .observed]
    ) -> Refutation {
      .contrary(model: model, id: id, profiles: profiles)
    }

    static func impossible(
      _ callbacks: Callback..., of model: String = "app",
      in profiles: Set<Profile> = [.documented, .observed]
    ) -> Refutation {
      .impossible(Sequence(callbacks: callbacks, model: model, profiles: profiles))
    }

    static func possible(
      _ callbacks: Callback..., of model: String = "app",
      in profiles: Set<Profile> = [.documented, .observed]
    ) -> Refutation {
      .possible(Sequence(callbacks: callbacks, model: model, profiles: profiles))
    }
  }

  /// What an app is sent, as a log would have it.
  public struct Sequence: Hashable, Sendable {
    /// The callbacks, in order.
    public let callbacks: [Callback]
    /// The word for the model that judges the log.
    public let model: String
    /// The profiles in which the judgement refutes the claim.
    public let profiles: Set<Profile>

    /// Creates a sequence.
    public init(callbacks: [Callback], model: String, profiles: Set<Profile>) {
      self.callbacks = callbacks
      self.model = model
      self.profiles = profiles
    }
  }
}
