import LifecycleModels
import Testing

@testable import reports

@Suite struct `A statement of the first texts` {
  @Test func `is treated by existing rules or properties, or left out for a reason`() throws {
    for statement in SeedStatement.all {
      switch statement.treatment {
      case .rules(let model, let names, _):
        #expect(!names.isEmpty, "\(statement.statement)")
        let known = try #require(KnownNames.all[model])
        #expect(names.filter { !known.rules.contains($0) } == [], "\(statement.statement)")
      case .properties(let model, let ids, _):
        #expect(!ids.isEmpty, "\(statement.statement)")
        let known = try #require(KnownNames.all[model])
        #expect(ids.filter { !known.ids.contains($0) } == [], "\(statement.statement)")
      case .facts(let numbers, _):
        #expect(!numbers.isEmpty, "\(statement.statement)")
        #expect(numbers.allSatisfy { Fact.number($0) != nil }, "\(statement.statement)")
      case .leftOut(let reason):
        #expect(!reason.isEmpty, "\(statement.statement)")
      }
    }
  }

  @Test func `is a sentence that occurs once in its text`() {
    for seed in ["S000", "S001", "S002", "S003", "S004"] {
      let sentences = SeedStatement.all.filter { $0.seed == seed }.map(\.statement)
      #expect(sentences.count >= 20, "\(seed)")
      #expect(Set(sentences).count == sentences.count, "\(seed)")
      #expect(sentences.allSatisfy { $0.hasSuffix(".") }, "\(seed)")
    }
  }

  @Test func `is never contradicted by a belief, which is itself wrong`() {
    for statement in SeedStatement.all {
      guard case .properties(let model, let ids, .refuted) = statement.treatment else { continue }
      #expect(KnownNames.beliefs[model]?.isDisjoint(with: ids) == true, "\(statement.statement)")
    }
  }

  @Test func `about launching is often refuted`() {
    for (seed, count) in [("S000", 5), ("S001", 8), ("S003", 4)] {
      let refuted = SeedStatement.all.filter { statement in
        switch statement.treatment {
        case .properties(.launch, _, _), .rules(.launch, _, .refuted):
          statement.seed == seed && Self.verdict(on: statement) == .refuted
        default: false
        }
      }
      #expect(refuted.count == count, "\(seed): \(refuted.map(\.statement))")
    }
  }

  private static func verdict(on statement: SeedStatement) -> SeedStatement.Verdict? {
    statement.verdict { model, id in KnownNames.beliefs[model]?.contains(id) == true }
  }

  /// Statements that are easily mapped to the wrong property, each with its text and its verdict;
  /// nil if no model and no fact decides it.
  private static let disputed: [(String, String, SeedStatement.Verdict?)] = [
    ("S002", "UIApplication reports key transitions to its delegate.", .holds),
    ("S002", "The methods of the delegate let the app know when it changes state.", .holds),
    // willFinishLaunching comes before it, if the delegate has that method.
    ("S001", "The first message to the delegate is didFinishLaunching.", .refuted),
    ("S001", "Without a storyboard, didFinishLaunching is called first.", .refuted),
    // It receives no touches, but other events.
    ("S001", "An inactive app is in the foreground and receives no events.", .refuted),
    ("S002", "Inactive: in the foreground, but receiving no events.", .refuted),
    ("S004", "Inactive: in the foreground, but receiving no events.", .refuted),
    // Apple's list is for willResignActive.
    (
      "S001", "Timers, queries, films, queues and games should stop in didEnterBackground.",
      .refuted
    ),
    ("S001", "openURL makes a call, writes a message or opens a page in another app.", .holds),
    // The guide advises against a subclass; its translation says that there can be none.
    ("S002", "UIApplication should be used as it is, without a subclass.", nil),
    (
      "S004", "UIApplication has no subclass, and the application object has no other class.",
      .refuted
    ),
    ("S000", "The application object is an instance of UIApplication or of a subclass.", .holds),
    // Argument 4 makes an object first; a delegate of the nib replaces it.
    ("S000", "The fourth argument names the class of the delegate.", .holds),
    ("S003", "A delegate in the main nib has precedence over the fourth argument.", .holds),
    (
      "S003", "The main nib is checked first, and the fourth argument only if it has no delegate.",
      .refuted
    ),
    ("S003", "If the nib has no delegate, the one of the fourth argument is used.", .holds),
    // It may call it, and in a launch in the background it need not.
    (
      "S000", "makeKeyAndVisible calls viewWillAppear and other methods before it returns.",
      .refuted
    ),
    (
      "S002", "An app may have an additional window for what it shows on an external display.",
      .holds
    ),
    ("S001", "Its key window is the main window of the app.", .refuted),
    ("S001", "Before the window is shown, addSubview puts the view of its root into it.", nil),
  ]

  @Test(arguments: disputed.indices)
  func `has the verdict that its own words deserve`(index: Int) throws {
    let (seed, words, verdict) = Self.disputed[index]
    let statement = try #require(
      SeedStatement.all.first { $0.seed == seed && $0.statement == words }, "\(seed): \(words)")
    #expect(Self.verdict(on: statement) == verdict, "\(seed): \(words)")
  }

  @Test func `has one verdict, whichever text says it`() {
    for (words, statements) in Dictionary(grouping: SeedStatement.all, by: \.statement) {
      #expect(Set(statements.map(Self.verdict)).count == 1, "\(words)")
    }
  }
}
