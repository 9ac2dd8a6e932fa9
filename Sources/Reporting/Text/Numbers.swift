extension Int {
  /// The number with commas between thousands, whatever the locale.
  package var grouped: String {
    let digits = String(magnitude)
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    return self < 0 ? "-" + grouped : grouped
  }

  /// The number with a noun, for example “1 step” or “2 steps”.
  package func counted(_ singular: String, _ plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? singular : plural ?? singular + "s")"
  }
}
