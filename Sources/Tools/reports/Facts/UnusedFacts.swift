/// Why no rule or property rests on some facts.
enum UnusedFacts {
  /// The reasons, by the number of the fact.
  static let reasons = groups.reduce(into: single) { reasons, group in
    for number in group.facts { reasons[number] = group.reason }
  }

  private static let groups: [(facts: [Int], reason: String)] = [
    (
      [192, 198, 209],
      "About threads, and about names of methods; the models of apps have neither."
    ),
    ([224], "Says that a SwiftUI app adopts scenes, which its model takes for granted."),
    (
      [239, 242, 243],
      "About visionOS, key windows and accessors, none of which the launch model has."
    ),
    ([250], "About CarPlay with an app delegate, on iOS 12, where scenes did not exist."),
    ([259], "No callback tells which of several active windows the user looks at."),
    ([262], "Lengthens a restoration; the models have no time between two callbacks."),
    ([263, 264], "About who makes a window, and about visionOS."),
    ([278], "About a child view controller on iOS 5 and 6, which no model has."),
    (
      [181, 187, 188, 191],
      "About what a notification carries, or about a beta; no model tells it apart."
    ),
    (Array(326...334), "About frameworks, which no model has. The audit cites them."),
    (
      Array(354...355) + Array(357...362),
      "About what came with iOS 26 and 27, or is not confirmed; no model tells it apart."
    ),
    (
      [356],
      "What is called is an interruption that ends, and then the lock; the models have both."
    ),
    ([287, 289], "About how often, or about services and variables that no model has."),
    (
      [295, 296],
      "About a rare race, and about what is not sent."
    ),
  ]

  private static let single: [Int: String] = [
    9: "The names of an enumeration; the states that it lacks are F6 and F8.",
    52: "An error of one page; the models have no notifications of UIScene.",
    121: "Says that nothing happens; no model sends the app anything for a banner.",
    123: "Says that nothing happens; no model has an event for an alert of the app itself.",
    156: "Depends on what the scene delegate implements, and was observed only once.",
    166: "About SDK versions; the scene model is about apps built with the new ones.",
    167: "About deprecation; the methods are still called in an app without scenes.",
  ]
}
