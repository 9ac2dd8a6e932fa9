import Foundation
import ModelChecking
import Testing

@testable import Reporting

@Suite struct `A served page` {
  private func server(
    word: String = "word", properties: [ModelChecking.Property<Bell>] = Bell.properties,
    runs: [StateSpace.RunStatement<Bell>] = []
  ) -> ExplorerServer<Bell> {
    ExplorerServer(
      exploring: Bell(), title: word, properties: properties, runs: runs,
      conditions: [StatePredicate(word) { $0 == .ringing }], stages: [word, "gone"],
      actions: [.press, .smash, .stop], describing: { "\(word), \($0)" },
      stage: { $0 == .broken ? 1 : 0 },
      action: { StateSpace.Action(name: "\(word) \($0)", initiator: word) })
  }

  private func ask(
    _ server: inout ExplorerServer<Bell>, _ path: String, _ query: [String: String]
  ) -> HTTPResponse {
    let request = HTTPRequest(method: "GET", path: path, query: query, fields: [:])
    return server.answer(to: request, until: { false })
  }

  private func object(_ response: HTTPResponse) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(response.body.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func `tells the states on a way, and what is possible at its end`() throws {
    var server = server()
    let told = try object(ask(&server, "/way", ["from": "0", "actions": "0"]))
    #expect(told["end"] as? Int == 1)
    let states = try #require(told["states"] as? [[String: Any]])
    #expect(
      states.map { $0["parts"] as? [String] } == [
        ["word", "silent"], ["word", "ringing"], ["word", "broken"],
      ])
    #expect(states.map { $0["truths"] as? [Int] } == [[0], [1], [0]])
    #expect(states.map { $0["stage"] as? Int } == [0, 0, 1])
    // It is broken for the first property; a pattern has no mark.
    #expect(states.map { $0["marks"] as? [Int] } == [[0, 0], [0, 0], [1, 0]])
    let transitions = try #require(told["transitions"] as? [[String: Any]])
    #expect(transitions.map { $0["source"] as? Int } == [0, 1, 1])
    #expect(transitions.map { $0["action"] as? Int } == [0, 2, 1])
    #expect(transitions.map { $0["target"] as? Int } == [1, 0, 2])
  }

  @Test func `tells each transition once`() throws {
    var server = server()
    let told = try object(ask(&server, "/way", ["from": "0", "actions": "0.2.0.2"]))
    let transitions = try #require(told["transitions"] as? [[String: Any]])
    #expect(transitions.map { $0["action"] as? Int } == [0, 2, 1])
  }

