import Testing

@testable import ProjectAudit

@Suite struct `One of several that an Info.plist declares` {
  private static let schemes =
    "<key>CFBundleURLTypes</key><array><dict>"
    + Plist.strings("CFBundleURLSchemes", "notes", "notesync") + "</dict></array>"

  /// What is found in an app that takes URLs in some way.
  private func urls(_ body: String, _ others: String = "") -> [String] {
    let scene =
      BugCase.connecting("follow(connectionOptions.urlContexts)")
      + Code.openURLContexts("follow(URLContexts)")
      + "func follow(_ contexts: Set<UIOpenURLContext>) { for context in contexts { \(body) } }"
      + others
    return BugCase.app(plist: [Self.schemes], scene: scene).found
  }

  @Test(arguments: [
    "guard context.url.scheme == \"notes\" else { continue }\ngo(context.url)",
    "guard let scheme = context.url.scheme, scheme == \"notes\" else { log(1); continue }\ngo(context.url)",
    "if context.url.scheme != \"notes\" { continue }\ngo(context.url)",
    "if context.url.scheme == \"notes\" { go(context.url) }",
    "if context.url.scheme == \"notes\" { go(context.url) } else { print(\"unknown\") }",
    "if context.url.scheme?.lowercased() == \"notes\" { go(context.url); continue }",
    "switch context.url.scheme {\ncase \"notes\": go(context.url)\ndefault: break\n}",
    "let scheme = context.url.scheme\nswitch scheme {\ncase \"notes\": go(context.url)\ndefault: continue\n}",
    "guard context.url.scheme == Links.scheme else { continue }\ngo(context.url)\n}\n}\n"
      + "enum Links { static let scheme = \"notes\"\nfunc x() {",
  ])
  func `is dropped if only URLs of another scheme pass`(body: String) {
    #expect(urls(body) == ["R6 warning"])
    #expect(urls(body, "\nlet other = \"notesync\"") == [])
    #expect(urls("load(context.url)\n" + body) == [])
  }

  @Test(arguments: [
    "go(context.url)",
    "if context.url.scheme == \"notes\" { go(context.url) } else { load(context.url) }",
    "if context.url.scheme == \"notes\" { go(context.url) } else { showHome() }",
    "if context.url.scheme == \"notes\" { go(context.url); continue }\nload()",
    "if context.url.scheme == \"notes\" { isNote = true }\ngo(context.url)",
    "guard context.url.scheme == \"notes\" else { load(context.url); continue }\ngo(context.url)",
    "switch context.url.scheme {\ncase \"notes\": go(context.url)\ndefault: load()\n}",
    "if context.url.scheme == \"notes\" || context.url.scheme == \"notesync\" { go(context.url) }",
    "guard context.url.scheme == \"other\" else { continue }\ngo(context.url)",
    "guard context.url.scheme != \"notes\" else { continue }\ngo(context.url)",
  ])
  func `is not dropped if something becomes of others`(body: String) { #expect(urls(body) == []) }

  @Test func `is dropped in the type that it is left to`() {
    let router = """
      }
      class Router {
        static let shared = Router()
        func open(_ url: URL) { guard url.scheme == "notes" else { return }
          go(url) }
      """
    #expect(urls("Router.shared.open(context.url)", router) == ["R6 warning"])
    #expect(urls("Router.shared.open(context.url)\nload(context.url)", router) == [])
  }

  @Test func `is dropped by an app of SwiftUI`() {
    func found(_ handlers: String) -> [String] {
      var project = BugCase.swiftUI("WindowGroup { Home()\(handlers) }", delegate: "")
      project.files["App/Info.plist"] = Plist.xml(Self.schemes)
      return project.found
    }
    let test = ".onOpenURL { url in guard url.scheme == \"notes\" else { return }\ngo(url) }"
    #expect(found(test) == ["R6 warning"])
    #expect(found(test + ".onOpenURL { load($0) }") == [])
    #expect(found(test.replacing("return", with: "return load(url)")) == [])
  }

  private static let actions =
    "<key>UIApplicationShortcutItems</key><array>"
    + ["com.example.new", "com.example.search"].map {
      "<dict>" + Plist.string("UIApplicationShortcutItemType", $0) + "</dict>"
    }.joined() + "</array>"

  /// What is found in an app that takes quick actions in some way.
  private func actions(_ body: String, _ others: String = "") -> [String] {
    let scene =
      BugCase.connecting("if let item = connectionOptions.shortcutItem { take(item) }")
      + Code.sceneShortcut("take(shortcutItem)\ncompletionHandler(true)")
      + "func take(_ item: UIApplicationShortcutItem) { \(body) }\n\(others)"
    return BugCase.app(plist: [Self.actions], scene: scene).found
  }

  @Test(arguments: [
    "if item.type == \"com.example.new\" { create() }",
    "guard item.type == \"com.example.new\" else { return }\ncreate()",
    "switch item.type {\ncase \"com.example.new\": create()\ndefault: break\n}",
    "let type = item.type\nif type == Self.new { create(item) }\n}\nstatic let new = \"com.example.new\"\nfunc x() {",
    "switch item.type.split(separator: \".\").last {\ncase \"new\": create()\ndefault: return\n}",
  ])
  func `is dropped if only quick actions of another type are handled`(body: String) {
    #expect(actions(body) == ["R6 warning"])
    #expect(actions(body, "enum Action { case new, other\ncase search }") == [])
  }

  @Test(arguments: [
    "show(item)", "switch Action(rawValue: item.type) {\ncase .new: create()\ndefault: break\n}",
    "if item.type == \"com.example.new\" { create() } else { find() }",
    "if item.type == \"com.example.new\" { create(); return }\nfind()",
    "switch item.type {\ncase \"com.example.new\": create()\ndefault: find()\n}",
    "if item.type == \"com.example.new\" { create() }\nshow(item)",
  ])
  func `is not dropped if a default handles the rest`(body: String) { #expect(actions(body) == []) }

  @Test func `is dropped in Objective-C`() {
    func found(_ body: String) -> [String] {
      var project = BugCase.app(plist: [Self.actions], manifest: "")
      project.targets[0].files = [
        "App/main.m": "int main() { return UIApplicationMain(0, 0, nil, @\"AppDelegate\"); }",
        "App/AppDelegate.m": """
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @end
        @implementation AppDelegate
        - (void)application:(UIApplication *)app performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
          \(body)
          done(YES);
        }
        @end
        """,
      ]
      return project.found.filter { $0.hasPrefix("R6") }
    }
    #expect(
      found("if ([item.type isEqualToString:@\"com.example.new\"]) { [self create]; }") == [
        "R6 warning"
      ])
    #expect(
      found(
        "if ([item.type isEqualToString:@\"com.example.new\"]) { [self create]; } else { [self find]; }"
      ) == [])
  }
}
