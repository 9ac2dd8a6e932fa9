import Testing

@testable import ProjectAudit

@Suite struct `A background session` {
  /// What is found in an app that keeps the handler of a session, whose loader has members.
  private func found(
    _ keeping: String = "Loader.only.handler = completionHandler", launch: String = "",
    members: String = "", others: [String: String] = [:]
  ) -> [String] {
    let loader = """
      class Loader: NSObject, URLSessionDelegate {
        static let only = Loader()
        var handler: (() -> Void)?
        lazy var session: URLSession = {
          let configuration = URLSessionConfiguration.background(withIdentifier: "a")
          return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        }()
        func load(_ url: URL) { session.downloadTask(with: url).resume() }
        func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) { handler?() }
        \(members)
      }
      """
    let delegate = """
      \(Code.didFinish(launch))
      func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
      ) { \(keeping) }
      """
    return BugCase.app(
      app: delegate, others: others.merging(["App/Loader.swift": loader]) { one, _ in one }
    ).found
  }

  @Test func `has the same identifier each time`() {
    func session(_ identifier: String) -> [String] {
      BugCase.app(
        others: [
          "App/Maker.swift": """
          let session = URLSessionConfiguration.background(withIdentifier: \(identifier))
          """
        ]
      ).found
    }
    #expect(session("\"a\"") == [])
    #expect(session("UUID().uuidString") == ["R18 warning"])
    #expect(session("\"a-\\(UUID())\"") == ["R18 warning"])
  }

  @Test func `is made again for its handler`() {
    #expect(found() == ["R18 warning"])
    #expect(found("log(identifier)\nhandlers[identifier] = completionHandler") == ["R18 warning"])
    #expect(found("_ = Loader.only.session\nLoader.only.handler = completionHandler") == [])
    #expect(found("Loader.only.adopt(identifier, completionHandler)") == [])
  }

  @Test func `is made at launch, or by what the launch makes`() {
    #expect(found(launch: "_ = Loader.only.session") == [])
    #expect(found(members: "override init() { super.init(); _ = session }") == [])
    let first =
      "class First: UIViewController { override func viewDidLoad() { Loader.only.load(u) } }"
    #expect(found(others: ["App/First.swift": first]) == [])
  }

  @Test func `is not made by what a user does later`() {
    let first = """
      class First: UIViewController {
        override func viewDidLoad() { button.addTarget(self, action: #selector(fetch), for: .touchUpInside) }
        @objc func fetch() { Loader.only.load(url) }
      }
      """
    #expect(found(others: ["App/First.swift": first]) == ["R18 warning"])
  }

  @Test func `is not made by what has the name of its property elsewhere`() {
    let report =
      "struct Report: Encodable { let page: Int; init(_ session: Play) { page = session.page } }"
    #expect(found(others: ["App/Report.swift": report]) == ["R18 warning"])
    let player =
      "class Player: Base { var session: Play?; init() { session = Play(); self.session = nil } }"
    #expect(found(others: ["App/Player.swift": player]) == ["R18 warning"])
    let user =
      "class First: UIViewController { override func viewDidLoad() { loader.session.reset() } }"
    #expect(found(others: ["App/First.swift": user]) == [])
    let heir = "class Heir: Loader { override init() { super.init(); _ = self.session } }"
    #expect(found(others: ["App/Heir.swift": heir]) == [])
    #expect(found(members: "init(_ session: Play) { _ = self.session }") == [])
  }

  @Test func `may be made by code that was not read`() {
    let loader = "class Loader: Base { static let only = Loader(); var handler: (() -> Void)? }"
    #expect(found(others: ["App/Loader.swift": loader]) == ["R18 warning"])
    let used = loader + "\nfunc end() { Loader.only.handler?() }"
    #expect(found(others: ["App/Loader.swift": used]) == [])
  }
}
