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

  @Test func `ends the process within a second of the first signal, after a clean-up`() async throws
  {
    let result = try await #require(
      processExitsWith: .exitCode(130), observing: [\.standardOutputContent]
    ) {
      Interruption.watch()
      Interruption.cleaningUp { write(STDOUT_FILENO, "clean", 5) }
      Interruption.cleaningUp { write(STDOUT_FILENO, "last ", 5) }
      raise(SIGINT)
      sleep(60)
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("last clean"))
  }

  @Test func `leaves time to tell what is known so far`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Interruption.watch(grace: 60_000)
      Interruption.cleaningUp { exit(1) }
      usleep(100_000)
      raise(SIGINT)
      usleep(200_000)
      exit(Interruption.isRequested ? 7 : 2)
    }
  }

  @Test func `does not cut what must be done whole`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Interruption.watch()
      Interruption.uncut {
        raise(SIGINT)
        raise(SIGINT)
        usleep(1_200_000)
        exit(7)
      }
    }
  }
}
