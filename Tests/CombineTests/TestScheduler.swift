import Combine

/// Runs closures when a test says that time passes.
final class TestScheduler: Scheduler {
  struct SchedulerTimeType: Strideable {
    typealias Stride = SchedulerStride<TestScheduler>

    var milliseconds: Int

    func distance(to other: Self) -> Stride { .milliseconds(other.milliseconds - milliseconds) }

    func advanced(by n: Stride) -> Self {
      Self(milliseconds: milliseconds + n.magnitude / 1_000_000)
    }
  }

  private final class Entry {
    let time: Int
    let action: () -> Void

    init(time: Int, action: @escaping () -> Void) {
      self.time = time
      self.action = action
    }
  }

  private var entries: [Entry] = []
  private(set) var now = SchedulerTimeType(milliseconds: 0)
  let minimumTolerance = SchedulerTimeType.Stride.seconds(0)

  /// How many closures wait.
  var waiting: Int { entries.count }

  /// Lets time pass, and runs what comes due in the order of time.
  func pass(_ milliseconds: Int) {
    let end = now.milliseconds + milliseconds
    while let next = entries.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
      entries.removeAll { $0 === next }
      now.milliseconds = max(now.milliseconds, next.time)
      next.action()
    }
    now.milliseconds = end
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    entries.append(Entry(time: now.milliseconds, action: action))
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    entries.append(Entry(time: date.milliseconds, action: action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var current: Entry?
    func wait(until time: Int) {
      let entry = Entry(time: time) {
        wait(until: time + interval.magnitude / 1_000_000)
        action()
      }
      current = entry
      entries.append(entry)
    }
    wait(until: date.milliseconds)
    return AnyCancellable { self.entries.removeAll { $0 === current } }
  }
}
