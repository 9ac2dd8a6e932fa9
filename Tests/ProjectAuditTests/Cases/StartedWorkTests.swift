import Testing

@testable import ProjectAudit

@Suite struct `Work that begins on the way into the background` {
  private static let upload = "func upload() { Task { await server.send(notes) } }"

  @Test func `is found where helpers of helpers start it`() {
    func lines(_ call: String, _ others: String) -> [Int] {
      Found(leaving: call, others).lines(.lockedWork)
    }
    #expect(lines("upload()", Self.upload) == [3])
    #expect(lines("store.save()", "func save() { upload() }\n" + Self.upload) == [3])
    #expect(lines("save()", "func save() { notes.removeAll() }\n" + Self.upload) == [])
    let short = "func upload() { DispatchQueue.global().async { play() } }"
    #expect(lines("upload()", short) == [3])
    #expect(lines("save()", "func save() { upload() }\n" + short) == [])
    // Somebody waits for it, or it is not known which function is meant.
    #expect(lines("save()", "func save() {}\nfunc save() { upload() }\n" + Self.upload) == [])
    #expect(
      lines(
        "save()",
        "func save() { app.beginBackgroundTask(expirationHandler: end); upload() }\n" + Self.upload)
        == [])
  }

  @Test func `is found where the phase of a SwiftUI app starts it`() {
    func found(_ keeping: String) -> [String] {
      var project = BugCase.swiftUI(delegate: "")
      project.targets[0].files["App/Home.swift"] = """
        struct Home: View {
          @Environment(\\.scenePhase) var scenePhase
          let store = Store()
          var body: some View {
            Text("").onChange(of: scenePhase) { phase in if phase == .background { save() } }
          }
          func save() { store.keep() }
        }
        class Store {
          func keep() { \(keeping) }
        }
        """
      return project.found
    }
    #expect(found("Task { await server.send(notes) }") == ["R16 warning"])
    #expect(found("notes.removeAll()") == [])
  }
}
