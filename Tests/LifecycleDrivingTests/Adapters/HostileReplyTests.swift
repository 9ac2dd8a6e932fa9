import LifecycleDriving
import Testing

@Suite(.enabled(if: Adapter.hasPython, "needs python3"))
struct `An adapter that breaks the protocol` {
  @Test(
    arguments: [
      ("exits", .ended(.exited(status: 7), errors: ["assertion failed"])),
      ("ends by a fault", .ended(.signalled(11), errors: [])),
      ("leaves a grandchild", .ended(.exited(status: 5), errors: [])),
      ("floods output", .flooded(limit: 1 << 20)),
      ("writes a long line", .flooded(limit: 1 << 20)),
      ("replies with a wrong id", .wrongID(expected: 1, found: "the number 11")),
      ("replies without an id", .wrongID(expected: 1, found: "nothing")),
      ("writes unasked", .wroteUnasked(line: #"{"news":1}"#)),
    ] as [(String, AdapterFailure)])
  func `is reported at the first request`(way: String, failure: AdapterFailure) throws {
    #expect(try Adapter.hostile(way).go() == .failure(failure))
  }

  @Test(
    arguments: [
      ("hangs", .timedOut(after: .milliseconds(200))),
      ("floods errors", .timedOut(after: .milliseconds(200))),
      ("closes output", .closedOutput),
    ] as [(String, AdapterFailure)])
  func `is killed when its time is up`(way: String, failure: AdapterFailure) throws {
    #expect(try Adapter.hostile(way, limits: Adapter.impatient).go() == .failure(failure))
  }

  @Test(
    arguments: [
      ("exits after its reply", .ended(.exited(status: 0), errors: [])),
      ("replies twice", .wroteUnasked(line: #"{"id":1}"#)),
      ("replies late a second time", .wroteUnasked(line: #"{"id": 1}"#)),
    ] as [(String, AdapterFailure)])
  func `is reported at the second request`(way: String, failure: AdapterFailure) throws {
    let process = try Adapter.hostile(way)
    #expect(process.go() == .reply(AdapterReply()))
    #expect(process.go() == .failure(failure))
  }

  @Test func `is reported when it stops reading`() throws {
    var limits = Adapter.patient
    limits.signal = .milliseconds(200)
    let process = try Adapter.hostile("closes input", limits: limits)
    #expect(process.go() == .reply(AdapterReply()))
    #expect(process.go() == .failure(.closedInput))
  }

  @Test func `is reported with the place where its JSON breaks`() throws {
    let answer = try Adapter.hostile("writes garbage").go()
    guard case .failure(.garbage(.notObject(#"{"id" 1}"#, 7, _), line: 2)) = answer else {
      Issue.record("\(answer)")
      return
    }
  }

  @Test func `is reported with the byte that is not UTF-8`() throws {
    let error = AdapterLineError.notObject(
      line: #"{"id":"\#u{FFFD}"}"#, column: nil, reason: "it is not UTF-8 from byte 7 on")
    let answer = try Adapter.hostile("replies with invalid UTF-8").go()
    #expect(answer == .failure(.garbage(error, line: 2)))
  }

  @Test func `is reported with the key that has the wrong shape`() throws {
    let error = AdapterLineError.wrongShape(
      key: "unsaved", found: "the text “yes”", expected: "true or false")
    let answer = try Adapter.hostile("replies with a wrong shape").go()
    #expect(answer == .failure(.garbage(error, line: 2)))
  }

  @Test func `is reported with the request that it may have meant`() throws {
    let error = AdapterLineError.wrongShape(
      key: "requests", found: "“beginBackgroundTsk”", expected: "“beginBackgroundTask”")
    let answer = try Adapter.hostile("asks for something unknown").go()
    #expect(answer == .failure(.garbage(error, line: 2)))
  }

  @Test func `is dead after a failure, and fails in the same way again`() throws {
    let process = try Adapter.hostile("replies without an id")
    let failure = AdapterFailure.wrongID(expected: 1, found: "nothing")
    #expect(process.go() == .failure(failure))
    #expect(process.end == .signalled(9))
    #expect(process.go() == .failure(failure))
    #expect(process.unaskedFailure() == failure)
    #expect(throws: failure) { try process.suspend() }
  }

  @Test func `is checked for output after its last reply`() throws {
    let process = try Adapter.hostile("replies twice")
    #expect(process.unaskedFailure() == nil)
    _ = process.go()
    #expect(process.unaskedFailure() == .wroteUnasked(line: #"{"id":1}"#))
  }
}

@Suite(.enabled(if: Adapter.hasPython, "needs python3"))
struct `An unusual adapter that follows the protocol` {
  @Test func `may leave lines blank and end them with a carriage return`() throws {
    let process = try Adapter.hostile("replies on many lines")
    for _ in 0..<3 { #expect(process.go() == .reply(AdapterReply())) }
  }

  @Test func `may write any amount to standard error, the end of which is kept`() throws {
    let process = try Adapter.hostile("talks a lot on errors")
    for _ in 0..<2 { #expect(process.go() == .reply(AdapterReply())) }
    #expect(process.unaskedFailure() == nil)
    #expect(process.lastErrors == ["the end"])
  }
}
