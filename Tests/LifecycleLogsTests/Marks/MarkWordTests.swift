import Foundation
import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `A phrase` {
  @Test(arguments: Mark.Event.allCases)
  func `of the list is a mark`(event: Mark.Event) {
    for phrase in MarkTable.phrases.first(where: { $0.key == event })?.value ?? [] {
      #expect(Mark(phrase)?.event == event, "\(phrase)")
      #expect(Mark(phrase.uppercased())?.event == event, "\(phrase)")
    }
  }

  @Test func `has one meaning`() {
    var meanings: [NormalizedPhrase: Mark.Event] = [:]
    for (event, phrases) in MarkTable.phrases {
      for phrase in phrases {
        guard let words = NormalizedPhrase(phrase.utf8) else {
          Issue.record("“\(phrase)” is not a phrase")
          continue
        }
        #expect(!words.isEmpty, "\(phrase)")
        #expect(meanings[words] ?? event == event, "\(phrase)")
        meanings[words] = event
      }
    }
  }

  @Test(arguments: Mark.Event.allCases)
  func `is the name of each mark`(event: Mark.Event) {
    if event != .arrival { #expect(Mark(Mark(event).name) == Mark(event)) }
    for origin in Mark.Origin.allCases where Mark(event).allows(origin) && event != .arrival {
      let mark = Mark(event, from: origin)
      #expect(Mark(mark.name) == mark, "\(mark.name)")
    }
  }

  @Test(arguments: LifeInput.allCases)
  func `names what the app is opened with or started for`(input: LifeInput) {
    let events: [Mark.Event] =
      input.isOfUser
      ? [.open, .launch, .goBack, .goBackFromBackground] : [.arrival, .backgroundLaunch, .wake]
    for event in events {
      let mark = Mark(event, with: input)
      #expect(Mark(mark.name) == mark, "\(mark.name)")
    }
  }

  @Test(arguments: ["pressed Home", "press home", "HOME", "the user presses the Home button"])
  func `does not depend on tense, case and little words`(phrase: String) {
    #expect(Mark(phrase) == Mark(.home))
  }

  @Test func `may say who acts, and where the app was`() {
    #expect(
      Mark("system launches a not-running app in the background")?.name
        == "background launch while not running")
    #expect(Mark("system resumes a suspended app in the background") == Mark(.wake))
    #expect(Mark("a call was ignored") == Mark(.declineCall))
    #expect(Mark("open from URL scheme") == Mark(.open, with: .url))
    #expect(Mark("open app from background") == Mark(.open, from: .inBackground))
    #expect(
      Mark("foreground active app killed for memory pressure") == Mark(.memoryKill, from: .active))
  }

  @Test(arguments: [
    "", " ", "thought about Home", "pressed Home twice a day", "not home", "event delivered",
    "snapshot", "process start", "killed", "terminated", "background", "active", "other", "start",
    "12.0 s background time left", "no applicationWillTerminate", "app opens URL", "dismissed",
    "declined", "stop", "update", "home\0", "hôme", "home, sweet home",
    String(repeating: "home ", count: 100),
  ])
  func `that is not understood is not a mark`(phrase: String) {
    #expect(Mark(phrase) == nil, "\(phrase)")
  }
}

@Suite struct `The table of marks in the article about logs` {
  private static let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/LifecycleLogs/Documentation.docc/JudgeLogs.md")

  /// The mark and the examples of each row.
  private static func rows() throws -> [(mark: String, examples: [String])] {
    let lines = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| mark | for example |") })
    return lines[(start + 2)...].prefix { $0.hasPrefix("| ") }.map { line in
      let cells = line.components(separatedBy: " | ")
      return (cells[0].filter { !"|`".contains($0) }, cells[1].components(separatedBy: ", "))
    }
  }

  @Test func `has every event, each with examples that have its meaning`() throws {
    var events: Set<Mark.Event> = []
    for (name, examples) in try Self.rows() {
      let mark = try #require(Mark(name), "\(name)")
      events.insert(mark.event)
      for example in examples {
        let read = try #require(Mark(example), "\(example)")
        #expect(read.event == mark.event || mark.input != nil, "\(example)")
      }
    }
    #expect(events == Set(Mark.Event.allCases))
  }
}

@Suite struct `A mark in a model` {
  private static let app = AppModel(profile: .observed).machine.rules.compactMap(\.occurrence)
  private static let scene = SceneModel(profile: .observed).machine.rules.compactMap(\.occurrence)

  @Test(arguments: Mark.Event.allCases)
  func `matches something that occurs`(event: Mark.Event) {
    let marks = [Mark(event)] + LifeInput.allCases.map { Mark(event, with: $0) }
    #expect(
      (Self.app + Self.scene).contains { occurrence in marks.contains { $0.matches(occurrence) } })
  }

  @Test func `matches no delivery`() {
    for rule in AppModel(profile: .observed).machine.rules where rule.callback != nil {
      for event in Mark.Event.allCases {
        #expect(rule.occurrence.map(Mark(event).matches) != true, "\(event) \(rule.name)")
      }
    }
  }

  @Test func `is known for everything that people and tools do`() {
    for (occurrences, instruction) in InstructionTable.entries where instruction.simctl != .byItself
    {
      for occurrence in occurrences {
        guard let mark = Mark(occurrence) else {
          #expect(withoutMark.contains(occurrence), "\(occurrence)")
          continue
        }
        #expect(mark.matches(occurrence), "\(occurrence) \(mark.name)")
        #expect(Mark(mark.name) == mark, "\(mark.name)")
      }
    }
  }

  private let withoutMark: [Occurrence] = [
    .touch, .discarding(.push), .prewarming(.freezes), .prewarming(.freezesAfterInit),
    .prewarming(.dropped),
  ]
}
