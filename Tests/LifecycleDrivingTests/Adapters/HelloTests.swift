import LifecycleDriving
import LifecycleModels
import Testing

@Suite struct `The hello of an adapter` {
  @Test func `names callbacks and actions in its order`() throws {
    let process = try Adapter.saying(
      #"""
      {"protocol":1,"implements":["scene.didEnterBackground","app.didBecomeActive"],"actions":[{"name":"edit","in":["active","inactive"]},{"name":"send"}]}
      """#)
    #expect(process.hello.implements == [.sceneDidEnterBackground, .didBecomeActive])
    #expect(
      process.hello.actions == [
        AdapterAction(name: "edit", states: [.active, .inactive]),
        AdapterAction(name: "send", states: [.active]),
      ])
  }

  @Test func `says who does what`() throws {
    let hello = try Adapter.saying(
      #"{"protocol":1,"actions":[{"name":"edit"},{"name":"upload ends","by":"system"}]}"#
    ).hello
    #expect(hello.actions.map(\.initiator) == [.user, .system])
  }

  @Test func `must name somebody who exists`() {
    let error = AdapterError.unknownInitiator("sytem", action: "sync")
    #expect(throws: error) {
      try Adapter.saying(#"{"protocol":1,"actions":[{"name":"sync","by":"sytem"}]}"#)
    }
    #expect(
      error.localizedDescription == "The action “sync” is done by “sytem”; "
        + "write “user”, “system”, “app” or “hardware”.")
  }

  @Test func `names programs that run beside the adapter`() throws {
    let hello = try Adapter.saying(
      #"{"protocol":1,"actions":[{"name":"share","run":["./share","x"],"by":"system"}]}"#
    ).hello
    #expect(
      hello.actions == [
        AdapterAction(
          name: "share", states: ExecutionState.allCases, by: .system, running: ["./share", "x"])
      ])
  }

  @Test(arguments: [
    (#""run":[]"#, AdapterError.wrongProgram(action: "share", hasStates: false)),
    (#""run":["./share"],"in":["active"]"#, .wrongProgram(action: "share", hasStates: true)),
  ])
  func `must name a program, which runs in any state`(keys: String, error: AdapterError) {
    #expect(throws: error) {
      try Adapter.saying(#"{"protocol":1,"actions":[{"name":"share",\#(keys)}]}"#)
    }
    #expect(error.localizedDescription.hasPrefix("The action “share” has the key"))
  }

  @Test func `needs only the number of the protocol`() throws {
    let hello = try Adapter.saying(#"{"protocol":1}"#).hello
    #expect(hello == AdapterHello(implements: [], actions: []))
  }

  @Test func `may have unknown keys`() throws {
    let hello = try Adapter.saying(#"{"protocol":1,"author":{"name":"x"}}"#).hello
    #expect(hello == AdapterHello(implements: [], actions: []))
  }

  @Test func `names a callback once`() throws {
    let hello = try Adapter.saying(
      #"{"protocol":1,"implements":["app.openURL","app.openURL"]}"#
    ).hello
    #expect(hello.implements == [.openURL])
  }

  @Test func `must have the number of this protocol`() {
    let cases: [(String, String?)] = [
      (#"{"protocol":2,"implements":7}"#, "2"), (#"{"protocol":"1"}"#, #""1""#),
      (#"{"implements":[]}"#, nil), (#"{"protocol":1.5}"#, "1.5"),
    ]
    for (line, found) in cases {
      #expect(throws: AdapterError.wrongProtocol(found: found), "\(line)") {
        try Adapter.saying(line)
      }
    }
  }

  @Test func `must name callbacks that exist, and the nearest one is suggested`() {
    let cases: [(String, String?)] = [
      ("app.didEnterBackgruond", "app.didEnterBackground"),
      ("application(_:open:options:)", "app.openURL"),
      ("sceneWillResignActive(_:)", "scene.willResignActive"),
      ("xyz", nil), (String(repeating: "x", count: 1000), nil),
    ]
    for (name, nearest) in cases {
      #expect("\(name)") {
        try Adapter.saying(#"{"protocol":1,"implements":["\#(name)"]}"#)
      } throws: { error in
        if case AdapterError.unknownCallback(_, nearest: nearest) = error { true } else { false }
      }
    }
  }

  @Test func `must name states that exist, and the nearest one is suggested`() {
    let error = AdapterError.unknownState("activ", action: "edit", nearest: "active")
    #expect(throws: error) {
      try Adapter.saying(#"{"protocol":1,"actions":[{"name":"edit","in":["activ"]}]}"#)
    }
    #expect(
      error.localizedDescription
        == "The action “edit” is enabled in “activ”, but there is no such state. "
        + "Did you mean “active”?")
  }

  @Test func `enables actions only in states in which code runs`() {
    let error = AdapterError.frozenState("suspended", action: "edit")
    #expect(throws: error) {
      try Adapter.saying(#"{"protocol":1,"actions":[{"name":"edit","in":["suspended"]}]}"#)
    }
    #expect(
      error.localizedDescription
        == "The action “edit” is enabled in “suspended”, in which no code of the app runs; "
        + "write “inactive”, “active” or “background”.")
  }

  @Test func `can name the inputs that the app takes, each once`() throws {
    let hello = try Adapter.saying(#"{"protocol":1,"inputs":["url","push","url"]}"#).hello
    #expect(hello.inputs == [.url, .push])
    #expect(try Adapter.saying(#"{"protocol":1}"#).hello.inputs == nil)
    #expect(try Adapter.saying(#"{"protocol":1,"inputs":[]}"#).hello.inputs == [])
  }

  @Test func `must name inputs that exist, and is told which`() {
    let all =
      "“url”, “userActivity”, “notificationTap”, “shortcut”, “fetch”, “refreshTask”, “processingTask”, "
      + "“push”, “urlSession”, “location”, “notificationAction”, “notification”, “voip” or “bluetooth”"
    for (name, words) in [
      ("URL", "“url”"), ("notificationtap", "“notificationTap”"), ("psuh", "“push”"),
      ("intent", all),
    ] {
      let error = AdapterError.unknownInput(name, replacement: words)
      #expect(throws: error, "\(name)") {
        try Adapter.saying(#"{"protocol":1,"inputs":["\#(name)"]}"#)
      }
      #expect(
        error.localizedDescription
          == "The adapter takes the input “\(name)”, but there is no such input; write \(words).")
    }
  }

  @Test func `has no key that is almost one of the protocol`() {
    let cases: [(String, String, String, String)] = [
      (#"{"protocol":1,"input":["url"]}"#, "input", "the hello", "inputs"),
      (#"{"protocol":1,"implement":[]}"#, "implement", "the hello", "implements"),
      (#"{"protocol":1,"actions":[{"name":"x","In":[]}]}"#, "In", "an action", "in"),
    ]
    for (line, key, place, nearest) in cases {
      #expect("\(line)") {
        try Adapter.saying(line)
      } throws: { error in
        let slip = AdapterLineError.misspeltKey(key, of: place, nearest: nearest)
        guard case AdapterError.noHello(_, .garbage(slip, 1)) = error else { return false }
        return true
      }
    }
  }

  @Test func `gives actions different names`() {
    #expect(throws: AdapterError.repeatedAction("edit")) {
      try Adapter.saying(#"{"protocol":1,"actions":[{"name":"edit"},{"name":"edit"}]}"#)
    }
  }

  @Test func `must have the shape that the protocol requires`() {
    let cases: [(String, String, String)] = [
      (#"{"protocol":1,"implements":"app.openURL"}"#, "implements", "the text “app.openURL”"),
      (#"{"protocol":1,"implements":[1]}"#, "implements", "a list of 1"),
      (#"{"protocol":1,"actions":{}}"#, "actions", "an object"),
      (#"{"protocol":1,"actions":[{}]}"#, "actions", "one without a name"),
      (#"{"protocol":1,"actions":[{"name":1}]}"#, "name", "the number 1"),
      (#"{"protocol":1,"actions":[{"name":"x","in":true}]}"#, "in", "true"),
    ]
    for (line, key, found) in cases {
      #expect("\(line)") {
        try Adapter.saying(line)
      } throws: { error in
        guard case AdapterError.noHello("/bin/sh", .garbage(.wrongShape(key, found, _), 1)) = error
        else { return false }
        return true
      }
    }
  }

  @Test func `must be a JSON object`() {
    let cases: [(String, String, Int?)] = [
      ("hello", "hello", 1), (#"{"protocol" 1}"#, #"{"protocol" 1}"#, 13),
      (#"["protocol",1]"#, #"["protocol",1]"#, nil), (#"{"protocol":1"#, #"{"protocol":1"#, nil),
    ]
    for (line, excerpt, column) in cases {
      #expect("\(line)") {
        try Adapter.saying(line)
      } throws: { error in
        guard
          case AdapterError.noHello(_, .garbage(.notObject(excerpt, column, _), 1)) = error
        else { return false }
        return true
      }
    }
  }
}
