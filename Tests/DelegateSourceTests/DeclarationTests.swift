import DelegateSource
import Testing

@Suite struct `The methods of a delegate` {
  private static let method = "func applicationDidBecomeActive(_ application: UIApplication) {}"

  @Test func `are those declared directly in it`() {
    let source = WrittenSource.appDelegate(
      """
        func applicationWillTerminate(_ application: UIApplication) {
          func applicationDidBecomeActive(_ application: UIApplication) {}
        }
        struct Inner {
          func applicationDidEnterBackground(_ application: UIApplication) {}
        }
        var x: Int { func applicationWillResignActive(_ application: UIApplication) {}; return 1 }
      """)
    #expect(source.implemented == ["app.willTerminate"])
  }

  @Test func `may name a type of the system by an alias of the source`() {
    let source = DelegateSurvey(
      text: """
        typealias LaunchOptionsKey = UIApplication.LaunchOptionsKey
        class A: UIResponder, UIApplicationDelegate {
          func application(
            _ a: UIApplication, didFinishLaunchingWithOptions o: [LaunchOptionsKey: Any]?
          ) -> Bool { true }
        }
        """, file: "A.swift")
    #expect(source.findings == [])
    #expect(source.implemented == ["app.didFinishLaunching"])
  }

  @Test func `are found however it is declared`() {
    for text in [
      "class A: UIApplicationDelegate { \(Self.method) }",
      "class `the app, {as it is}`: UIApplicationDelegate { \(Self.method) }",
      "func `one { and`() {}\nclass A: UIApplicationDelegate { \(Self.method) }",
      "final class A: NSObject, UIKit.UIApplicationDelegate { \(Self.method) }",
      "@main\n@MainActor public final class A : UIResponder , @unchecked Sendable, UIApplicationDelegate\n{ \(Self.method) }",
      "class A<T>: Base<T, [String: Int]>, UIApplicationDelegate where T: Equatable { \(Self.method) }",
      "class A {}\nextension A: UIApplicationDelegate { \(Self.method) }",
      "class A: UIApplicationDelegate {}\nextension A { \(Self.method) }",
      "extension A { \(Self.method) }\nclass A: UIApplicationDelegate {}",
      "extension A: UIApplicationDelegate { \(Self.method) }",
      "enum Outer { class A: UIApplicationDelegate {} }\nextension Outer.A { \(Self.method) }",
      "class `A`: UIApplicationDelegate { \(Self.method) }",
      "class A: NSObject & UIApplicationDelegate { \(Self.method) }",
    ] {
      let source = DelegateSurvey(text: text, file: "A.swift")
      #expect(source.implemented == ["app.didBecomeActive"], "\(text)")
      #expect(source.delegates.map(\.protocols) == [[.application]], "\(text)")
      #expect(source.findings == [], "\(text)")
    }
  }

