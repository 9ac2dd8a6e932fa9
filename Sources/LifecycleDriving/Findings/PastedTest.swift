/// A test that lives one life of a finding again, as source that can be pasted into a project.
///
/// The world is called `world`, because the source cannot know its name in the project.
public struct PastedTest: Hashable, Sendable {
  /// A library for tests.
  public enum Framework: String, CaseIterable, Hashable, Sendable {
    /// Swift Testing: a function with the attribute `@Test`.
    case swift
    /// XCTest: a method of a test case.
    case xctest
  }

  /// The story that the life tells: what is wrong, after which choices.
  public let story: String
  private let choices: [String]
  private let model: CheckedModel

  init(of finding: Finding, on model: CheckedModel) {
    story = Self.story(of: finding)
    choices = finding.trace.choices
    self.model = model
  }

  /// The function, without a line break at its end.
  public func source(for framework: Framework) -> String {
    switch framework {
    case .swift: "@Test func \(SwiftSource.rawIdentifier(story))() {\n\(call("expectSafe"))\n}"
    case .xctest:
      "func \(SwiftSource.camelCase(story, after: "test"))() {\n\(call("assertSafe"))\n}"
    }
  }

  private func call(_ function: String) -> String {
    let deaths = model.deaths == .whileSuspended ? "" : ", deaths: .\(model.deaths.rawValue)"
    return """
        \(function)(
          world, on: \(model.swift)\(deaths),
          by: [.replay(\(SwiftSource.list(choices)))])
      """
  }

  private static var longestStory: Int { 160 }

  /// Long lives are named by their last choices, which lead to the breach.
  private static func story(of finding: Finding) -> String {
    let fact = finding.detail.isEmpty ? "broken: \(finding.statement)" : finding.detail
    var choices = finding.trace.choices[...]
    var story = "\(fact), after " + choices.joined(separator: ", ")
    while story.count > longestStory, choices.count > 1 {
      choices.removeFirst()
      story = "\(fact), after … " + choices.joined(separator: ", ")
    }
    return story.count > longestStory ? story.prefix(longestStory) + "…" : story
  }
}
