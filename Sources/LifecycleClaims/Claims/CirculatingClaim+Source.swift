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
