extension Publishers {
  /// Which values of several publishers make a tuple.
  public protocol JoiningRule {
    /// Whether the first comes with the first and the second with the second, or each value with the latest
    /// of the others.
    static var isInTurn: Bool { get }
  }

  public enum Latest: JoiningRule { public static let isInTurn = false }
  public enum InTurn: JoiningRule { public static let isInTurn = true }

  public typealias CombineLatest<A: Publisher, B: Publisher> = Joined<Latest, A, B>
  where A.Failure == B.Failure
  public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> = Joined3<
    Latest, A, B, C
  >
  where A.Failure == B.Failure, B.Failure == C.Failure
  public typealias CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> =
    Joined4<Latest, A, B, C, D>
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure

  public typealias Zip<A: Publisher, B: Publisher> = Joined<InTurn, A, B>
  where A.Failure == B.Failure
  public typealias Zip3<A: Publisher, B: Publisher, C: Publisher> = Joined3<InTurn, A, B, C>
  where A.Failure == B.Failure, B.Failure == C.Failure
  public typealias Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> =
    Joined4<InTurn, A, B, C, D>
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure

  public struct Joined<Rule: JoiningRule, A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Pairing(rule: Rule.isInTurn ? .inTurn : .latest, subscriber: subscriber).start(a, b)
    }
  }

  public struct Joined3<Rule: JoiningRule, A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joined<Rule, _, _>(Joined<Rule, _, _>(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }

  public struct Joined4<Rule: JoiningRule, A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
    Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joined<Rule, _, _>(Joined3<Rule, _, _, _>(a, b, c), d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
        .receive(subscriber: subscriber)
    }
  }
}
