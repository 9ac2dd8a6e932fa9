@testable import ProjectFormats

/// The bytes of a binary property list.
struct BinaryFile {
  var objects: [[UInt8]]
  var offsetSize = 2
  var referenceSize: UInt8 = 1
  var root = 0
  var head = "bplist00"
  /// Bytes between the table of offsets and the trailer.
  var gap: [UInt8] = []
  /// Where the objects begin, if not one after another.
  var offsets: [Int]?

  var bytes: [UInt8] {
    var places = [8]
    for object in objects.dropLast() { places.append(places[places.count - 1] + object.count) }
    let body = Array(objects.joined())
    let table = (offsets ?? places).flatMap { Self.big($0).suffix(offsetSize) }
    let sizes: [UInt8] = [0, 0, 0, 0, 0, 0, UInt8(offsetSize), referenceSize]
    let numbers = [(offsets ?? places).count, root, 8 + body.count].flatMap(Self.big)
    return Array(head.utf8) + body + table + gap + sizes + numbers
  }

  /// A number in 8 bytes, the highest one first.
  static func big(_ number: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }
}

extension PropertyListRow {
  private static func of(
    _ construct: String, _ objects: [UInt8]..., is value: SettingsValue?,
    _ agreement: Agreement = .full, _ change: (inout BinaryFile) -> Void = { _ in }
  ) -> PropertyListRow {
    var file = BinaryFile(objects: objects)
    change(&file)
    return PropertyListRow("binary: \(construct)", file.bytes, value, agreement)
  }

  private static let (a, yes, no): ([UInt8], [UInt8], [UInt8]) = ([0x51, 0x61], [9], [8])

  static let binary = [
    of("null", [0x00], is: Content.null.value),
    of("truth values", [0xA2, 1, 2], yes, no, is: [true, false]),
    of("another singleton", [0x0F], is: nil),
    of("1 byte without a sign", [0x10, 0xFF], is: 255),
    of("2 bytes without a sign", [0x11, 0xFF, 0xFF], is: 65535),
    of("8 bytes with a sign", [0x13] + BinaryFile.big(-1), is: -1),
    of(
      "16 bytes", [0x14] + BinaryFile.big(0) + BinaryFile.big(-1),
      is: .number("18446744073709551615")),
    of("16 bytes, of which 8 count", [0x14] + BinaryFile.big(-1) + BinaryFile.big(5), is: 5),
    of("32 bytes", [0x15] + [UInt8](repeating: 0, count: 32), is: nil),
    of("a fraction of 4 bytes", [0x22, 0x3F, 0xC0, 0, 0], is: .number("1.5")),
    of(
      "a fraction of 8 bytes", [0x23, 0x3F, 0xF8] + [UInt8](repeating: 0, count: 6),
      is: .number("1.5")),
    of("a fraction of 2 bytes", [0x21, 0, 0], is: nil),
    of("not a number", [0x22, 0x7F, 0xC0, 0, 0], is: .number("nan")),
    of("a date", [0x33] + BinaryFile.big(0), is: "2001-01-01T00:00:00Z"),
    of("a date of 4 bytes", [0x32, 0, 0, 0, 0], is: nil),
    of("data", [0x42, 1, 2], is: .data(1, 2)),
    of("an ASCII string", [0x52, 0x61, 0x62], is: "ab"),
    of("Latin-1 in an ASCII string", [0x52, 0xC3, 0xA9], is: "Ã©"),
    of("UTF-16", [0x61, 0, 0xE9], is: "é"),
    of("no UTF-16", [0x60], is: nil),
    of("no ASCII", [0x50], is: ""),
    of("a surrogate pair", [0x62, 0xD8, 0x3D, 0xDE, 0x00], is: "😀"),
    of("a lone surrogate", [0x62, 0xD8, 0x3D, 0, 0x61], is: "\u{FFFD}a"),
    of("a string of UTF-8", [0x71, 0x61], is: nil),
    of("a length of 1 byte", [0x5F, 0x10, 1, 0x61], is: "a"),
    of(
      "a length of 16 bytes", [0x5F, 0x14] + BinaryFile.big(0) + BinaryFile.big(1) + [0x61], is: "a"
    ),
    of("a length beyond the file", [0x5F, 0x11, 0xFF, 0xFF, 0x61], is: nil),
    of("an identifier", [0x80, 5], is: ["CF$UID": 5], .ours("its type is private")),
    of("an identifier beyond 32 bits", [0x84, 1, 0, 0, 0, 0], is: nil),
    of("an empty array and dictionary", [0xA2, 1, 2], [0xA0], [0xD0], is: [[], [:]]),
    of("an object in two places", [0xA2, 1, 1], yes, is: [true, true]),
    of("a key twice", [0xD2, 1, 1, 2, 3], a, yes, no, is: ["a": true]),
    of("a key twice, in two objects", [0xD2, 1, 2, 3, 4], a, a, yes, no, is: ["a": true]),
    of(
      "a number as a key", [0xD1, 1, 1], [0x10, 5], is: nil, .ours("only strings are keys to us")),
    of("an array as a key", [0xD1, 1, 1], [0xA0], is: nil),
    of("an array in itself", [0xA1, 0], is: nil),
    of("a reference beyond the table", [0xA1, 9], is: nil),
    of("a root in the middle", no, yes, is: true) { $0.root = 1 },
    of("a root beyond the table", yes, is: nil) { $0.root = 1 },
    of("offsets of 1 byte", yes, is: true) { $0.offsetSize = 1 },
    of("offsets of 3 bytes", [0xA1, 1], yes, is: [true]) { $0.offsetSize = 3 },
    of("offsets of 8 bytes", [0xA1, 1], yes, is: [true]) { $0.offsetSize = 8 },
    of("references of 2 bytes", [0xA1, 0, 1], yes, is: [true]) { $0.referenceSize = 2 },
    of("references of 16 bytes", [0xA1] + BinaryFile.big(0) + BinaryFile.big(1), yes, is: [true]) {
      $0.referenceSize = 16
    },
    PropertyListRow(
      "binary: references too small for the table",
      BinaryFile(objects: [[0xA1, 1]] + [[UInt8]](repeating: yes, count: 255)).bytes, nil),
    PropertyListRow(
      "binary: offsets too small for the objects",
      BinaryFile(
        objects: [yes, [0x4F, 0x11, 1, 0] + [UInt8](repeating: 0, count: 256)], offsetSize: 1,
        offsets: [8]
      )
      .bytes, nil),
    of("bytes before the trailer", yes, is: nil) { $0.gap = [0] },
    of("a table that is too short", yes, is: nil) { $0.offsets = [] },
    of("an offset beyond the objects, though unused", yes, is: nil) { $0.offsets = [8, 99] },
    of("an offset before the objects, though unused", yes, is: true) { $0.offsets = [8, 3] },
    of("an unknown object, though unused", yes, [0xF0], is: true),
    of("an object beyond the end", [0x52, 0x61], is: nil),
    of("version 01", yes, is: true) { $0.head = "bplist01" },
    of("version 0x", yes, is: true) { $0.head = "bplist0x" },
    of("version 15", yes, is: nil) { $0.head = "bplist15" },
    PropertyListRow(
      "binary: a byte behind the trailer", BinaryFile(objects: [yes]).bytes + [0], nil),
    PropertyListRow(
      "binary: no trailer", BinaryFile(objects: [yes]).bytes.dropLast(9), nil),
  ]

  private typealias Content = SettingsValue.Content
}
