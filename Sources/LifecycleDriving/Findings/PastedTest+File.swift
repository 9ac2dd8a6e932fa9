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
