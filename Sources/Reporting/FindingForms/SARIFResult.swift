/// One finding as a result of SARIF (3.27).
struct SARIFResult {
  let finding: ReportedFinding
  /// The position of its rule in the list of rules.
  let ruleIndex: Int
  /// What names this finding in every run.
  let fingerprint: String

  var json: OrderedJSON {
    .object([
      ("ruleId", .string(finding.rule)), ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(finding.severity.rawValue)),
      ("message", .message(([finding.message] + finding.detail).joined(separator: "\n"))),
      ("locations", .array([location])),
      // GitHub reads the second name only, and would otherwise hash the line of the file.
      (
        "partialFingerprints",
        .object([
          ("findingIdentity/v1", .string(fingerprint)),
          ("primaryLocationLineHash", .string(fingerprint)),
        ])
      ),
    ])
  }

  /// GitHub refuses a log with a result that has no physical location. A finding without a file
  /// therefore has the folder in which the command ran.
  private var location: OrderedJSON {
    var physical = [("artifactLocation", SARIFAddress(finding.file ?? ".").json)]
    if let place = finding.place {
      let column = place.column.map { [("startColumn", OrderedJSON.integer($0))] } ?? []
      physical.append(("region", .object([("startLine", .integer(place.line))] + column)))
    }
    let subject = OrderedJSON.object([("fullyQualifiedName", .string(finding.subject))])
    return .object([
      ("physicalLocation", .object(physical)), ("logicalLocations", .array([subject])),
    ])
  }
}

/// The address of a file in SARIF (3.4).
struct SARIFAddress {
  /// The name that stands for the folder in which the command ran.
  static let base = "%SRCROOT%"

  private let path: String

  init(_ path: String) { self.path = path }

  /// A path below the folder is relative to it; any other stands for itself, because an address
  /// that leaves its base, or is absolute, has none.
  var json: OrderedJSON {
    if path.hasPrefix("/") {
      return .object([("uri", .string("file://" + Self.encoded("/" + normal)))])
    }
    let uri = OrderedJSON.string(normal.isEmpty ? "." : Self.encoded(normal))
    let leaves = normal == ".." || normal.hasPrefix("../")
    return .object([("uri", uri)] + (leaves ? [] : [("uriBaseId", .string(Self.base))]))
  }

  /// The path without empty parts, “.”, and parts that “..” takes back.
  private var normal: String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// The path with every byte escaped that is neither unreserved (RFC 3986, 2.3) nor a slash. A
  /// colon is escaped too: in the first part it would end the scheme of an address.
  private static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain = byte.isNameByte || [0x2D, 0x2E, 0x2F, 0x7E].contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : escape(byte)
    }
    .joined()
  }

  private static func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "%0\(digits)" : "%\(digits)"
  }
}
