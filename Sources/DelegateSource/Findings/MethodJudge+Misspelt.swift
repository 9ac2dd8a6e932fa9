import Reporting
import SourceCode

extension MethodJudge {
  /// The verdict on a method whose name UIKit does not know.
  func verdict(onMisspelt function: SourceFunction) -> MethodVerdict {
    let isKnown = DelegateMethod.baseNames.contains(function.name)
    guard isKnown || function.takesSender, !mayBeOwn(function) else { return .own }
    guard let nearest = nearest(to: function) else { return .own }
    let hasName = nearest.function.name == function.name
    return .neverCalled(nearest, hasName ? .labels(function.labels) : .baseName)
  }

  /// The method that another one is meant to be, if there is one.
  private func nearest(to function: SourceFunction) -> DelegateMethod? {
    let labels = function.furtherLabels.joined(separator: ":")
    let takesSystemTypes = function.parameters.dropFirst().contains {
      $0.type.utf8.contains("UI".utf8)
    }
    var (best, least) = (Int?.none, Int.max)
    for index in methods.indices {
      guard let distance = distance(from: function, labels, takesSystemTypes, to: methods[index]),
        distance < least
      else { continue }
      (best, least) = (index, distance)
    }
    return best.map { methods[$0] }
  }

  /// The distance of a method from one that UIKit calls; nil if it is not meant to be that one.
  private func distance(
    from function: SourceFunction, _ labels: String, _ takesSystemTypes: Bool,
    to method: DelegateMethod
  ) -> Int? {
    let (name, known) = (function.name, method.function.name)
    guard let first = name == known ? 0 : SimilarName.distance(from: name, to: known) else {
      return nil
    }
    guard method.sharesBaseName else {
      return isLike(method, function, hasName: name == known) ? first : nil
    }
    guard function.takesSender,
      let rest = labelDistance(from: function, labels, takesSystemTypes, to: method)
    else { return nil }
    return first + rest
  }

  /// Whether a method with nearly the name of a UIKit method with a unique name is meant to be it.
  private func isLike(
    _ method: DelegateMethod, _ function: SourceFunction, hasName: Bool
  ) -> Bool {
    guard hasName else {
      return function.takesSender
        && function.parameters.count == method.function.parameters.count
    }
    let isAsInAppKit = ["Notification", "NSNotification"].contains(function.parameters.first?.type)
    return function.takesSender || function.parameters.isEmpty || isAsInAppKit
  }

  /// The distance of the labels after the first one from those in Swift or in the selector.
  private func labelDistance(
    from function: SourceFunction, _ labels: String, _ takesSystemTypes: Bool,
    to method: DelegateMethod
  ) -> Int? {
    guard function.parameters.count == method.function.parameters.count else { return nil }
    if labels == method.furtherSelectorLabels { return 0 }
    let known = method.furtherLabels
    if let slip = SimilarName.distance(from: labels, to: known) { return slip }
    // A method with exactly the types of one, some of which only UIKit creates, is meant to be that one,
    // whatever its labels are.
    guard takesSystemTypes, TypeComparison(function, with: method.function, aliases).isEqual else {
      return nil
    }
    // More than any slip: other labels with exactly the types that UIKit passes.
    return EditDistance.between(Array(labels.utf8), Array(known.utf8)).map { $0 + 4 }
  }
}

extension SourceFunction {
  /// Whether the first parameter is what UIKit passes first to every method of a delegate.
  fileprivate var takesSender: Bool {
    let senders = ["UIApplication", "UIScene", "UIWindowScene", "UISceneSession"]
    return senders.contains(parameters.first?.type ?? "")
  }
}

/// Decides whether a name is a known name with a few wrong letters.
enum SimilarName {
  /// How many letters differ; nil if there are too many for a slip.
  ///
  /// One letter in six may be wrong, at least one and at most three. “Will” for “Did” in a long
  /// name is a slip; a different word is a different name.
  /// - Complexity: O(1), since names that are much longer than the known one are not compared.
  static func distance(from name: String, to known: String) -> Int? {
    let limit = max(1, min(3, known.utf8.count / 6))
    guard abs(name.utf8.count - known.utf8.count) <= limit else { return nil }
    let start = zip(name.utf8, known.utf8).prefix { $0 == $1 }.count
    return EditDistance.between(
      Array(name.utf8.dropFirst(start)), Array(known.utf8.dropFirst(start)), limit: limit)
  }
}
