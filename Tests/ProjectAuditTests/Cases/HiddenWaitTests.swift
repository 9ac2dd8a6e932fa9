import Testing

@testable import ProjectAudit

@Suite struct `A callback that calls something` {
  private func lines(_ body: String, _ others: String) -> [Int] {
    Found(leaving: body, others).lines(.longCallback)
  }

  private static let waiting =
    "func save() { let s = DispatchSemaphore(value: 0)\nstart { s.signal() }\ns.wait() }"

  @Test func `waits as long as that does`() {
    #expect(lines("store.save()", Self.waiting) == [3])
    #expect(
      lines("store.close()", Self.waiting + "\nfunc close() { flush() }\nfunc flush() { save() }")
        == [3])
    #expect(lines("close()", "func close() { queue.waitUntilAllOperationsAreFinished() }") == [3])
  }

  @Test func `does not wait for what runs later`() {
    #expect(lines("queue.async { store.save() }", Self.waiting) == [])
    #expect(
      lines("store.close()", Self.waiting + "\nfunc close() { queue.async { save() } }") == [])
    #expect(lines("Task { await store.save() }", Self.waiting) == [])
  }

  @Test func `waits for a moment only`() {
    #expect(
      lines("store.save()", Self.waiting.replacing("s.wait()", with: "s.wait(timeout: .now() + 1)"))
        == [])
    #expect(lines("store.save()", "func save() { usleep(10) }") == [])
  }

  @Test func `calls one of several of that name`() {
    #expect(
      lines("store.save()", "class Store { \(Self.waiting) }\nclass Other { func save() {} }") == []
    )
  }
}
