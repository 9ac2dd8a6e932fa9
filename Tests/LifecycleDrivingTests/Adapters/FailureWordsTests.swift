import Foundation
import LifecycleDriving
import Testing

@Suite struct `The words of an adapter's failure` {
  @Test func `say what happened and what to do instead`() {
    let cases: [(AdapterFailure, String)] = [
      (
        .ended(.exited(status: 3), errors: ["no database", "no hope"]),
        "The adapter exited with status 3. It last wrote to standard error:\nno database\nno hope"
      ),
      (.ended(.signalled(SIGSEGV), errors: []), "The adapter was ended by SIGSEGV."),
      (.ended(.signalled(63), errors: []), "The adapter was ended by signal 63."),
      (.ended(.unknown, errors: []), "The adapter ended in an unknown way."),
      (
        .timedOut(after: .milliseconds(1500)),
        "The adapter wrote no complete line within 1.5 seconds; "
          + "it must end each line with a line feed and flush its output."
      ),
      (
        .garbage(
          .notObject(line: "{x", column: 2, reason: "No string key for value in object"), line: 3),
        "Line 3 of the adapter’s output does not belong to the protocol. "
          + "“{x” is not a JSON object: No string key for value in object, at column 2."
      ),
      (
        .garbage(.wrongShape(key: "unsaved", found: "null", expected: "true or false"), line: 4),
        "Line 4 of the adapter’s output does not belong to the protocol. "
          + "The key “unsaved” has null; write true or false."
      ),
      (
        .garbage(.misspeltKey("unsavd", of: "“observe”", nearest: "unsaved"), line: 5),
        "Line 5 of the adapter’s output does not belong to the protocol. "
          + "The protocol does not know the key “unsavd” of “observe”; write “unsaved”, "
          + "or a name that is less similar if you mean something else."
      ),
      (
        .wrongID(expected: 7, found: "the number 8"),
        "The adapter replied with the number 8 for the key “id”; it must repeat 7."
      ),
      (.flooded(limit: 100), "The adapter wrote more than 100 bytes without a line feed."),
      (.closedOutput, "The adapter closed its standard output but continued to run."),
      (.closedInput, "The adapter closed its standard input but continued to run."),
      (
        .wroteUnasked(line: "hello"),
        "The adapter wrote “hello” unasked; it must write one line for each request, "
          + "and print everything else to standard error."
      ),
      (
        .ignoredSignal(name: "SIGSTOP", after: .seconds(5)),
        "SIGSTOP had no effect on the adapter within 5.0 seconds."
      ),
    ]
    for (failure, words) in cases {
      #expect(failure.localizedDescription == words)
    }
  }

  @Test func `say why it cannot be driven`() {
    let cases: [(AdapterError, String)] = [
      (
        .noHello(path: "./notes", .closedOutput),
        "“./notes” sent no hello. "
          + "The adapter closed its standard output but continued to run. "
          + #"The first line must be like {"protocol":1,"implements":["app.didBecomeActive"]}."#
      ),
      (
        .wrongProtocol(found: "2"),
        #"The adapter speaks protocol 2, which is not supported; write "protocol":1."#
      ),
      (
        .wrongProtocol(found: nil),
        #"The adapter speaks a protocol without a number; write "protocol":1."#
      ),
      (
        .unknownCallback("app.openUrls", nearest: "app.openURL"),
        "The adapter implements “app.openUrls”, but there is no such callback. "
          + "Did you mean “app.openURL”?"
      ),
      (
        .unknownCallback("x", nearest: nil),
        "The adapter implements “x”, but there is no such callback."
      ),
      (.repeatedAction("edit"), "Two actions have the name “edit”; give them different names."),
      (
        .cannotStart(path: "./notes", code: EIO),
        "“./notes” cannot be started: Input/output error."
      ),
    ]
    for (error, words) in cases {
      #expect(error.localizedDescription == words)
    }
  }
}
