import LifecycleModels
import LifecycleReporting
import Reporting

/// The addresses in the documents of a fact.
///
/// Only sources that a reader can judge are linked: Apple's documents and forums, issues, radars
/// and Stack Overflow.
package struct DocumentLinks {
  /// The titles and addresses, in the order of the text.
  let addresses: [(title: String, address: String)]

  /// The links, as Markdown.
  package var links: [String] {
    addresses.map { "[\(Markdown.escaped($0.title))](\(Markdown.address($0.address)))" }
  }

  package init(_ documents: String) {
    var found: [(position: String.Index, title: String, address: String)] = []
    func add(_ match: Range<String.Index>, _ title: String, _ address: String) {
      let isKnown = found.contains { $0.title == title && $0.address == address }
      if !isKnown { found.append((match.lowerBound, title, address)) }
    }
    for match in documents.matches(of: /AAPL:([a-z0-9\/_():\-.]*[a-z0-9)])/) {
      // A path that was shortened leads nowhere.
      let isWhole = !documents[match.range.upperBound...].hasPrefix("…") && match.1.contains("/")
      if isWhole, let last = match.1.split(separator: "/").last {
        add(match.range, "Apple, \(last)", "https://developer.apple.com/documentation/\(match.1)")
      }
    }
    for match in documents.matches(of: /([A-Za-z0-9_.\-]+\/[A-Za-z0-9_.\-]+)#([0-9]+)/) {
      add(match.range, "\(match.1)#\(match.2)", "https://github.com/\(match.1)/issues/\(match.2)")
    }
    for match in documents.matches(of: /[ (]openradar-mirror#([0-9]+)/) {
      let name = "lionheart/openradar-mirror"
      add(match.range, "\(name)#\(match.1)", "https://github.com/\(name)/issues/\(match.1)")
    }
    for match in documents.matches(of: /(?:SO|stackoverflow) ([0-9]{5,})/) {
      add(
        match.range, "Stack Overflow \(match.1)",
        "https://stackoverflow.com/questions/\(match.1)")
    }
    for match in documents.matches(of: /developer\.apple\.com\/forums\/thread\/([0-9]+)/) {
      add(
        match.range, "Apple’s forums \(match.1)",
        "https://developer.apple.com/forums/thread/\(match.1)")
    }
    for (abbreviation, title, address) in Self.known {
      if let range = documents.firstRange(of: abbreviation) { add(range, title, address) }
    }
    addresses = found.sorted { $0.position < $1.position }.map { ($0.title, $0.address) }
  }

  private static let guide =
    "https://developer.apple.com/library/archive/documentation/iPhone/Conceptual/"
    + "iPhoneOSProgrammingGuide/"

  private static let known = [
    (
      "APG-Life", "App Programming Guide, The App Life Cycle",
      guide + "TheAppLifeCycle/TheAppLifeCycle.html"
    ),
    (
      "APG-Trans", "App Programming Guide, Strategies for Handling App State Transitions",
      guide
        + "StrategiesforHandlingAppStateTransitions/StrategiesforHandlingAppStateTransitions.html"
    ),
    (
      "APG-Bg", "App Programming Guide, Background Execution",
      guide + "BackgroundExecution/BackgroundExecution.html"
    ),
    ("TN3187", "TN3187", TechnicalNote.migration),
    (
      "TN3115", "TN3115",
      "https://developer.apple.com/documentation/technotes/"
        + "tn3115-bluetooth-state-restoration-app-relaunch-rules"
    ),
    ("ALS", "AppLaunchSequence", "https://github.com/regularberry/AppLaunchSequence"),
    ("BTN", "Apple’s forums 85066", "https://developer.apple.com/forums/thread/85066"),
  ]
}

extension SourceReport {
  /// The source as an item of a list in Markdown, with links to its documents.
  package var linkedItem: String {
    let links = DocumentLinks(documents).links
    return "- \(label): \(Markdown.escaped(statement))"
      + (links.isEmpty ? "" : " — " + links.joined(separator: ", ")) + "\n"
  }
}

/// Technical notes by Apple.
package enum TechnicalNote {
  /// TN3187, on the migration to scenes.
  package static let migration =
    "https://developer.apple.com/documentation/technotes/"
    + "tn3187-migrating-to-the-uikit-scene-based-life-cycle"
}
