import ModelChecking
import Testing
import Thoroughness

/// Words that follow a pattern, with a mark on those that put it to the test: “✓” stands before a
/// word in which a stretch was judged that could have broken the pattern.
@Suite struct `A pattern is put to the test` {
  private func expect(
    _ words: [String], _ requirement: Pattern<Word>.Requirement,
    _ scopes: Pattern<Word>.Scope..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (word, scope) in words.flatMap({ word in scopes.map { (word, $0) } }) {
      let machine = Word(steps: word.drop { $0 == "✓" }.map(String.init))
      let property = Property<Word>("id", "statement", .pattern(requirement, scope))
      let vacuous = word.first == "✓" ? [] : [0]
      let results =
        [machine.explore().check(property)]
        + [1, 3].map { machine.check([property], options: .threads($0)).results[0] }
      for result in results {
        #expect(Outcome(result.verdict) == .holds, "“\(word)”", sourceLocation: sourceLocation)
        #expect(result.vacuousClaims == vacuous, "“\(word)”", sourceLocation: sourceLocation)
      }
    }
  }

  static let forbidding: [Pattern<Word>.Requirement] = [
    .absence(of: .p), .boundedExistence(of: .p, atMost: 0),
  ]

  @Test(arguments: forbidding)
  func `that forbids a step, by every stretch that is judged`(
    requirement: Pattern<Word>.Requirement
  ) {
    expect(["✓", "✓o", "✓qr"], requirement, .globally)
    expect(["", "o", "q", "✓r", "✓or", "✓rp"], requirement, .beforeR)
    expect(["", "p", "r", "✓q", "✓pq", "✓qo"], requirement, .afterQ)
    expect(["", "q", "qp", "pr", "✓qr", "✓pqorp"], requirement, .fromQToR, .fromQToRUnlessX)
    expect(["qx", "qxr", "qpxr", "xr", "✓qxqr", "✓qrqx"], requirement, .fromQToRUnlessX)
    expect(["", "p", "pr", "✓q", "✓qr", "✓qrp"], requirement, .afterQUntilR)
    expect(
      ["", "p", "qx", "qpx", "pr", "✓q", "✓qo", "✓qr", "✓qxq"], requirement, .afterQUntilRUnlessX)
  }

  @Test func `that demands a step, by a judged stretch with it`() {
    expect(["✓p", "✓op"], .existence(of: .p), .globally)
    expect(["", "p", "q", "✓pr", "✓opro"], .existence(of: .p), .beforeR)
    expect(["", "p", "✓qp", "✓qpr"], .existence(of: .p), .afterQ)
    expect(
      ["", "q", "p", "qp", "pr", "✓qpr", "✓qoproq"], .existence(of: .p), .fromQToR,
      .fromQToRUnlessX)
    expect(["qx", "qpx", "qpxr", "qxr", "✓qxqpr"], .existence(of: .p), .fromQToRUnlessX)
    expect(["", "p", "pr", "✓qp", "✓qpr"], .existence(of: .p), .afterQUntilR)
    expect(
      ["", "p", "qx", "qpx", "✓qp", "✓qpr", "✓qpxqp"], .existence(of: .p), .afterQUntilRUnlessX)
  }

  @Test func `of every step, by a judged stretch that is not empty`() {
    expect(["", "✓p", "✓pp"], .universality(of: .p), .globally)
    expect(["", "o", "r", "ro", "✓pr", "✓ppro"], .universality(of: .p), .beforeR)
    expect(["", "o", "q", "oq", "✓qp", "✓oqpp"], .universality(of: .p), .afterQ)
    expect(
      ["", "q", "qr", "qp", "pqr", "orpo", "✓qpr", "✓qrqpro"], .universality(of: .p), .fromQToR,
      .fromQToRUnlessX)
    expect(["qpx", "qpxqr", "qox", "✓qoxqpr"], .universality(of: .p), .fromQToRUnlessX)
    expect(["", "q", "qr", "pqr", "qrp", "✓qp", "✓qpr"], .universality(of: .p), .afterQUntilR)
    expect(
      ["", "q", "qr", "qpx", "qoxq", "✓qp", "✓qpr", "✓qoxqp"], .universality(of: .p),
      .afterQUntilRUnlessX)
  }

