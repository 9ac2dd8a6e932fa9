@testable import ProjectFormats

extension PropertyListRow {
  private static func declared(
    _ encoding: String, _ bytes: [UInt8], _ value: SettingsValue?, _ agreement: Agreement = .full
  ) -> PropertyListRow {
    let head = "<?xml version=\"1.0\" encoding=\"\(encoding)\"?><string>"
    return PropertyListRow(
      "\(encoding) \(bytes)", Array(head.utf8) + bytes + Array("</string>".utf8), value, agreement)
  }

  private static func utf16(
    _ text: String, isBigEndian: Bool, _ value: SettingsValue?, _ agreement: Agreement = .full
  ) -> PropertyListRow {
    let bytes = text.utf16.flatMap {
      isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    let order = isBigEndian ? "big" : "little"
    return PropertyListRow("UTF-16, \(order) end first: \(text)", bytes, value, agreement)
  }

  private static let e: [UInt8] = [0xE9]

  static let encodings = [
    declared("UTF-8", Array("é".utf8), "é"),
    declared("utf-8", Array("é".utf8), "é"),
    declared("utf8", Array("é".utf8), "é"),
    declared("utf8", e, nil),
    declared("UTF-8", [0xA9], "\u{FFFD}", .gap("it is not UTF-8; no other byte is read so")),
    declared("US-ASCII", [0x61], "a"),
    declared("US-ASCII", e, "é"),
    declared("ISO-8859-1", [0x61], "a"),
    declared("ISO-8859-1", [0x4C, 0xE0], "Là"),
    declared("iso-8859-1", Array("&lt;&#233;<![CDATA[<&]]>".utf8) + e, "<é<&é"),
    declared("ISO-8859-15", e, "é"),
    declared("windows-1252", [0x80, 0xE9], "€é"),
    declared("Shift_JIS", [0x82, 0xA0], "あ"),
    declared("Shift_JIS", [0x82], nil),
    declared("GB18030", [0x82, 0xA0], "偁"),
    declared("EUC-JP", [0x61], "a"),
    // On Linux, Foundation knows neither of the two.
    declared("EUC-JP", [0xA4, 0xA2], "あ", .platform),
    declared("macintosh", [0x8E], "é", .platform),
    // Another character of this encoding has the byte of “<”.
    declared(
      "ISO-2022-JP", [0x1B, 0x24, 0x42, 0x3C, 0x21, 0x1B, 0x28, 0x42], nil,
      .ours("Linux does not know the encoding")),
    declared("foo", [0x61], nil),
    declared("foo", e, nil),
    declared("", [0x61], nil),
    declared("UTF-16", [0x61], nil),
    declared("UTF-32", [0x61], nil),
    PropertyListRow("<?xml encoding='foo'?><true/>", nil),
    PropertyListRow("<?xml encoding = 'foo'?><true/>", true),
    PropertyListRow("<?xml encoding=foo?><true/>", true),
    PropertyListRow("<?xml version='1.0'?encoding='foo'?><true/>", true),
    PropertyListRow(" <?xml encoding='foo'?><true/>", true),
    PropertyListRow("\u{FEFF}<?xml encoding='foo'?><string>é</string>", "é"),
    PropertyListRow("\u{FEFF}<true/>", true),
    PropertyListRow("\u{FEFF}{ a = 'é'; }", ["a": "é"]),
    utf16("\u{FEFF}<string>é😀</string>", isBigEndian: true, "é😀"),
    utf16("\u{FEFF}<string>é😀</string>", isBigEndian: false, "é😀"),
    utf16("\u{FEFF}{ a = 'é'; }", isBigEndian: true, ["a": "é"]),
    utf16("\u{FEFF}{ a = 'é'; }", isBigEndian: false, ["a": "é"]),
    utf16("\u{FEFF}<?xml encoding='UTF-8'?><string>é</string>", isBigEndian: true, "é"),
    utf16("\u{FEFF}<?xml encoding='foo'?><string>é</string>", isBigEndian: false, "é"),
    utf16("<string>é</string>", isBigEndian: true, nil),
    utf16("<string>é</string>", isBigEndian: false, nil),
    PropertyListRow(
      "a byte that is not UTF-8 in a string", Array("<string>".utf8) + e + Array("</string>".utf8),
      nil),
    PropertyListRow(
      "a byte that is not UTF-8 in a key",
      Array("<dict><key>".utf8) + e + Array("</key><true/></dict>".utf8), nil),
    PropertyListRow(
      "a byte that is not UTF-8 in a comment of XML",
      Array("<!-- ".utf8) + e + Array(" --><true/>".utf8), true),
    PropertyListRow("a byte that is not UTF-8 behind the value", Array("<true/>".utf8) + e, true),
    PropertyListRow(
      "a byte that is not UTF-8 in a comment of the old style", Array("a // ".utf8) + e, nil),
    PropertyListRow(
      "a byte that is not UTF-8 in a string of the old style",
      Array("'".utf8) + e + Array("'".utf8), nil),
  ]
}
