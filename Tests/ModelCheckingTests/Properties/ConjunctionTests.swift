import ModelChecking
import Testing

@Suite struct `A property of several claims` {
  static let ring = Ring(size: 9)
  static let far = Claim<Ring>.always(.notAt(4))
  static let near = Claim<Ring>.always(.notAt(2))
  static let pending = Claim<Ring>.pattern(.existence(of: !.any))
  static let never = Claim<Ring>.reachable(.at(99))

  @Test func `holds if all its claims hold`() {
    #expect(Self.ring.outcome(.always(.notAt(9)), .noDeadlock(except: .at())) == .holds)
  }

  @Test func `holds if it has no claims`() {
    #expect(Self.ring.outcome() == .holds)
  }

  @Test func `is refuted by the shortest counterexample of its claims`() {
    #expect(Self.ring.outcome(Self.far, Self.near) == .violated(by: [.right, .right]))
    #expect(Self.ring.outcome(Self.near, Self.far) == .violated(by: [.right, .right]))
  }

  @Test func `is refuted by the first of equally short counterexamples`() {
    let left = Claim<Ring>.always(.notAt(8))
    let right = Claim<Ring>.always(.notAt(1))
    #expect(Self.ring.outcome(right, left) == .violated(by: [.right]))
    #expect(Self.ring.outcome(left, right) == .violated(by: [.left]))
  }

  @Test func `is refuted rather than undecided`() {
    #expect(Self.ring.outcome(Self.pending, Self.near) == .violated(by: [.right, .right]))
    #expect(Self.ring.outcome(Self.near, Self.pending) == .violated(by: [.right, .right]))
  }

  @Test func `is undecided rather than true`() {
    let always = Claim<Ring>.always(.notAt(9))
    #expect(Self.ring.outcome(Self.pending, always) == .undecided(.needsLiveness))
    #expect(Self.ring.outcome(always, Self.pending) == .undecided(.needsLiveness))
  }

  @Test func `keeps the first witness of its claims`() {
    let outcome = Self.ring.outcome(
      .always(.notAt(9)), .reachable(.at(1)), .reachable(.at(8)), .noDeadlock(except: .at()))
    #expect(outcome == .holdsAsShown(by: [.right]))
  }

  @Test func `is refuted where one of its claims is refuted without a trace`() {
    #expect(Self.ring.outcome(.always(.notAt(9)), Self.never) == .violatedWithoutTrace)
  }

  @Test func `is refuted by a trace where there is one, in any order of its claims`() {
    #expect(Self.ring.outcome(Self.near, Self.never) == .violated(by: [.right, .right]))
    #expect(Self.ring.outcome(Self.never, Self.near) == .violated(by: [.right, .right]))
  }

  @Test func `may be written with or without brackets`() {
    let listed = Property("a", "b", claims: [Self.far, Self.near])
    let written = Property("a", "b", Self.far, Self.near)
    #expect(listed.claims.count == 2 && written.claims.count == 2)
    #expect(listed.id == "a" && written.statement == "b")
  }
}
