/// Compares the types of a method with those of the method that UIKit calls.
struct TypeComparison {
  typealias Difference = SourceFinding.Difference

  /// Types that are certainly not the expected ones.
  private(set) var differences: [Difference] = []
  /// Types of the app that may be aliases of the expected ones.
  private(set) var assumptions: [Difference] = []

  /// Compares two methods with the same labels.
  init(_ written: SourceFunction, with expected: SourceFunction) {
    let pairs = zip(written.parameters, expected.parameters)
    for (index, pair) in pairs.enumerated() {
      compare(pair.0.type, with: pair.1.type, parameter: index + 1)
    }
    compare(written.result, with: expected.result, parameter: nil)
  }

  var isEqual: Bool { differences.isEmpty && assumptions.isEmpty }

  private mutating func compare(_ written: String, with expected: String, parameter: Int?) {
    if written == expected { return }
    let difference = Difference(parameter: parameter, written: written, expected: expected)
    if Self.words(of: written).allSatisfy(Self.isOfSystem) {
      differences.append(difference)
    } else {
      assumptions.append(difference)
    }
  }

  private static func words(of type: String) -> [Substring] {
    type.split { $0.utf8.first?.isWordByte != true }
  }

  private static let systemWords: Set<Substring> = [
    "Any", "AnyObject", "AnyHashable", "Bool", "Int", "Double", "Float", "String", "Character",
    "Set", "Data", "Date", "URL", "Error", "Notification", "TimeInterval", "CGRect", "CGFloat",
    "CGSize", "CGPoint", "LaunchOptionsKey", "OpenURLOptionsKey", "ConnectionOptions",
  ]

  /// Whether the name is so common in the system that no app declares a type with it.
  private static func isOfSystem(_ word: Substring) -> Bool {
    systemWords.contains(word) || word.hasPrefix("UI") || word.hasPrefix("NS")
  }
}
