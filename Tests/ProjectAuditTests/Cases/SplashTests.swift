import Testing

@testable import ProjectAudit

@Suite struct `A view that is only shown at the launch` {
  /// What is found in a SwiftUI app that shows something else at first.
  private func app(
    _ body: String, state: String = "@State private var isLoading = true", others: String = ""
  ) -> [String] {
    var project = BugCase.swiftUI(delegate: "")
    project.targets[0].files["App/App.swift"] = """
      @main struct NotesApp: App {
        @UIApplicationDelegateAdaptor var delegate: AppDelegate
        \(state)
        var body: some Scene { WindowGroup { \(body) } }
      }
      """
    project.targets[0].files["App/Home.swift"] = """
      struct Home: View { var body: some View { Text("Home").onOpenURL { open($0) } } }
      \(others)
      """
    return project.found
  }

  private let splash = "if isLoading { Splash(isShown: $isLoading) } else { Home() }"

  @Test func `loses a link that only later views take`() {
    #expect(app(splash) == ["R24 warning"])
    #expect(
      app(
        "Group { if isLoading { Splash(isShown: $isLoading) } else { Frame() } }",
        others: "struct Frame: View { var body: some View { Home() } }") == ["R24 warning"])
    #expect(
      app(
        "if isReady { Home() } else { Splash(isReady: $isReady) }",
        state: "@State private var isReady = false") == ["R24 warning"])
    #expect(
      app(
        "Root()",
        others: """
          struct Root: View {
            @State var isLoading = true
            var body: some View { \(splash) }
          }
          #Preview { Home() }
          """) == ["R24 warning"])
  }

  @Test func `loses a link although it ends logins itself`() {
    func first(_ body: String) -> [String] {
      app(
        "if isLoading { Splash(isShown: $isLoading).onOpenURL { url in \(body) } } else { Home() }")
    }
    #expect(first("GIDSignIn.sharedInstance.handle(url)") == ["R24 warning"])
    #expect(first("_ = AuthController.handleOpenUrl(url: url)") == ["R24 warning"])
    #expect(first("links.append(url)") == [])
    #expect(first("if !GIDSignIn.sharedInstance.handle(url) { router.open(url) }") == [])
  }

  @Test func `loses a link that a property of the view keeps from the others`() {
    var project = BugCase.swiftUI("WindowGroup { root }", delegate: "")
    project.targets[0].files["App/App.swift"]?.replace(
      "  var body",
      with: "@State var isLoading = true\nvar root: some View { Group { \(splash) } }\n  var body")
    project.targets[0].files["App/Home.swift"] =
      "struct Home: View { var body: some View { Text(\"Home\").onOpenURL { open($0) } } }"
    #expect(project.found == ["R24 warning"])
  }

  @Test func `loses a link until something is called later`() {
    func after(_ start: String) -> [String] {
      app("if isLoading { Splash().onAppear { \(start) } } else { Home() }")
    }
    #expect(
      after("queue.asyncAfter(deadline: .now() + 1) { isLoading = false }") == ["R24 warning"])
    #expect(after("Task { await load(); isLoading = false }") == ["R24 warning"])
    #expect(after("isLoading = false") == [])
    #expect(after("Task { isLoading = false }") == [])
  }

  @Test func `loses no link that what surrounds both views takes`() {
    #expect(app("Group { \(splash) }.onOpenURL { keep($0) }") == [])
    #expect(
      app("if isLoading { Splash(isShown: $isLoading).onOpenURL { keep($0) } } else { Home() }")
        == [])
    #expect(app("ZStack { Home(); if isLoading { Splash(isShown: $isLoading) } }") == [])
  }

  @Test func `loses no link if the later views are shown elsewhere as well, or at once`() {
    #expect(app(splash, others: "struct Other: View { var body: some View { Home() } }") == [])
    #expect(app(splash, state: "@State private var isLoading = false") == [])
    #expect(app(splash, state: "var isLoading = true") == [])
    #expect(app(splash, others: "class SceneDelegate: NSObject, UIWindowSceneDelegate {}") == [])
  }

  @Test func `loses a link if a model decides when the later views are shown`() {
    func found(_ setting: String, property: String = "@StateObject private var model = Model()")
      -> [String]
    {
      app(
        "if model.isLoading { Splash() } else { Home() }", state: property,
        others: """
          class Model: ObservableObject {
            @Published var isLoading = true
            \(setting)
          }
          """)
    }
    let later = "func start() async { await load(); isLoading = false }"
    #expect(found(later) == ["R24 warning"])
    #expect(found(later, property: "@State private var model = Model()") == ["R24 warning"])
    #expect(found(later, property: "@Environment(Model.self) var model") == ["R24 warning"])
    #expect(found("func start() { isLoading = false }") == [])
    #expect(found(later + "\nfunc stop() { isLoading = false }") == [])
    #expect(found(later, property: "let model = Model()") == [])
  }

  @Test func `loses a link that is taken by what a container shows later`() {
    func found(_ body: String, _ use: String = "Gate { Home() }") -> [String] {
      app(
        use,
        others: """
          struct Gate<Content: View>: View {
            @State private var isLoading = true
            let content: () -> Content
            var body: some View { \(body) }
          }
          """)
    }
    let later = "if isLoading { Splash(isShown: $isLoading) } else { content() }"
    #expect(found(later) == ["R24 warning"])
    #expect(found(later, "Gate(length: 2) { Home() }") == ["R24 warning"])
    #expect(found(later, "Gate { Text(\"\") }.background { Home() }") == [])
    #expect(found("ZStack { content(); \(later) }") == [])
  }
}
