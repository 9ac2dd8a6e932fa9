extension Pattern: CustomStringConvertible {
  /// The pattern in words, for example “the response of s to p between q and r”.
  public var description: String { requirement.words + scope.words }
}

extension Claim: CustomStringConvertible {
  /// The claim in words, made of the names of its conditions.
  public var description: String {
    switch self {
    case .always(let condition): "always \(condition.name)"
    case .everyStep(let trigger, let condition):
      "every step that is “\(trigger.name)” is “\(condition.name)”"
    case .reachable(let condition): "“\(condition.name)” is reachable"
    case .reachableStep(let condition): "a step that is “\(condition.name)” is reachable"
    case .alwaysPossible(let condition): "“\(condition.name)” is always possible"
    case .noDeadlock(let exception): "no deadlock except “\(exception.name)”"
    case .pattern(let pattern): pattern.description
    }
  }
}

extension ScopeEnding {
  /// The reading in words.
  public var words: String {
    switch self {
    case .weak: "if the stretch ends"
    case .strong: "whether or not the stretch ends"
    }
  }
}

extension Pattern.Requirement {
  fileprivate var words: String {
    switch self {
    case .absence(let step): "the absence of “\(step.name)”"
    case .existence(let step): "the existence of “\(step.name)”"
    case .universality(let step): "the universality of “\(step.name)”"
    case .precedence(let first, let second):
      "the precedence of “\(first.name)” before “\(second.name)”"
    case .response(let answer, let question):
      "the response of “\(answer.name)” to “\(question.name)”"
    case .boundedExistence(let step, let bound): "“\(step.name)” at most \(bound) times"
    }
  }
}

extension Pattern.Scope {
  fileprivate var words: String {
    switch self {
    case .globally: ""
    case .before(let close): " before “\(close.name)”"
    case .after(let open): " after “\(open.name)”"
    case .between(let open, let close, let abandon, let ending):
      " between “\(open.name)” and “\(close.name)”"
        + (abandon.map { " unless “\($0.name)”" } ?? "") + ", " + ending.words
    }
  }
}
