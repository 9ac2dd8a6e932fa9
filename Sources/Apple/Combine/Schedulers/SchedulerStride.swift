/// A length of time of one kind of scheduler, in nanoseconds.
///
/// A literal is a number of seconds. Unlike Apple's, all schedulers share this type.
public struct SchedulerStride<Clock>: Hashable, Comparable, Codable, Sendable {
  public var magnitude: Int

  init(magnitude: Int) { self.magnitude = magnitude }

  public init?<T: BinaryInteger>(exactly source: T) {
    guard let magnitude = Int(exactly: source) else { return nil }
    self.magnitude = magnitude
  }

  public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }

  var inSeconds: Double { Double(magnitude) / 1e9 }
}

extension SchedulerStride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ s: Double) -> Self {
    Self(magnitude: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
  }

  public static func seconds(_ s: Int) -> Self { Self(magnitude: s, times: 1_000_000_000) }
  public static func milliseconds(_ ms: Int) -> Self { Self(magnitude: ms, times: 1_000_000) }
  public static func microseconds(_ us: Int) -> Self { Self(magnitude: us, times: 1_000) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(magnitude: ns) }

  private init(magnitude: Int, times factor: Int) {
    let (product, overflow) = magnitude.multipliedReportingOverflow(by: factor)
    self.magnitude = overflow ? (magnitude < 0 ? .min : .max) : product
  }
}

extension SchedulerStride: SignedNumeric, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .seconds(value) }
  public init(floatLiteral value: Double) { self = .seconds(value) }

  public static func + (left: Self, right: Self) -> Self {
    Self(magnitude: left.magnitude + right.magnitude)
  }

  public static func - (left: Self, right: Self) -> Self {
    Self(magnitude: left.magnitude - right.magnitude)
  }

  public static func * (left: Self, right: Self) -> Self {
    .seconds(left.inSeconds * right.inSeconds)
  }

  public static func *= (left: inout Self, right: Self) { left = left * right }
}
