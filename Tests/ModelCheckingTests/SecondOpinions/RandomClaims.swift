import ModelChecking

/// Every requirement and every scope, over the letters of ``MarkedWord``.
enum RandomClaims {
  static let letters = ["p", "p", "s", "q", "q", "r", "x", "o", "o", "ps", "qr", "qp", "rp", "qx"]

  static let requirements: [Pattern<RandomGraph>.Requirement] = [
    .absence(of: step("p")), .existence(of: step("p")), .universality(of: !step("p")),
    .universality(of: step("p")), .precedence(of: step("s"), before: step("p")),
    .response(of: step("s"), to: step("p")), .boundedExistence(of: step("p"), atMost: 1),
    .boundedExistence(of: step("p"), atMost: 2),
  ]

  static let scopes: [Pattern<RandomGraph>.Scope] = [
    .globally, .before(step("r")), .after(step("q")),
    .between(step("q"), and: step("r"), ending: .weak),
    .between(step("q"), and: step("r"), unless: step("x"), ending: .weak),
    .afterUntil(step("q"), until: step("r")),
    .afterUntil(step("q"), until: step("r"), unless: step("x")),
  ]

  /// All patterns, each requirement in each scope, and those that actions alone decide.
  static let patterns =
    requirements.flatMap { requirement in scopes.map { Pattern(requirement, $0) } }
    + actionPatterns

  /// Patterns whose conditions look at the action alone.
  private static let actionPatterns: [Pattern<RandomGraph>] = [
    Pattern(.absence(of: step("s"))), Pattern(.precedence(of: step("x"), before: step("s"))),
    Pattern(.boundedExistence(of: step("o"), atMost: 1), .before(step("r"))),
    Pattern(.absence(of: step("s")), .after(step("o"))),
    Pattern(.absence(of: step("x")), .between(step("o"), and: step("r"), unless: step("s"))),
    Pattern(.existence(of: step("x")), .afterUntil(step("o"), until: step("r"))),
    Pattern(.response(of: step("x"), to: step("s"))),
  ]

  /// Claims of every kind, which one trace can break.
  static let safety: [Claim<RandomGraph>] =
    patterns.map { .pattern($0) } + [
      .always(.notAt(3)), .noDeadlock(except: .at(0)),
      .everyStep(where: StepPredicate("falls") { $0 > $2 }, is: step("p")),
    ]

  /// Claims that need nothing but the states, dead ends and single steps.
  static let single: [Claim<RandomGraph>] = [
    .always(.notAt(3)), .always(.notAt(17, 21)), .always(.notAt()), .reachable(.at(4)),
    .reachable(.at(39)), .reachable(.notAt(0, 1, 2)), .noDeadlock(except: .at(0)),
    .noDeadlock(except: .notAt(5, 6, 7, 8)),
    .reachableStep(.action("three") { $0.number % 7 == 3 }),
    .everyStep(where: StepPredicate("falls") { $0 > $2 }, is: .action("p") { $0.letters == "p" }),
    .reachableStep(StepPredicate("loops") { $0 == $2 }),
  ]

  /// Claims of every kind.
  static let all = single + safety + [.alwaysPossible(.at(0, 7))]

  /// Claims of every kind on graphs of a few states, as often of states and single steps as patterns.
  static let mixed: [Claim<RandomGraph>] =
    patterns.map { .pattern($0) }
    + (0..<8).flatMap { state -> [Claim<RandomGraph>] in
      [
        .always(.notAt(state)), .noDeadlock(except: .at(state)), .reachable(.at(state % 4)),
        .everyStep(
          where: StepPredicate("falls") { $0 > $2 },
          is: StepPredicate("by") { $0 - $2 < 6 - state / 2 }),
        .noDeadlock(except: .notAt(state)),
      ]
    } + [
      .alwaysPossible(.at(0)), .alwaysPossible(.notAt(1)),
      .reachableStep(StepPredicate("loops") { $0 == $2 }),
    ]

  /// Half of the conditions look at the action alone, the others at the whole step.
  private static func step(_ letter: Character) -> StepPredicate<RandomGraph> {
    letter == "p" || letter == "q"
      ? StepPredicate(String(letter)) { _, action, _ in action.letters.contains(letter) }
      : .action(String(letter)) { $0.letters.contains(letter) }
  }
}
