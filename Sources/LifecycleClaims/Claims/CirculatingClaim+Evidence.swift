import LifecycleLogs
import LifecycleModels

extension CirculatingClaim {
  /// Someone who makes a claim or relies on it.
  public struct Source: Hashable, Sendable {
    /// What kind of source it is.
    public let kind: Kind
    /// The document, page, issue or file.
    public let place: String
    /// What it says or does, paraphrased in a few words.
    public let words: String
    /// The recorded log of the claim, if there is one.
    public let log: String?

    /// The kinds of sources.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// A document by Apple.
      case apple
      /// A page, an article or a book.
      case page
      /// An issue or a pull request.
      case issue
      /// Source code.
      case code
      /// One of the five texts that the project began with.
      case text
      /// A common belief without a document.
      case folklore
    }

    static func apple(_ page: String, _ words: String, log: String? = nil) -> Source {
      Source(
        kind: .apple, place: "developer.apple.com/documentation/" + page, words: words, log: log)
    }

    static func guide(_ chapter: String, _ words: String, log: String? = nil) -> Source {
      Source(
        kind: .apple, place: "App Programming Guide for iOS (archived), " + chapter, words: words,
        log: log)
    }

    static func header(_ words: String) -> Source {
      Source(kind: .apple, place: "UIKit's header UIApplication.h", words: words, log: nil)
    }

    static func page(_ address: String, _ words: String, log: String? = nil) -> Source {
      Source(kind: .page, place: address, words: words, log: log)
    }

    static func issue(_ name: String, _ words: String, log: String? = nil) -> Source {
      Source(kind: .issue, place: name, words: words, log: log)
    }

    static func code(_ file: String, _ words: String, log: String? = nil) -> Source {
      Source(kind: .code, place: file, words: words, log: log)
    }

    static func text(_ name: String, _ words: String, log: String? = nil) -> Source {
      Source(kind: .text, place: name, words: words, log: log)
    }

    static func folklore(_ words: String, log: String? = nil) -> Source {
      Source(kind: .folklore, place: "folklore", words: words, log: log)
    }
  }
}

extension CirculatingClaim {
  /// What a model says against a claim.
  public enum Refutation: Hashable, Sendable {
    /// The claim is a belief of a model, which is violated in these profiles.
    case belief(model: ModelKind, id: String, profiles: Set<Profile>)
    /// The opposite of the claim is an invariant of a model, which holds in these profiles.
    case contrary(model: ModelKind, id: String, profiles: Set<Profile>)
    /// The claim implies this log, which no life cycle explains in these profiles.
    case impossible(Sequence)
    /// The claim excludes this log, which some life cycle explains in these profiles.
    case possible(Sequence)

    static func belief(
      _ id: String, of model: ModelKind, in profiles: Set<Profile> = [.documented, .observed]
    ) -> Refutation {
      .belief(model: model, id: id, profiles: profiles)
    }

    static func contrary(
      _ id: String, of model: ModelKind, in profiles: Set<Profile> = [.documented, .observed]
    ) -> Refutation {
      .contrary(model: model, id: id, profiles: profiles)
    }

    static func impossible(
      _ callbacks: Callback..., of model: JudgingModel = .app,
      in profiles: Set<Profile> = [.documented, .observed]
    ) -> Refutation {
      .impossible(Sequence(callbacks: callbacks, model: model, profiles: profiles))
    }

    static func possible(
      _ callbacks: Callback..., of model: JudgingModel = .app,
      in profiles: Set<Profile> = [.documented, .observed]
    ) -> Refutation {
      .possible(Sequence(callbacks: callbacks, model: model, profiles: profiles))
    }
  }

  /// A sequence of callbacks, as a log would have it.
  public struct Sequence: Hashable, Sendable {
    /// The callbacks, in order.
    public let callbacks: [Callback]
    /// The model that judges the log.
    public let model: JudgingModel
    /// The profiles in which the judgement refutes the claim.
    public let profiles: Set<Profile>

    /// Creates a sequence.
    public init(callbacks: [Callback], model: JudgingModel, profiles: Set<Profile>) {
      self.callbacks = callbacks
      self.model = model
      self.profiles = profiles
    }
  }
}

extension CirculatingClaim.Sequence {
  /// The sequence as the log of a recorder of those callbacks.
  public var log: RecordedLog {
    RecordedLog(
      name: "claim",
      entries: callbacks.enumerated().map { index, callback in
        LogEntry(position: index + 1, text: callback.name, item: .callback(callback))
      })
  }
}