  @Test func `of precedence, by a second step that comes after the first`() {
    let requirement = Pattern<Word>.Requirement.precedence(of: .s, before: .p)
    expect(["", "o", "s", "✓sp", "✓sop", "✓ospp"], requirement, .globally)
    expect(["", "p", "sp", "sr", "r", "rsp", "✓spr", "✓sporp"], requirement, .beforeR)
    expect(["sp", "q", "spq", "qs", "✓qsp", "✓qsopr"], requirement, .afterQ)
    expect(
      ["sp", "qr", "qsr", "qsp", "spqr", "qrsp", "✓qspr", "✓qsporqr", "✓qspsr"], requirement,
      .fromQToR, .fromQToRUnlessX)
    expect(["qspx", "qspxr", "qspxqsr", "✓qspxqspr"], requirement, .fromQToRUnlessX)
    expect(["q", "qs", "qsr", "qsrspp", "✓qsp", "✓qspr"], requirement, .afterQUntilR)
    expect(
      ["q", "qs", "qsr", "qspx", "✓qsp", "✓qspr", "✓qspxqsp"], requirement, .afterQUntilRUnlessX)
  }

  @Test func `of response, by a step that is answered`() {
    let requirement = Pattern<Word>.Requirement.response(of: .s, to: .p)
    expect(["", "o", "s", "sos", "✓ps", "✓pops"], requirement, .globally)
    expect(["", "p", "ps", "sr", "r", "rps", "✓psr", "✓posor"], requirement, .beforeR)
    expect(["ps", "q", "psq", "qs", "✓qps", "✓qposr"], requirement, .afterQ)
    expect(
      ["ps", "qr", "qsr", "qps", "psqr", "qrps", "✓qpsr", "✓qpsorqr", "✓qpspsr"], requirement,
      .fromQToR, .fromQToRUnlessX)
    expect(["qpsx", "qpsxr", "qpsxqsr", "✓qpxqpsr"], requirement, .fromQToRUnlessX)
    expect(["q", "qs", "qsr", "qrps", "✓qps", "✓qpsr"], requirement, .afterQUntilR)
    expect(
      ["q", "qs", "qsr", "qpsx", "qpxqs", "✓qps", "✓qpsr", "✓qpsxqps"], requirement,
      .afterQUntilRUnlessX)
  }

  @Test(arguments: Thoroughness.isFullForEngine ? [1, 2, 60, 61, 62, 63, 64, 100] : [1, 61, 62])
  func `of a bound, by a step that it counts`(bound: Int) {
    let requirement = Pattern<Word>.Requirement.boundedExistence(of: .p, atMost: bound)
    expect(["", "o", "qr", "✓p", "✓op"], requirement, .globally)
    expect(["", "p", "r", "rp", "✓pr", "✓opro"], requirement, .beforeR)
    expect(["p", "q", "pq", "✓qp", "✓qop"], requirement, .afterQ)
    expect(["p", "qr", "qp", "pqr", "✓qpr", "✓qrqpr"], requirement, .fromQToR, .fromQToRUnlessX)
    expect(["qpx", "qpxqr", "✓qpxqpr"], requirement, .fromQToRUnlessX)
    expect(["q", "qr", "pqrp", "✓qp", "✓qpr"], requirement, .afterQUntilR)
    expect(["q", "qr", "qpx", "qpxqo", "✓qp", "✓qpr", "✓qpxqp"], requirement, .afterQUntilRUnlessX)
  }

  @Test func `of a step that is both of its steps, by that step`() {
    for requirement in [
      Pattern<Word>.Requirement.precedence(of: .s, before: .p), .response(of: .s, to: .p),
    ] {
      let property = Property<Word>("id", "statement", .pattern(requirement, .fromQToR))
      #expect(Word(steps: ["q", "ps", "r"]).explore().check(property).vacuousClaims == [])
      #expect(Word(steps: ["q", "s", "r"]).explore().check(property).vacuousClaims == [0])
    }
  }
}