  @Test func `ends a way at the first action that is not possible`() throws {
    var server = server()
    #expect(
      try object(ask(&server, "/way", ["from": "0", "actions": "0.0.1"]))["end"] as? Int == 1)
    #expect(try object(ask(&server, "/way", ["from": "0", "actions": "99"]))["end"] as? Int == 0)
  }

  @Test(arguments: [
    ("/way", ["from": "0", "actions": "1..2"], HTTPResponse.Status.badRequest),
    ("/way", ["from": "0", "actions": "<"], .badRequest),
    ("/way", ["from": "7", "actions": ""], .gone), ("/way", ["from": "-1"], .gone),
    ("/way", [:], .gone), ("/search", ["from": "9", "action": "1"], .gone),
    ("/search", ["from": "0", "action": "9"], .badRequest), ("/search", ["from": "0"], .badRequest),
    ("/judgement", ["property": "9"], .badRequest), ("/judgement", [:], .badRequest),
    ("/judgement", ["property": "-1"], .badRequest), ("/judgement", ["property": "x"], .badRequest),
    ("/etc/passwd", [:], .notFound), ("/favicon.ico", [:], .notFound),
  ])
  func `refuses what makes no sense`(
    path: String, query: [String: String], status: HTTPResponse.Status
  ) {
    var server = server()
    #expect(ask(&server, path, query).status == status)
  }

  @Test func `finds a shortest way by words or to an action, within a limit`() throws {
    var server = server()
    #expect(
      ask(&server, "/search", ["from": "0", "words": "RING, word"]).body == "{\"actions\":[0]}")
    #expect(ask(&server, "/search", ["from": "0", "words": "nothing"]).body == "{}")
    #expect(ask(&server, "/search", ["from": "0", "words": " , "]).body == "{}")
    #expect(ask(&server, "/search", ["from": "0", "action": "2"]).body == "{\"actions\":[0]}")
    server.searchLimit = 2
    #expect(ask(&server, "/search", ["from": "0", "words": "nothing"]).body == "{\"stopped\":3}")
  }

  /// The properties P1 and P2, one that holds, and two statements about whole runs: the first is broken by a
  /// bell that rings on and off for ever, and the second holds.
  private func judgingServer() throws -> ExplorerServer<Bell> {
    let whole = ModelChecking.Property<Bell>(
      "P3", "it is in some state", .always(StatePredicate("true") { _ in true }))
    return server(properties: Bell.properties + [whole], runs: try Bell.runs())
  }

  @Test(
    arguments: [
      (0, ["violated"], [1], nil), (1, ["violated"], [0, 1], nil), (2, ["holds"], [], nil),
      (3, ["violated", "shown by a run"], [0, 2], 0), (4, ["holds", "shown by no run"], [], nil),
    ] as [(Int, [String], [Int], Int?)])
  func `finds a shortest way that breaks a property, or a run that decides it`(
    property: Int, verdicts: [String], actions: [Int], backTo: Int?
  ) throws {
    var server = try judgingServer()
    for verdict in verdicts {
      let told = try object(ask(&server, "/judgement", ["property": "\(property)"]))
      #expect(told["verdict"] as? String == verdict)
      #expect(told["actions"] as? [Int] == actions)
      #expect(told["start"] as? Int == (actions.isEmpty ? nil : 0))
      #expect(told["backTo"] as? Int == backTo)
      #expect(told["isShortest"] as? Bool == (verdict == "violated" && backTo == nil))
      #expect(told["doubt"] is NSNull)
      server.space.properties[property].isShownByRuns = true
    }
  }

  @Test(arguments: [2, 3])
  func `says why nothing is certain if a search ends before all states`(property: Int) throws {
    var server = try judgingServer()
    server.searchLimit = 1
    let told = try object(ask(&server, "/judgement", ["property": "\(property)"]))
    #expect(told["verdict"] as? String == "undecided")
    #expect(told["start"] is NSNull)
    #expect(told["doubt"] as? String == "The search was stopped by the limit of 1 states.")
    server.searchLimit = 100
    let request = HTTPRequest(
      method: "GET", path: "/judgement", query: ["property": "\(property)"], fields: [:])
    let stopped = try object(server.answer(to: request, until: { true }))
    #expect(stopped["doubt"] as? String == "The search was stopped by an interruption.")
  }

  @Test func `holds no label as markup, and may ask its own server only`() throws {
    let label = "</script><script>alert('\"')</script>\u{0}\u{7}<!--"
    let page = server(word: label).page
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(!page.contains("<!--"))
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
    #expect(policy.contains("connect-src 'self'; "))
    #expect(!Bell().space().page.contains("connect-src"))
  }

  @Test func `is served until it is told to stop`() throws {
    var server = server()
    var (answers, count) = ([String](), 0)
    let isAnswered = DispatchSemaphore(value: 0)
    try server.run(until: {
      count += 1
      return isAnswered.wait(timeout: .now()) == .success || count > 200
    }) { address in
      let port = try #require(URL(string: address)?.port)
      // The server answers on this thread, as soon as `announce` has returned.
      Thread.detachNewThread {
        _ = LoopbackClient.get("/way?from=0&actions=0", port: port)
        isAnswered.signal()
      }
      answers.append(address)
    }
    #expect(answers.count == 1)
    #expect(server.states.values == [.silent, .ringing, .broken])
  }
}
