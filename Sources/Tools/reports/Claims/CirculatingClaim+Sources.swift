extension CirculatingClaim {
  /// Someone who makes a claim or relies on it, and who is worth citing: a document, an issue, a
  /// radar, code, or a well-known author.
  struct Source: Hashable, Sendable {
    /// What kind of source it is.
    let kind: Kind
    /// The document, page, issue or file.
    let place: String
    /// The address; nil for a header, and for texts whose address is lost.
    let link: String?
    /// What it says or does, paraphrased in a few words.
    let words: String

    /// The kinds of sources.
    enum Kind: String, CaseIterable, Hashable, Sendable {
      /// A document by Apple.
      case apple
      /// A page or an article.
      case page
      /// An issue or a pull request.
      case issue
      /// Source code.
      case code
      /// One of the five texts that the project began with.
      case text
    }

    /// Chapters of Apple's archived guide, and a figure of it that is known from a radar alone.
    enum Chapter { case lifeCycle, background, figure }

    static func apple(_ page: String, _ words: String) -> Source {
      Source(
        kind: .apple, place: page, link: "https://developer.apple.com/documentation/" + page,
        words: words)
    }

    static func guide(_ chapter: Chapter, _ words: String) -> Source {
      Source(
        kind: .apple, place: "App Programming Guide for iOS (archived)", link: chapter.link,
        words: words)
    }

    static func header(_ words: String) -> Source {
      Source(kind: .apple, place: "UIKit's header UIApplication.h", link: nil, words: words)
    }

    static func page(_ title: String, at address: String, _ words: String) -> Source {
      Source(kind: .page, place: title, link: "https://" + address, words: words)
    }

    static func stackOverflow(_ number: Int, _ words: String) -> Source {
      Source(
        kind: .page, place: "Stack Overflow, question \(number)",
        link: "https://stackoverflow.com/questions/\(number)", words: words)
    }

    /// An issue, named as GitHub does: owner/repository#number.
    static func issue(_ name: String, _ words: String) -> Source {
      Source(kind: .issue, place: name, link: address(ofIssue: name), words: words)
    }

    static func code(_ repository: String, _ path: String, _ words: String) -> Source {
      let escaped = path.split(separator: " ").joined(separator: "%20")
      return Source(
        kind: .code,
        place: repository + ", " + (path.split(separator: "/").last.map(String.init) ?? path),
        link: "https://github.com/\(repository)/blob/HEAD/\(escaped)", words: words)
    }

    static func commit(_ repository: String, _ commit: String, _ words: String) -> Source {
      Source(
        kind: .code, place: "\(repository), commit \(commit)",
        link: "https://github.com/\(repository)/commit/\(commit)", words: words)
    }

    static func text(_ name: String, _ words: String) -> Source {
      let link = name == "S000" ? "https://www.cnblogs.com/xinchrome/p/4977480.html" : nil
      return Source(kind: .text, place: name, link: link, words: words)
    }

    /// The address of an issue that is named as GitHub does.
    static func address(ofIssue name: String) -> String {
      let parts = name.split(separator: "#")
      precondition(parts.count == 2, "“\(name)” is not of the form owner/repository#number")
      return "https://github.com/\(parts[0])/issues/\(parts[1])"
    }
  }
}

extension CirculatingClaim.Source.Chapter {
  fileprivate var link: String {
    let guide =
      "https://developer.apple.com/library/archive/documentation/iPhone/Conceptual/"
      + "iPhoneOSProgrammingGuide/"
    return switch self {
    case .lifeCycle: guide + "TheAppLifeCycle/TheAppLifeCycle.html"
    case .background: guide + "BackgroundExecution/BackgroundExecution.html"
    case .figure: "https://github.com/lionheart/openradar-mirror/issues/13584"
    }
  }
}