  @Test func `are found after anything else`() {
    for member in [
      "let x = \"}\"", "let x = \"\\\"}\"", "let x = \"\\(f(\")\", { $0 }))}\"", "let x = \"\\\\\"",
      "let x = \"\\(f(1) ? \"}\" : \"\")\"",
      "let x = #\"\"}\"#", "let x = #\"\\(\"}\"#", "let x = #\"\\#(\"}\")\"#",
      "let x = #\"\"\"#", "let x = \"\"\"\n } \" \"\" \\\"\"\" }\n \"\"\"",
      "let x = \"\"\"\n \\(\"\"\"\n } \\(\"}\")\n \"\"\")\n \"\"\"", "let x = \"unterminated }",
      "// }", "/* } /* } */ } */", "/// }", "//\r", "let x = /[}\"]/", "let x = #/}\"/#",
      "let x = #/\n } \"\n/#", "let x = a / b // }", "let x = [1: {}, 2: ({ _ in })]",
      "#if DEBUG // }\n let x = 1\n#else // }\n let x = 2\n#endif // }",
      "let x: Kind = .class\n let y = Kind.extension", "static let a = f(class: 1, func: 2)",
      "class func f() {}", "class var g: Int { 1 }", "init() {}", "case `class`",
      "func == (a: A, b: A) -> Bool { true }", "func f<T>() where T: C<{ }> {}",
      "@objc private(set) lazy var x = { 1 }()",
      "@available(iOS 13, *) @objc(f:) func f(_ x: Int) {}",
      "subscript(x: Int) -> Int { 1 }", "associatedtype actor", "let actor = actor\n var y = 1",
    ] {
      #expect(
        WrittenSource.appDelegate(member + "\n" + Self.method).implemented == [
          "app.didBecomeActive"
        ], "\(member)")
    }
  }

  @Test func `are found in types inside others`() {
    let opening = (0..<40).map { "enum E\($0) { " }.joined()
    let text = opening + "class A: UIApplicationDelegate { \(Self.method) } }"
    let source = DelegateSurvey(text: text, file: "A.swift")
    #expect(source.implemented == ["app.didBecomeActive"])
    #expect(source.delegates.first?.typeName.hasPrefix("E0.E1.E2.") == true)
    #expect(source.delegates.first?.typeName.hasSuffix(".E39.A") == true)
  }

  @Test func `have a line, and a column in bytes`() throws {
    let text = """
      // é\r
      class A: UIApplicationDelegate { /* é
       */ @objc(x) func a() {}\r  let x = "\\(
          1)" ; func applicationDidBecomActive(
        _ application: UIApplication)
        {}
      }
      """
    let finding = try #require(DelegateSurvey(text: text, file: "A.swift").findings.first)
    #expect((finding.file, finding.line, finding.column) == ("A.swift", 5, 16))
    #expect(finding.written == "func applicationDidBecomActive( _ application: UIApplication)")
  }

  private func conditional(_ first: String, _ second: String) -> DelegateSurvey {
    WrittenSource.appDelegate(
      """
      #if \(first)
        \(Self.method)
      #elseif \(second)
        func applicationWillTerminate(_ application: UIApplication) {}
      #endif
      """)
  }

  @Test func `are read in all branches that some build for iOS may compile`() {
    let both = ["app.didBecomeActive", "app.willTerminate"]
    #expect(conditional("DEBUG", "!BETA").implemented == both)
    #expect(conditional("os(iOS)", "os(macOS)").implemented == [both[0]])
    #expect(conditional("os(macOS)", "DEBUG").implemented == [both[1]])
  }

  @Test(arguments: ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"])
  func `are read after an import of one declaration`(kind: String) {
    let text =
      "@testable import \(kind) UIKit.UIApplication\nclass A: UIApplicationDelegate { \(Self.method) }"
    #expect(DelegateSurvey(text: text, file: "A.swift").delegates.map(\.line) == [2])
    let next =
      "import class UIKit.UIApplication; import UIKit; class A: UIApplicationDelegate { \(Self.method) }"
    #expect(DelegateSurvey(text: next, file: "A.swift").delegates.count == 1)
  }
}

@Suite struct `A parameter` {
  @Test func `has a type that can be spelled in many ways`() {
    for type in [
      "[UIApplication.LaunchOptionsKey: Any]?", "[UIApplicationLaunchOptionsKey: Any]?",
      "[UIApplication.LaunchOptionsKey : Any]", "[UIApplication.LaunchOptionsKey: Any]!",
      "Dictionary<UIApplication.LaunchOptionsKey, Any>?",
      "Optional<Dictionary<UIKit.UIApplication.LaunchOptionsKey, Swift.Any>>",
      "([UIApplication.LaunchOptionsKey: Any])?", "Optional<[UIApplication.LaunchOptionsKey: Any]>",
      "[ /* keys */ UIApplication . LaunchOptionsKey\n :Any]? = [:]",
      "inout [UIApplication.LaunchOptionsKey: Any]",
      "[UIApplication.LaunchOptionsKey: Any]? = x < y ? nil : [.a: f(1, 2)]",
    ] {
      let source = WrittenSource.appDelegate(
        """
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: \(type)
          ) -> Bool { true }
        """)
      #expect(source.implemented == ["app.didFinishLaunching"], "\(type)")
      #expect(source.delegates[0].assumptions == [], "\(type)")
    }
  }

  @Test func `can be a closure with any attributes`() {
    for type in [
      "@escaping (UIBackgroundFetchResult) -> Void", "@escaping (UIBackgroundFetchResult) -> ()",
      "@escaping @Sendable (UIBackgroundFetchResult) -> Swift.Void",
      "@escaping @MainActor @Sendable (_ result: UIBackgroundFetchResult) -> Void",
      "@escaping @convention(block) (UIKit.UIBackgroundFetchResult) -> Void",
      "((UIBackgroundFetchResult) -> Void)", "@escaping ((UIBackgroundFetchResult) -> Void)",
      "sending @escaping (UIBackgroundFetchResult)->Void",
    ] {
      let source = WrittenSource.appDelegate(
        "func application(_ a: UIApplication, performFetchWithCompletionHandler c: \(type)) {}")
      #expect(source.implemented == ["app.performFetch"], "\(type)")
      #expect(source.findings == [], "\(type)")
    }
  }

  @Test func `of a type of the app is assumed to be correct, and that is stated`() {
    let source = WrittenSource.appDelegate(
      """
        typealias Options = [UIApplication.LaunchOptionsKey: Any]
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Options?) -> Bool {}
      """)
    #expect(source.implemented == ["app.didFinishLaunching"])
    #expect(
      source.delegates[0].assumptions == [
        "In application(_:didFinishLaunchingWithOptions:) “Options” is assumed to be "
          + "[UIApplication.LaunchOptionsKey: Any]."
      ])
  }
}
