extension DeathCause {
  public static let all: [DeathCause] = []
  static func cause(of end: ProcessEnd) -> (cause: DeathCause, sign: Sign)? { nil }
  static func causes(ofCount key: String, isForeground: Bool) -> [DeathCause] { [] }
}
