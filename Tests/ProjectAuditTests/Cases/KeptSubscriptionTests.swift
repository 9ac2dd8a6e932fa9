import Testing

@testable import ProjectAudit

@Suite struct `A subscription that is kept` {
  /// The lines of what is found in a scene delegate that comes into the foreground.
  private func lines(_ body: String, model: String = "", helper: String = "") -> [Int] {
    Found(
      in: """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func sceneWillEnterForeground(_ scene: UIScene) {
            \(body)
          }
          func prepare() {
            \(helper)
          }
        }
        class Model {
          var bag = Set<AnyCancellable>()
          func listen() {
            \(model)
          }
        }
        """
    ).lines(.repeatedWork)
  }

  private static let adding = [
    "users.sink { show($0) }.store(in: &bag)", "users.subscribe { show($0) }.disposed(by: bag)",
    "disposables.add(users.start())",
  ]

  @Test(arguments: adding) func `is added each time that the user comes back`(adding: String) {
    #expect(lines(adding) == [3])
    #expect(lines("Model.shared.listen()", model: adding) == [12])
    #expect(
      lines("prepare()", model: adding, helper: "queue.async { Model.shared.listen() }") == [12])
  }

  @Test(arguments: [
    "bag.removeAll()\nusers.sink { show($0) }.store(in: &bag)",
    "bag = []\nusers.sink { show($0) }.store(in: &bag)",
    "disposables.dispose()\ndisposables.add(users.start())",
    "guard !isListening else { return }\nusers.sink { show($0) }.store(in: &bag)",
    "if bag.isEmpty { users.sink { show($0) }.store(in: &bag) }",
    "subscription = users.sink { show($0) }", "list.add(user)",
  ])
  func `is added once`(adding: String) {
    #expect(lines("Model.shared.listen()", model: adding) == [])
    #expect(lines("if isFirst { Model.shared.listen() }", model: Self.adding[0]) == [])
  }
}

@Suite struct `An observer of a scene that comes into the foreground` {
  private func lines(_ others: String) -> [Int] {
    Found(
      in: """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func sceneWillEnterForeground(_ scene: UIScene) {
            NotificationCenter.default.addObserver(self, selector: #selector(show), name: .new, object: nil)
          }
          \(others) { NotificationCenter.default.removeObserver(self) }
        }
        """
    ).lines(.repeatedWork)
  }

  @Test(arguments: ["deinit", "func sceneDidDisconnect(_ scene: UIScene)"])
  func `is added again if it is removed only in the end`(end: String) { #expect(lines(end) == [3]) }

  @Test(arguments: ["func sceneDidEnterBackground(_ scene: UIScene)", "func stop()"])
  func `is added once if it is removed before`(method: String) { #expect(lines(method) == []) }
}
