import ModelChecking
import Testing

@Suite struct `The cancellation of walks` {
  static let options = WalkOptions(seed: 0, walks: 9, length: 3)

  @Test func `by the observer keeps the walks taken`() {
    let report = Ring(size: 5).walk(
      Self.options, observe: { $0.walks < 4 ? .proceed : .stop })
    #expect(report.wasCancelled && report.walks == 4 && report.steps == 12)
  }

  @Test func `after the last walk is none`() {
    let report = Ring(size: 5).walk(
      Self.options, observe: { $0.walks < 9 ? .proceed : .stop })
    #expect(!report.wasCancelled && report.walks == 9)
  }

  @Test func `by their task keeps the walks taken`() async {
    let report = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return Ring(size: 5).walk(Self.options)
    }.value
    #expect(report.wasCancelled && report.walks == 1)
  }
}
