import Testing

@testable import ProjectAudit

@Suite struct `A class that inherits through many others` {
  /// What the code says of the first of some classes, the last of which is a scene delegate.
  private func conformance(classes count: Int) -> Conformance? {
    let source =
      (0..<count).map { "class C\($0): C\($0 + 1) {}" }.joined(separator: "\n")
      + "\nclass C\(count): UIResponder, UIWindowSceneDelegate {}"
    let code = Codebase(files: [
      CodeFile(Array(source.utf8), .unknown, .swift, path: "A.swift")
    ])
    return code.type(named: "C0").map { code.conformance(of: $0, to: .scene) }
  }

  @Test(arguments: [0, 1, 40]) func `is what the last one is`(count: Int) {
    #expect(conformance(classes: count) == .certain)
  }

  @Test func `is not followed beyond what anybody writes`() {
    #expect(conformance(classes: 5_000) == .unknown(superclass: "C50"))
  }

  @Test func `keeps nobody from auditing its methods`() {
    let count = 400
    let source = (0...count).map { number in
      """
      class C\(number): \(number < count ? "C\(number + 1)" : "UIResponder, UIWindowSceneDelegate") {
        func sceneDidBecomeActive(_ scene: UIScene) { start() }
      }
      """
    }.joined(separator: "\n")
    let audit = DelegateAudit(files: [.init(path: "A.swift", content: Array(source.utf8))])
    #expect(audit.delegates.contains { $0.typeName == "C\(count)" })
  }
}
