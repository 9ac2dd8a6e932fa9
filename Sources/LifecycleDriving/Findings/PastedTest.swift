/// A test that reruns one life of a finding, as source to paste into a project.
///
/// The world is called `world`, because its name in the project is unknown.
public struct PastedTest: Hashable, Sendable {
  /// A library for tests.
  public enum Framework: String, CaseIterable, Hashable, Sendable {
    /// Swift Testing: a function with the attribute `@Test`.
    case swift
    /// XCTest: a method of a test case.
    case xctest
  }

  /// The story of the life: what is wrong, and after which choices.
  public internal(set) var story: String
  private let choices: [String]
  private let model: CheckedModel

  init(of finding: Finding, on model: CheckedModel) {
    story = Self.story(of: finding)
    choices = finding.trace.choices
    self.model = model
  }

  /// The function without a final line break.
  public func source(for framework: Framework) -> String {
    "\(head(for: framework)) {\n\(call(for: framework))\n}"
  }

  /// The beginning of the function, up to its parameters.
  func head(for framework: Framework) -> String {
    switch framework {
    case .swift:
      Self.oneLine("@Test", "func \(SwiftSource.rawIdentifier(story))()")
    case .xctest: "func \(SwiftSource.camelCase(story, after: "test"))()"
    }
  }

  /// An attribute and a declaration, on one line if it is short enough inside a suite.
  private static func oneLine(_ attribute: String, _ declaration: String) -> String {
    let isShort = attribute.count + declaration.count + "    {".count <= 98
    return attribute + (isShort ? " " : "\n") + declaration
  }

  /// The statement of the function.
  func call(for framework: Framework) -> String {
    let function = framework == .swift ? "expectSafe" : "assertSafe"
    let deaths = model.deaths == .whileSuspended ? "" : ", deaths: .\(model.deaths.rawValue)"
    return """
        \(function)(
          world, on: \(model.swift)\(deaths),
          by: [.replay(\(SwiftSource.list(choices)))])
      """
  }

  private static var maxStoryLength: Int { 160 }
  private static var maxDetailLength: Int { 90 }

  /// Long lives are named after their last choices, which lead to the breach.
  private static func story(of finding: Finding) -> String {
    // What a process printed last, for example, is no name.
    let isName = !finding.detail.isEmpty && finding.detail.count <= maxDetailLength
    let fact = isName ? finding.detail : "broken: \(finding.statement)"
    var choices = finding.trace.choices[...]
    var story = "\(fact), after " + choices.joined(separator: ", ")
    while story.count > maxStoryLength, choices.count > 1 {
      choices.removeFirst()
      story = "\(fact), after … " + choices.joined(separator: ", ")
    }
    return story.count > maxStoryLength ? story.prefix(maxStoryLength) + "…" : story
  }
}

extension PastedTest {
  /// A whole file of tests.
  ///
  /// - Parameters:
  ///   - tests: The tests; those with equal names are numbered.
  ///   - framework: The library for tests.
  ///   - world: An expression that makes the world.
  /// - Returns: Swift source.
  public static func file(
    of tests: [PastedTest], for framework: Framework, world: String
  ) -> String {
    var text = "// Each test lives a life again that has broken an obligation.\n"
    if tests.isEmpty { text += "// Nothing is broken, so there is no such life.\n" }
    let functions = functions(tests, framework, world)
    switch framework {
    case .swift:
      text += "import LifecycleTesting\nimport Testing\n"
      for function in functions { text += "\n\(function)\n" }
    case .xctest:
      text += "import LifecycleXCTest\nimport XCTest\n\nfinal class LivesFoundTests: XCTestCase {\n"
      let indented = functions.map { "  " + $0.split(separator: "\n").joined(separator: "\n  ") }
      text += indented.joined(separator: "\n\n") + (indented.isEmpty ? "}\n" : "\n}\n")
    }
    return text
  }

  private static func functions(
    _ tests: [PastedTest], _ framework: Framework, _ world: String
  ) -> [String] {
    var counts: [String: Int] = [:]
    return tests.map { test in
      let head = test.head(for: framework)
      counts[head, default: 0] += 1
      let number = counts[head, default: 1]
      let name = number == 1 ? head : test.numbered(number).head(for: framework)
      return "\(name) throws {\n  let world = \(world)\n\(test.call(for: framework))\n}"
    }
  }

  private func numbered(_ number: Int) -> PastedTest {
    var test = self
    test.story += ", number \(number)"
    return test
  }
}
