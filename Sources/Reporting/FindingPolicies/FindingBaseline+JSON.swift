extension FindingBaseline {
  private static let version = 1

  /// Reads a baseline from the JSON that ``json(for:)`` gives.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - command: The command whose findings it must be about.
  /// - Throws: ``PolicyError`` with the key, the value and what is expected there.
  package init(_ bytes: [UInt8], for command: String) throws(PolicyError) {
    let file = try PolicyReader(bytes)
    try file.check(keys: ["version", "command", "findings"])
    let number = try file.required("version", "1").number("the number 1")
    if number != Self.version { throw .unknownVersion(number) }
    let owner = try file.required("command", "\"\(command)\"").text("the name of a command")
    if owner != command { throw .otherCommand(owner, wanted: command) }
    var entries: [Entry] = []
    for item in try file.required("findings", "a list").items("a list of findings") {
      entries.append(try Entry(item))
    }
    self.init(entries: entries)
  }

  /// The baseline as a file. Equal baselines give equal bytes.
  package func json(for command: String) -> String {
    OrderedJSON.object([
      ("version", .integer(Self.version)), ("command", .string(command)),
      ("findings", .array(entries.map(\.json))),
    ]).text
  }
}

extension FindingBaseline.Entry {
  fileprivate init(_ value: PolicyReader) throws(PolicyError) {
    try value.check(keys: ["rule", "file", "subject", "message", "count"])
    func text(_ key: String, _ expected: String) throws(PolicyError) -> String {
      try value.required(key, expected).anyText(expected)
    }
    let identity = FindingIdentity(
      rule: try text("rule", "the name of a rule"),
      file: try value.optional("file")?.anyText("a path"),
      subject: try text("subject", "what was judged"), message: try text("message", "the message"))
    self.init(identity, count: try value.optional("count")?.number("a whole number from 1") ?? 1)
  }

  fileprivate var json: OrderedJSON {
    .object([
      ("rule", .string(identity.rule)), ("file", .optional(identity.file)),
      ("subject", .string(identity.subject)), ("message", .string(identity.message)),
      ("count", .integer(count)),
    ])
  }
}
