import CommandLineTools
import Foundation
import Testing

@Suite struct `An interruption` {
  @Test func `is requested by the first signal, and ends the process at the second`() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Interruption.watch()
      if Interruption.isRequested { exit(1) }
      raise(SIGINT)
      guard Interruption.isRequested else { exit(2) }
      raise(SIGINT)
      sleep(60)
      exit(3)
    }
  }

  @Test func `ends the process at the first signal, after a clean-up`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(130), observing: [\.standardOutputContent]
    ) {
      Interruption.watch()
      let source = Interruption.endProcess { write(STDOUT_FILENO, "clean", 5) }
      raise(SIGINT)
      sleep(60)
      source.cancel()
    }
    #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("clean"))
  }

  @Test func `that nobody waits for is only recorded`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Interruption.watch()
      Interruption.endProcess { exit(1) }.cancel()
      usleep(100_000)
      raise(SIGINT)
      usleep(200_000)
      exit(Interruption.isRequested ? 7 : 2)
    }
  }
}
