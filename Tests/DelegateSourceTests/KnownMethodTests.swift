import LifecycleModels
import Testing

@testable import DelegateSource

@Suite struct `A method that UIKit calls` {
  static let methods = DelegateMethod.all

  @Test func `is recognised as it is documented`() {
    for method in Self.methods {
      let source = Self.source(of: method, written: method.function.written)
      #expect(
        source.implemented == (method.callback.map { [$0.name] } ?? []),
        method.name)
      #expect(source.findings == [], method.name)
      #expect(source.delegates.map(\.assumptions) == [[]], method.name)
    }
  }

  @Test func `is never called with a superfluous label`() throws {
    for method in Self.methods {
      let first = try #require(method.function.labels.first)
      let written = method.function.written.replacing(
        "(\(first) ", with: "(sender ", maxReplacements: 1)
      let source = Self.source(of: method, written: written)
      #expect(source.implemented == [], method.name)
      #expect(source.expected == [method.function.fullName], method.name)
      #expect(source.findings.map(\.problemName) == ["labels"], method.name)
    }
  }

  @Test func `is never called with a letter missing in a label`() throws {
    for method in Self.methods where method.function.labels.count > 1 {
      let label = try #require(method.function.labels.last)
      let written = method.function.written.replacing(
        ", \(label)", with: ", \(label.dropLast())", maxReplacements: 1)
      let source = Self.source(of: method, written: written)
      #expect(source.implemented == [], method.name)
      #expect(source.expected == [method.function.fullName], method.name)
    }
  }

  @Test func `is never called with a wrong type of the system`() {
    for method in Self.methods {
      var written = method.function.written
      if let start = written.firstIndex(of: ":"),
        let end = written[start...].firstIndex(where: { $0 == "," || $0 == ")" })
      {
        written.replaceSubrange(start..<end, with: ": NSObject")
      }
      let source = Self.source(of: method, written: written)
      #expect(source.implemented == [], method.name)
      #expect(source.expected == [method.function.fullName], method.name)
      #expect(source.findings.map(\.problemName) == ["types"], method.name)
    }
  }

  @Test func `is never called with a letter missing in its name`() {
    for method in Self.methods where !method.sharesBaseName {
      let name = method.function.name
      let written = method.function.written.replacing(name, with: name.dropLast())
      let source = Self.source(of: method, written: written)
      #expect(source.expected == [method.function.fullName], method.name)
      #expect(source.findings.map(\.problemName) == ["name"], method.name)
    }
  }

  @Test func `is never called by the words of its selector`() {
    for method in Self.methods
    where method.function.attribute(named: "objc") != nil && method.sharesBaseName {
      let labels = method.selector.split(separator: ":").dropFirst()
      let parameters = zip(labels, method.function.parameters.dropFirst()).map {
        ", \($0) x: \($1.type)"
      }
      let first = method.function.parameters[0].type
      let written = "func \(method.function.name)(_ sender: \(first)\(parameters.joined()))"
      #expect(
        Self.source(of: method, written: written).expected == [method.function.fullName],
        method.name)
    }
  }

  @Test func `is known for every callback of a delegate`() {
    let known = Set(Self.methods.compactMap(\.callback))
    let wanted = Callback.allCases.filter { $0.isAppDelegateMethod || $0.isSceneDelegateMethod }
    #expect(wanted.filter { !known.contains($0) } == [])
  }

  @Test func `stands for a callback if its declaration says so`() {
    let named = Self.methods.filter { $0.function.attribute(named: "callback") != nil }
    #expect(named.allSatisfy { $0.callback != nil })
    #expect(Self.methods.count == 70)
    #expect(named.count == 44)
  }

  @Test func `is called in its asynchronous form`() {
    let source = WrittenSource.appDelegate(
      """
        func application(_ a: UIApplication, didReceiveRemoteNotification i: [AnyHashable: Any]) async
          -> UIBackgroundFetchResult { .noData }
        func application(_ a: UIApplication, performActionFor i: UIApplicationShortcutItem) async -> Bool {}
        func application(_ a: UIApplication, handleEventsForBackgroundURLSession i: String) async {}
      """)
    #expect(
      source.implemented == [
        "app.performActionForShortcutItem", "app.didReceiveRemoteNotification",
        "app.handleEventsForBackgroundURLSession",
      ])
    #expect(source.findings == [])
  }

  private static func source(of method: DelegateMethod, written: String) -> DelegateSurvey {
    DelegateSurvey(
      text: "class Delegate: NSObject, \(method.owner.rawValue) {\n \(written) { fatalError() }\n}",
      file: "A.swift")
  }
}

extension DelegateMethod {
  /// The name that a failed expectation shows.
  fileprivate var name: Comment { "\(function.fullName)" }
}
