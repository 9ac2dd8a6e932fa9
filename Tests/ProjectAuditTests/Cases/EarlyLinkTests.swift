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
