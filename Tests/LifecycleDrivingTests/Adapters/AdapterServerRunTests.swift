import Foundation
import LifecycleDriving
import Testing

@Suite struct `The standard streams of an adapter written in Swift` {
  @Test func `keep what the app prints out of the protocol`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      try StandardInput.hold(#"{"id":1,"action":"edit","state":"active"}"# + "\n")
      AdapterServer(implements: [], actions: []) { _ in
        print("from the app")
        fflush(nil)
        return AdapterReply()
      }.run()
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.split(separator: "\n") == [
        #"{"protocol":1,"implements":[],"actions":[]}"#,
        #"{"id":1,"requests":[],"observe":{},"violations":[]}"#,
      ])
    #expect(errors.contains("from the app\n"))
  }

  @Test func `end with status 65 and a message after a malformed request`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(65), observing: [\.standardErrorContent]
    ) {
      try StandardInput.hold("[1]\n")
      AdapterServer(implements: [], actions: []) { _ in AdapterReply() }.run()
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("Line 1 is no request of protocol 1."))
  }
}

private enum StandardInput {
  /// Replaces the content of standard input with a text.
  static func hold(_ text: String) throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    dup2(pipe.fileHandleForReading.fileDescriptor, STDIN_FILENO)
  }
}
