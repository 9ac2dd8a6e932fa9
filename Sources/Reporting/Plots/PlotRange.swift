import Foundation

/// The numbers that an axis shows, and its ticks.
struct PlotRange: Hashable {
  let first: Double
  let last: Double
  let ticks: [Double]
  private let isLogarithmic: Bool

  /// Chooses a range for some numbers; an empty list is drawn from 0 to 1.
  init(of numbers: [Double], _ scale: PlotAxis.Scale) {
    let usable = numbers.filter { $0.isFinite && (scale != .logarithmic || $0 > 0) }
    let least = usable.min() ?? 0
    let most = usable.max() ?? 1
    isLogarithmic = scale == .logarithmic && !usable.isEmpty
    if isLogarithmic {
      ticks = Self.factors(from: least, to: most)
    } else {
      ticks = Self.steps(from: scale == .close ? least : min(0, least), to: most)
    }
    first = ticks.first ?? least
    last = ticks.last ?? most
  }

  /// Where a number lies: 0 for the first tick, 1 for the last one.
  func position(of number: Double) -> Double {
    if isLogarithmic { return log(number / first) / log(last / first) }
    return (number - first) / (last - first)
  }

  /// Multiples of 1, 2 or 5 times a power of ten, in at most eight steps.
  private static func steps(from least: Double, to most: Double) -> [Double] {
    let span = most > least ? most - least : max(abs(most), 1)
    let power = pow(10, floor(log10(span / 8)))
    let step = [1, 2, 5, 10].map { $0 * power }.first { span / $0 <= 8 } ?? 10 * power
    let (low, high) = (floor(least / step), ceil(max(most, least + step) / step))
    return stride(from: low, through: high, by: 1).map { $0 * step }
  }

  /// 1, 2 and 5 times powers of ten; only powers of ten for numbers that are far apart.
  private static func factors(from least: Double, to most: Double) -> [Double] {
    let powers = Int(floor(log10(least)))...Int(ceil(log10(most * 1.0001)))
    let multiples: [Double] = powers.count > 4 ? [1] : [1, 2, 5]
    let all = powers.flatMap { power in multiples.map { $0 * pow(10, Double(power)) } }
    let low = all.last { $0 <= least } ?? least
    let high = all.first { $0 >= most && $0 > low } ?? most
    return all.filter { $0 >= low && $0 <= high }
  }
}

/// Numbers as a plot writes them.
enum PlotNumber {
  /// Three digits, without those that say nothing.
  static func words(_ number: Double) -> String {
    if number == 0 { return "0" }
    let digits = max(0, 2 - Int(floor(log10(abs(number)))))
    var text = String(format: "%.\(digits)f", number)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
