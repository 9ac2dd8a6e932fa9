/// Why nothing rests on some facts.
enum UnusedFacts {
  /// The reasons, by the number of the fact.
  static let reasons: [Int: String] = [
    9: "The names of an enumeration; the states that it lacks are F6 and F8.",
    52: "A slip of one page; the models have no notifications of UIScene.",
    95: "A debugger's watchdog; every model lets the watchdog strike or not.",
    113: "BGTask is not modelled; a background launch for fetch stands for it.",
    114: "BGTask is not modelled; a background launch for fetch stands for it.",
    121: "Says that nothing happens; an app is sent nothing for a banner in any model.",
    123: "Says that nothing happens; an app's own alert is no event of any model.",
    156: "Depends on what the scene delegate implements, and was seen once; the harness's matter.",
    166: "About SDK versions; the scene model is what an app has after them.",
    167: "About deprecation; the methods are still called in an app without scenes.",
  ]
}
