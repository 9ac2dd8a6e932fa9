import Foundation
import LifecycleModels

/// The steps of the life that is being lived, in a file that outlives the process.
///
/// A process that traps or hangs can tell nothing any more; its parent reads here how far it came.
/// The file is mapped into memory, so that a step costs two stores.
final class LifeJournal {
  private static let capacity = 1 << 18
  private static let byteCount = (capacity + 2) * MemoryLayout<UInt32>.size

  // The words of the mapped file: the number of all steps ever, the number of steps of this life,
  // and those steps. Only this file touches the memory; the map lives as long as the object.
  private let words: UnsafeMutablePointer<UInt32>

  /// Maps a file, which is made if it does not exist.
  /// - Throws: The system's error where that is impossible.
  init(path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0, ftruncate(descriptor, off_t(Self.byteCount)) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    defer { close(descriptor) }
    let map = mmap(nil, Self.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let map, map != MAP_FAILED else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    words = map.bindMemory(to: UInt32.self, capacity: Self.capacity + 2)
  }

  deinit { munmap(words, Self.byteCount) }

  /// A number that changes with every step.
  var progress: UInt32 { words[0] }

  /// A new life begins.
  func begin() {
    words[0] &+= 1
    words[1] = 0
  }

  /// A step begins.
  func begin(_ step: LifeCyclePlan.Taken, isChoice: Bool) {
    let count = Int(words[1])
    guard count < Self.capacity else { return }
    words[2 + count] = step.code << 1 | (isChoice ? 1 : 0)
    words[1] = UInt32(count + 1)
    words[0] &+= 1
  }

  /// What was begun was answered with `false`.
  func refuse() {
    let count = Int(words[1])
    if count > 0 { words[1 + count] |= LifeCyclePlan.Taken.refusedBit << 1 }
  }

  /// The steps of the last life, and which of them were choices.
  var steps: [(step: LifeCyclePlan.Taken, isChoice: Bool)] {
    (0..<min(Int(words[1]), Self.capacity)).compactMap { index in
      let word = words[2 + index]
      return LifeCyclePlan.Taken(code: word >> 1).map { ($0, word & 1 == 1) }
    }
  }
}

extension LifeCyclePlan.Taken {
  static let refusedBit: UInt32 = 1 << 20
  private static let askedBit: UInt32 = 1 << 21
  private static let actionBit: UInt32 = 1 << 22

  /// The step as a number of 23 bits.
  fileprivate var code: UInt32 {
    switch self {
    case .edge(let position, let refused):
      UInt32(position) | (refused ? Self.refusedBit : 0)
    case .asked(let request): UInt32(request.rawValue) | Self.askedBit
    case .action(let index): UInt32(index + 1) | Self.actionBit
    }
  }

  fileprivate init?(code: UInt32) {
    let number = code & (Self.refusedBit - 1)
    if code & Self.actionBit != 0 {
      self = .action(Int(number) - 1)
    } else if code & Self.askedBit != 0 {
      let request = AppRequest(rawValue: UInt8(truncatingIfNeeded: number))
      guard let request else { return nil }
      self = .asked(request)
    } else {
      self = .edge(Int(number), refused: code & Self.refusedBit != 0)
    }
  }
}
