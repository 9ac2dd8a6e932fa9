import ModelChecking

/// A code with the hash that a test has chosen.
struct ChosenCode: StateCode {
  let number: UInt64
  let scrambled: UInt64

  static var vacant: ChosenCode { ChosenCode(number: .max, scrambled: .max) }

  /// Codes with numbers from 0 and the hashes that a rule gives.
  static func codes(_ count: Int, hash: (UInt64) -> UInt64) -> [ChosenCode] {
    (0..<UInt64(count)).map { ChosenCode(number: $0, scrambled: hash($0)) }
  }
}

/// Hashes that are hard on a table.
enum HardHashes: CaseIterable {
  /// One for all keys, at the beginning, in the middle and at the very end of the table.
  case allZero, allEqual, allOnes
  /// The last places of each segment, so that probing wraps round.
  case endsOfSegments
  /// One segment only.
  case oneSegment
  /// Neighbouring places, in order and against it.
  case rising, falling
  /// Hashes that differ where tables do not look.
  case lowBits

  func hash(_ number: UInt64) -> UInt64 {
    switch self {
    case .allZero: 0
    case .allEqual: 0x5555_5555_5555_5555
    case .allOnes: .max
    case .endsOfSegments: number << 58 | 0x03FF_FFFF_FFFF_FFFF - number % 3
    case .oneSegment: 17 << 58 | number.scrambled >> 6
    case .rising: number << 45
    case .falling: ~(number << 45)
    case .lowBits: 33 << 58 | number
    }
  }
}
