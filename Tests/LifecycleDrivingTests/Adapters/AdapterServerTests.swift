import Foundation
import LifecycleDriving
import LifecycleModels
import Testing

@Suite struct `An adapter written in Swift` {
  @Test func `says hello and replies to each request in turn`() throws {
    var requests: [AdapterRequest] = []
    let output = try served(
      #"""
      {"id":1,"deliver":"app.openURL","state":"active","info":{"url":"a:b"}}
      {"id":2,"deliver":"scene.willResignActive","scene":3,"state":"inactive","info":{}}
      {"id":3,"action":"edit","state":"active"}

      """#
    ) { request in
      requests.append(request)
      return AdapterReply()
    }
    #expect(
      requests == [
        AdapterRequest(
          id: 1, content: .deliver(.openURL, scene: nil), state: .active, info: ["url": "a:b"]),
        AdapterRequest(
          id: 2, content: .deliver(.sceneWillResignActive, scene: 3), state: .inactive),
        AdapterRequest(id: 3, content: .perform(action: "edit"), state: .active),
      ])
    #expect(
      output == #"""
        {"protocol":1,"implements":["app.openURL"],"actions":[{"name":"edit","in":["active"]}]}
        {"id":1,"requests":[],"observe":{},"violations":[]}
        {"id":2,"requests":[],"observe":{},"violations":[]}
        {"id":3,"requests":[],"observe":{},"violations":[]}

        """#)
  }

  @Test func `writes whatever a reply can hold`() throws {
    let observed = AdapterObservation(
      unsaved: true, workInFlight: 2, pending: true, lockHeld: false, gpuWork: true,
      sessionsOpened: 1,
      inputsHandled: ["a", "b\n"], others: [.init(key: "draft", json: "[1]")])
    let reply = AdapterReply(requests: Self.requests, observed: observed, violations: ["é\"\\"])
    let output = try served(Self.request) { _ in reply }
    let requests = #"""
      [{"beginBackgroundTask":"a"},{"endBackgroundTask":"a"},{"complete":"fetch"},\#
      {"presentSystemSheet":true},{"openURL":"own"},{"openURL":"other"},{"return":false},{"exit":3}]
      """#
    let observe = #"""
      {"unsaved":true,"workInFlight":2,"pending":true,"lockHeld":false,"gpuWork":true,"sessionsOpened":1,\#
      "inputsHandled":["a","b\n"],"draft":[1]}
      """#
    #expect(
      output.split(separator: "\n").last
        == #"{"id":1,"requests":\#(requests),"observe":\#(observe),"violations":["é\"\\"]}"#)
  }

  @Test func `writes requests that are understood`() throws {
    for request in Self.requests {
      let reply = AdapterReply(requests: [request])
      let lines = try served(Self.request) { _ in reply }.split(separator: "\n").map(String.init)
      let script = #"printf '%s\n' "$1"; read line; printf '%s\n' "$2"; read line"#
      let process = try AdapterProcess(
        executable: "/bin/sh", arguments: ["-c", script, "sh"] + lines, environment: [:], disk: "",
        limits: Adapter.patient)
      #expect(process.go() == .reply(reply), "\(request)")
    }
  }

  @Test func `stops at a malformed request and names its key`() {
    let cases: [(String, String, String)] = [
      (#"{"state":"active"}"#, "id", "no value"),
      (#"{"id":"1","state":"active"}"#, "id", "the text “1”"),
      (#"{"id":1,"action":"edit"}"#, "state", "no value"),
      (#"{"id":1,"action":"edit","state":"off"}"#, "state", "the text “off”"),
      (#"{"id":1,"state":"active"}"#, "deliver", "no value"),
      (#"{"id":1,"deliver":"x","state":"active"}"#, "deliver", "the text “x”"),
      (#"{"id":1,"deliver":"app.openURL","scene":true,"state":"active"}"#, "scene", "true"),
      (
        #"{"id":1,"deliver":"app.openURL","info":{"url":1},"state":"active"}"#, "url",
        "the number 1"
      ),
    ]
    for (line, key, found) in cases {
      #expect("\(line)") {
        try served(Self.request + line + "\n") { _ in AdapterReply() }
      } throws: { error in
        guard let error = error as? AdapterServerError, error.line == 2,
          case .wrongShape(key, found, _) = error.reason
        else { return false }
        return true
      }
    }
  }

  @Test func `says where a request is malformed`() throws {
    let reason = AdapterLineError.notObject(line: "[1]", column: nil, reason: "it is a list of 1")
    let error = AdapterServerError(line: 1, reason: reason)
    #expect(throws: error) { try served("[1]\n") { _ in AdapterReply() } }
    #expect(
      error.localizedDescription
        == "Line 1 is not a request of protocol 1. “[1]” is not a JSON object: it is a list of 1.")
  }

  @Test func `ignores a request that is cut off at the end of input`() throws {
    let output = try served(#"{"id":1,"#) { _ in AdapterReply() }
    #expect(output.split(separator: "\n").count == 1)
  }

  static let request = #"{"id":1,"action":"edit","state":"active"}"# + "\n"

  static let requests: [AdapterReply.Request] = [
    .beginBackgroundTask("a"), .endBackgroundTask("a"), .complete("fetch"), .presentSystemSheet,
    .openURL(.own), .openURL(.other), .answer(false), .exit(3),
  ]

  /// What a server writes after reading some input.
  private func served(
    _ text: String, handle: @escaping (AdapterRequest) -> AdapterReply
  ) throws -> String {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let server = AdapterServer(
      implements: [.openURL], actions: [AdapterAction(name: "edit", states: [.active])],
      handle: handle)
    try server.serve(
      input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)
    try output.fileHandleForWriting.close()
    return String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}
