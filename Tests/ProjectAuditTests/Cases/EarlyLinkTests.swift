import Testing

@testable import ProjectAudit

@Suite struct `A link that starts a SwiftUI app` {
  /// What is found in an app whose view has a store and a handler of links.
  private func found(
    _ handler: String = "Task { await store.open(url) }",
    connect: String = "store = await Store.make()", state: String = "@State var store: Store!",
    text: String = "Text(\"Notes\")", condition: String = "VStack"
  ) -> [String] {
    ProjectFixture(
      plist: Plist.xml(),
      [
        "App/App.swift": """
        @main struct NotesApp: App { var body: some Scene { WindowGroup { Page() } } }
        struct Page: View {
          \(state)
          @State var pending: URL?
          var body: some View {
            \(condition) {
              \(text)
                .onAppear { Task { await connect() } }
                .onOpenURL { url in
                  \(handler)
                }
            }
          }
          func connect() async { \(connect) }
        }
        """
      ]
    ).found
  }

  @Test func `comes before what is set after an await`() {
    #expect(found() == ["R24 warning"])
    #expect(found("store?.open(url)", state: "@State private var store: Store?") == ["R24 warning"])
    #expect(found(connect: "let made = await Store.make()\nstore = made") == ["R24 warning"])
  }

  private let optional = "@State private var store: Store?"

  @Test(arguments: [
    "guard let store else { return }\nstore.open(url)", "if let store { store.open(url) }",
    "guard let store = self.store else { print(1); return }\nstore.open(url)",
  ])
  func `is dropped where nothing is done before that`(handler: String) {
    #expect(found(handler, state: optional) == ["R24 warning"])
    // The user may log in at any time.
    let logIn = "\nfunc logIn() async { store = await Store.make() }"
    #expect(found(handler, connect: "", state: optional + logIn) == [])
  }

  @Test(arguments: [
    "guard let store else { pending = url; return }\nstore.open(url)",
    "guard let store else { keep(url); return }\nstore.open(url)",
    "if let store { store.open(url) } else { keep(url) }",
    "if let store { store.open(url) }\nkeep(url)",
  ])
  func `may be kept until then`(handler: String) {
    #expect(found(handler, state: optional) == [])
  }

  @Test(arguments: ["guard isReady else { return }\nopen(url)", "if isReady { open(url) }"])
  func `is dropped where a flag is not set`(handler: String) {
    let flag = "@State private var isReady = false"
    #expect(found(handler, connect: "await load()\nisReady = true", state: flag) == ["R24 warning"])
    #expect(found(handler, connect: "isReady = true\nawait load()", state: flag) == [])
    #expect(found("isReady.toggle()", connect: "await load()\nisReady = true", state: flag) == [])
  }

  @Test func `may be kept, or wait itself`() {
    #expect(found("if let store { store.open(url) } else { pending = url }") == [])
    #expect(found("pending = url\nstore?.open(url)") == [])
    #expect(found("Task {\nawait connect()\nstore.open(url)\n}") == [])
  }

  @Test func `finds what is set at once, or elsewhere`() {
    #expect(found(state: "@State var store = Store()") == [])
    #expect(found(connect: "store = Store()\nawait store.load()") == [])
    #expect(found(text: "Login(store: $store)") == [])
    #expect(found(condition: "if store != nil") == [])
    #expect(found(state: "@Environment(Store.self) var store: Store?") == [])
  }
}
