import Foundation
import LifecycleModels

/// The steps of the current life, in a file that outlives the process.
///
/// A process that traps or hangs cannot report anything. Its parent reads here how far it came. The
/// file is mapped into memory, so a step costs only a few stores.
final class LifeJournal {
  private static let capacity = 1 << 18
  private static let byteCount = (capacity + Word.firstStep) * MemoryLayout<UInt32>.size

  /// The first words of the mapped file, before the steps of this life.
  private enum Word {
    static let progress = 0
    static let stepCount = 1
    static let reader = 2
    static let isFinished = 3
    static let livesInTime = 4
    static let firstStep = 8
  }

  // Only this file uses the memory, and the mapping lives as long as the object.
  private let words: UnsafeMutablePointer<UInt32>

  /// Maps a file, creating it if necessary.
  /// - Throws: The system's error.
  init(path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0, ftruncate(descriptor, off_t(Self.byteCount)) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    defer { close(descriptor) }
    let map = mmap(nil, Self.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let map, map != MAP_FAILED else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    words = map.bindMemory(to: UInt32.self, capacity: Self.capacity + Word.firstStep)
  }

  deinit { munmap(words, Self.byteCount) }

  /// A number that changes with every step.
  var progress: UInt32 { words[Word.progress] }

  /// The number of the process that reads the journal.
  var reader: Int32 {
    get { Int32(bitPattern: words[Word.reader]) }
    set { words[Word.reader] = UInt32(bitPattern: newValue) }
  }

  /// Whether all requested lives were run.
  ///
  /// An exit status could not say so, because the code under test could choose it.
  var isFinished: Bool {
    get { words[Word.isFinished] == Self.finishedMark }
    set { words[Word.isFinished] = newValue ? Self.finishedMark : 0 }
  }

  private static let finishedMark: UInt32 = 0x4C49_4645

  /// The number of lives that were run in time; nil while there is time.
  var livesInTime: Int? {
    words[Word.livesInTime] == 0 ? nil : Int(words[Word.livesInTime]) - 1
  }

  /// Records that the time is up, unless it was recorded before.
  func endTime(after lives: Int) {
    if words[Word.livesInTime] == 0 { words[Word.livesInTime] = UInt32(clamping: lives + 1) }
  }

  /// Begins a new life.
  func begin() {
    words[Word.progress] &+= 1
    words[Word.stepCount] = 0
  }

  /// Begins a step.
  func begin(_ step: LifeCyclePlan.Step, isChoice: Bool) {
    let count = Int(words[Word.stepCount])
    guard count < Self.capacity else { return }
    words[Word.firstStep + count] = step.code << 1 | (isChoice ? 1 : 0)
    words[Word.stepCount] = UInt32(count + 1)
    words[Word.progress] &+= 1
  }

  /// Records that the current step was answered with `false`.
  func refuse() {
    let count = Int(words[Word.stepCount])
    if count > 0 { words[Word.firstStep + count - 1] |= LifeCyclePlan.Step.refusedBit << 1 }
  }

  /// Records that the last step follows another one, and gives it another number.
  func replaceLast(by first: LifeCyclePlan.Step, _ last: LifeCyclePlan.Step, isChoice: Bool) {
    guard words[Word.stepCount] > 0 else { return }
    words[Word.stepCount] -= 1
    begin(first, isChoice: false)
    begin(last, isChoice: isChoice)
  }

  /// The steps of the last life, with whether each was a choice.
  var steps: [(step: LifeCyclePlan.Step, isChoice: Bool)] {
    (0..<min(Int(words[Word.stepCount]), Self.capacity)).compactMap { index in
      let word = words[Word.firstStep + index]
      return LifeCyclePlan.Step(code: word >> 1).map { ($0, word & 1 == 1) }
    }
  }
}

extension LifeCyclePlan.Step {
  static let refusedBit: UInt32 = 1 << 20
  private static let requestBit: UInt32 = 1 << 21
  private static let actionBit: UInt32 = 1 << 22
  private static let scheduledWorkBit: UInt32 = 1 << 23
  private static let timerBit: UInt32 = 1 << 24

  /// The step as a 25-bit number.
  fileprivate var code: UInt32 {
    switch self {
    case .transition(let position, let refused):
      UInt32(position) | (refused ? Self.refusedBit : 0)
    case .request(let request): UInt32(request.rawValue) | Self.requestBit
    case .action(let index): UInt32(index) | Self.actionBit
    case .scheduledWork(let origin): origin.number | Self.scheduledWorkBit
    case .timer(let origin): origin.number | Self.timerBit
    }
  }

  fileprivate init?(code: UInt32) {
    let number = code & (Self.refusedBit - 1)
    if code & Self.timerBit != 0 {
      self = .timer(.init(number: number))
    } else if code & Self.scheduledWorkBit != 0 {
      self = .scheduledWork(.init(number: number))
    } else if code & Self.actionBit != 0 {
      self = .action(Int(number))
    } else if code & Self.requestBit != 0 {
      let request = AppRequest(rawValue: UInt8(truncatingIfNeeded: number))
      guard let request else { return nil }
      self = .request(request)
    } else {
      self = .transition(Int(number), refused: code & Self.refusedBit != 0)
    }
  }
}
