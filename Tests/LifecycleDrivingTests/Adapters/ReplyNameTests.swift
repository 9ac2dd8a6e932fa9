import LifecycleDriving
import Testing

@Suite struct `The names in a reply` {
  /// The answer to the first request of an adapter whose reply has some members besides its id.
  private static func answer(_ members: String) throws -> AdapterAnswer {
    let script = #"printf '%s\n' "$1"; read line; printf '%s\n' "$2"; read line"#
    return try AdapterProcess(
      executable: "/bin/sh",
      arguments: ["-c", script, "sh", #"{"protocol":1}"#, #"{"id":1,\#(members)}"#],
      environment: [:], disk: "", limits: Adapter.patient
    ).go()
  }

  @Test func `are refused with the nearest one if the protocol does not know them`() throws {
    let requests = [
      ("beginBackgroundTsk", "“beginBackgroundTask”"), ("openUrl", "“openURL”"),
      ("Complete", "“complete”"),
      (
        "vibrate",
        "“beginBackgroundTask”, “endBackgroundTask”, “complete”, “presentSystemSheet”, “openURL”, "
          + "“setNotificationDelegate”, “registerTask”, “submitTask”, “submitContinuedTask”, "
          + "“activateScene”, “refreshScene”, “destroyScene”, “return” or “exit”"
      ),
    ]
    for (name, words) in requests {
      let error = AdapterLineError.wrongShape(
        key: "requests", found: "“\(name)”", expected: words)
      let answer = try Self.answer(#""requests":[{"\#(name)":"x"}]"#)
      #expect(answer == .failure(.garbage(error, line: 2)), "\(name)")
    }
  }

  @Test func `are refused with the possible values`() throws {
    let cases = [
      (#"{"openURL":"onw"}"#, "openURL", "the text “onw”", "“own”"),
      (#"{"openURL":"Safari"}"#, "openURL", "the text “Safari”", "“own” or “other”"),
      (#"{"openURL":true}"#, "openURL", "true", "text in quotation marks"),
      (#"{"presentSystemSheet":false}"#, "presentSystemSheet", "false", "true, or leave it out"),
      (#"{"presentSystemSheet":"x"}"#, "presentSystemSheet", "the text “x”", "true or false"),
      (#"{"return":0}"#, "return", "the number 0", "true or false"),
      (#"{"exit":"1"}"#, "exit", "the text “1”", "a whole number"),
      (#"{"complete":true}"#, "complete", "true", "text in quotation marks"),
      (#"{}"#, "requests", "an object with 0 keys", "one each"),
    ]
    for (request, key, found, expected) in cases {
      let error = AdapterLineError.wrongShape(key: key, found: found, expected: expected)
      let answer = try Self.answer(#""requests":[\#(request)]"#)
      #expect(answer == .failure(.garbage(error, line: 2)), "\(request)")
    }
  }

  @Test func `are refused if they are almost a key of the protocol`() throws {
    let cases = [
      (#""observe":{"inputHandled":[]}"#, "inputHandled", "“observe”", "inputsHandled"),
      (#""observe":{"Unsaved":true}"#, "Unsaved", "“observe”", "unsaved"),
      (#""observe":{"gpu_work":true}"#, "gpu_work", "“observe”", "gpuWork"),
      (#""observe":{"fingerprints":"x"}"#, "fingerprints", "“observe”", "fingerprint"),
      (#""observed":{}"#, "observed", "a reply", "observe"),
      (#""request":[]"#, "request", "a reply", "requests"),
    ]
    for (members, key, place, nearest) in cases {
      let error = AdapterLineError.misspeltKey(key, of: place, nearest: nearest)
      #expect(try Self.answer(members) == .failure(.garbage(error, line: 2)), "\(members)")
    }
  }

  @Test func `may be the adapter's own if they are not similar, or if the right one is there too`()
    throws
  {
    for key in ["saved", "draft", "work", "lock", "sessions", "input", "isUnsaved", "print"] {
      let reply = try Self.answer(#""observe":{"\#(key)":1}"#).reply
      #expect(reply?.observed(key) == "1", "\(key)")
    }
    let reply = try Self.answer(#""observe":{"unsaved":true,"unsavd":1}"#).reply
    #expect(reply?.observed("unsavd") == "1")
    #expect(try Self.answer(#""note":1"#) == .reply(AdapterReply()))
  }

  @Test(arguments: ProtocolObject.observe.keys)
  func `stand for values of one type`(key: ProtocolKey) throws {
    let values: [(ValueType, String)] = [
      (.boolean, "true"), (.number, "3"), (.texts, #"["a"]"#), (.text, #""a""#),
    ]
    for (type, value) in values {
      let answer = try Self.answer(#""observe":{"\#(key.rawValue)":\#(value)}"#)
      let fits =
        key.rule.type == type || key.rule.type == .textOrNumber && [.text, .number].contains(type)
      if fits {
        #expect(answer.reply != nil, "\(value)")
      } else if case .failure(.garbage(.wrongShape(let found, _, let expected), 2)) = answer {
        #expect(found == key.rawValue)
        #expect(expected == key.rule.type.rawValue)
      } else {
        Issue.record("\(value): \(answer)")
      }
    }
  }

  @Test(arguments: ProtocolObject.item.keys)
  func `of requests stand for values of one type`(name: ProtocolKey) throws {
    let wrong = name.rule.type == .boolean ? #""a""# : "true"
    let answer = try Self.answer(#""requests":[{"\#(name.rawValue)":\#(wrong)}]"#)
    guard case .failure(.garbage(.wrongShape(name.rawValue, _, let expected), 2)) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(expected == name.rule.type.rawValue)
    let right = name.rule.values.first.map { $0 == "true" ? $0 : "\"\($0)\"" }
    let values: [ValueType: String] = [.boolean: "false", .text: #""a""#, .number: "1"]
    let value = try #require(right ?? values[name.rule.type])
    let reply = try Self.answer(#""requests":[{"\#(name.rawValue)":\#(value)}]"#).reply
    #expect(reply?.requests.count == 1)
  }
}
