import LifecycleTesting
import Testing

@Suite struct `The source of a delegate in a test` {
  @Test func `records each method that is never called at the caller's line`() {
    let line = #line + 2
    expectIssues {
      expectCallable(sources: ["../UIKitTests/Apps/MisspeltApp.swift"])
    } matching: { issue in
      issue.location.line == line && Self.expected.contains(issue.text)
    }
  }

  @Test func `records nothing if every method is called`() {
    let source = expectCallable(sources: [
      "../TemplateApp/AppDelegate.swift", "../TemplateApp/SceneDelegate.swift",
    ])
    #expect(source?.delegates.map(\.typeName) == ["AppDelegate", "SceneDelegate"])
  }

  @Test func `says which file cannot be read, and where it was expected`() {
    expectIssues {
      #expect(expectCallable(sources: ["Missing.swift"]) == nil)
    } matching: { issue in
      issue.text.hasPrefix("“Missing.swift” cannot be read: ")
        && issue.text.hasSuffix("Tests/LifecycleTestingTests.")
    }
  }

  @Test func `says when no file declares a delegate`() {
    expectIssues {
      #expect(expectCallable(sources: ["ExpectCallableTests.swift"]) == nil)
    } matching: {
      $0.text == "No app or scene delegate is declared in “ExpectCallableTests.swift”; "
        + "name the files that declare one."
    }
  }

  @Test func `says when no file is named`() {
    expectIssues {
      #expect(expectCallable(sources: []) == nil)
    } matching: {
      $0.text == "No source is named; name the files that declare the delegates."
    }
  }

  private static let expected = [
    """
    ../UIKitTests/Apps/MisspeltApp.swift:10:8: \
    MisspeltAppDelegate.applicationDidBecomeActive(application:) is never called
      The labels are part of the name, and UIKit has no method with these. Since Swift 3 the first \
    parameter has a label too, unless it is written “_”.
      Written: func applicationDidBecomeActive(application: UIApplication)
      Write:   func applicationDidBecomeActive(_ application: UIApplication)
    """,
    """
    ../UIKitTests/Apps/MisspeltApp.swift:14:8: \
    MisspeltAppDelegate.applicationDidEnterBackground() is never called
      The labels are part of the name, and UIKit has no method with these.
      Written: func applicationDidEnterBackground()
      Write:   func applicationDidEnterBackground(_ application: UIApplication)
    """,
  ]
}
