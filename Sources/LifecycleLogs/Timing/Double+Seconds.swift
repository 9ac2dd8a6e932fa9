import Reporting

extension Double {
  /// The number as seconds in words, to the millisecond, for example “0.25 s” or “3,600 s”.
  var inSeconds: String {
    // Beyond a million years a stamp is an accident, and its milliseconds are noise.
    guard magnitude < 1e13 else { return "\(self) s" }
    let milliseconds = Int((magnitude * 1000).rounded())
    let sign = self < 0 && milliseconds > 0 ? "-" : ""
    return sign + (milliseconds / 1000).grouped + Self.fraction(milliseconds % 1000) + " s"
  }

  private static func fraction(_ milliseconds: Int) -> String {
    guard milliseconds > 0 else { return "" }
    var digits = String(String(1000 + milliseconds).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "." + digits
  }
}
