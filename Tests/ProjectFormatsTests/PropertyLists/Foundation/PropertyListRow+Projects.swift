@testable import ProjectFormats

extension PropertyListRow {

  /// Files of projects that were judged wrongly, in their smallest form.
  static let projects = [
    PropertyListRow(
      "an Info.plist in Latin-1",
      Array(
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<plist><dict><key>a</key><string>L".utf8)
        + [0xE0] + Array("nch</string></dict></plist>".utf8), ["a": "Lànch"]),
    PropertyListRow(
      "<plist><dict><key>a</key><string>$(MODULE).<!-- ours -->SceneDelegate</string></dict></plist>",
      nil),
    PropertyListRow(
      #"{ objects = { 1 = { isa = PBXGroup; name = "Produ\351s"; }; }; }"#,
      ["objects": ["1": ["isa": "PBXGroup", "name": "ProduØs"]]]),
    PropertyListRow(
      "an Info.plist with a scene manifest twice, the first one full",
      BinaryFile(objects: [
        [0xD2, 1, 1, 2, 3], [0x58] + Array("Manifest".utf8), [0xD1, 4, 5], [0xD0],
        [0x56] + Array("Scenes".utf8), [9],
      ]).bytes, ["Manifest": ["Scenes": true]]),
  ]
}
