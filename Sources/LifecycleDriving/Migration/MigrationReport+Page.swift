import Reporting

extension MigrationReport {
  /// The comparison as one HTML file: the two lives side by side, and the first difference.
  ///
  /// The file needs no network, and runs no script.
  public var html: String { HTMLPage([section], title: title).text }

  private var title: String {
    difference.map { "“\($0.observable)” differs after the migration" } ?? headline
  }

  private var section: PageSection {
    guard let difference else {
      return PageSection(
        kicker: Self.subject, title: title,
        badge: isExhausted ? PageSection.Badge("holds", .good) : .init("undecided", .open),
        lead: [lives.counted("pair of lives", "pairs of lives")], remarks: changes)
    }
    return PageSection(
      kicker: Self.subject, title: title, badge: PageSection.Badge("different", .bad),
      lead: [difference.change.text + "."],
      timelines: [
        difference.appTrace.timeline(
          heading: "With the app delegate",
          mark: "“\(difference.observable)” is \(difference.appValue)"),
        difference.sceneTrace.timeline(
          heading: "With the scene delegate",
          mark: "“\(difference.observable)” is \(difference.sceneValue)"),
      ],
      remarks: ["Minimal: no common life of fewer choices shows a difference."] + changes)
  }

  private static let subject = "From the app delegate to scenes"

  private var changes: [String] { intended.map { "Intended: \($0.text)." } }
}