@Suite struct `A claim that holds vacuously` {
  static let graph = Graph([(0, "a", 1), (1, "b", 2), (2, "c", 0)])

  static let idle = Claim<Graph>.everyStep(where: .taking("d"), is: !.any)
  static let busy = Claim<Graph>.everyStep(where: .taking("c"), is: .any)
  static let unclosed = Claim<Graph>.pattern(
    .absence(of: .taking("c")), .between(.taking("b"), and: .taking("d"), ending: .weak))
  static let broken = Claim<Graph>.pattern(.absence(of: .taking("b")))

  private func results(_ claims: Claim<Graph>...) -> [PropertyResult<Graph>] {
    let property = Property("id", "statement", claims: claims)
    return [Self.graph.explore().check(property)]
      + [1, 3].map { Self.graph.check([property], options: .threads($0)).results[0] }
  }

  @Test func `is named by its index`() {
    for result in results(Self.busy, Self.idle, .always(.notAt(9)), Self.unclosed) {
      #expect(result.vacuousClaims == [1, 3] && result.isVacuous && !result.isTriggerUnreachable)
      #expect(Outcome(result.verdict) == .holds && result.witness?.actions == ["a", "b", "c"])
    }
  }

  @Test func `makes its property vacuous, whatever the trigger`() {
    for result in results(Self.unclosed) {
      #expect(result.vacuousClaims == [0] && result.witness?.actions == ["a", "b"])
    }
  }

  @Test func `is named beside claims that are judged on the stored graph`() {
    let graphOnly = Claim<Graph>.alwaysPossible(.at(0))
    for result in results(graphOnly, Self.idle, Self.unclosed, Self.busy) {
      #expect(result.vacuousClaims == [1, 2])
    }
  }

  @Test func `is named beside one that is violated, which is not`() {
    for result in results(Self.idle, Self.broken) {
      #expect(result.vacuousClaims == [0])
    }
  }

  @Test func `is not one that only asks what is reachable`() {
    let claims: [Claim<Graph>] = [
      .reachable(.at(1)), .reachableStep(.taking("a")), .alwaysPossible(.at(0)),
      .noDeadlock(except: .at()), .always(.notAt(7)),
    ]
    for claim in claims {
      for result in results(claim) { #expect(result.vacuousClaims == []) }
    }
  }

  @Test(arguments: [SearchLimits(depth: 1), SearchLimits(states: 2)])
  func `is not known from a search that was cut short`(limits: SearchLimits) {
    let property = Property("id", "statement", Self.idle, Self.unclosed)
    #expect(Self.graph.explore(limits: limits).check(property).vacuousClaims == [])
    #expect(Self.graph.check([property], options: .limits(limits)).results[0].vacuousClaims == [])
  }

  @Test func `is not known where random omissions are possible`() {
    let clock = PackedDevice(apps: 2)
    let property = Property<PackedDevice>(
      "id", "statement", .everyStep(where: !.any, is: .any),
      .pattern(.absence(of: .any), .after(!.any)))
    let report = clock.check([property], options: .compacted(bytes: 1 << 16))
    #expect(report.results[0].vacuousClaims == [] && !report.results[0].isVacuous)
  }

  @Test func `may be meant`() {
    let meant = Property("id", "statement", mayBeVacuous: "d is for later", Self.idle)
    #expect(meant.mayBeVacuous == "d is for later")
    #expect(Property("id", "statement", Self.idle).mayBeVacuous == nil)
    #expect(Self.graph.explore().check(meant).isVacuous)
  }

  @Test func `is described by its conditions`() {
    #expect(
      Self.unclosed.description
        == "the absence of “takes c” between “takes b” and “takes d”, if the stretch ends")
    #expect(
      Claim<Graph>.pattern(.existence(of: .any), .afterUntil(.taking("b"), until: !.any))
        .description
        == "the existence of “any step” between “takes b” and “not any step”, "
        + "whether or not the stretch ends")
    #expect(Self.idle.description == "every step that is “takes d” is “not any step”")
  }
}
