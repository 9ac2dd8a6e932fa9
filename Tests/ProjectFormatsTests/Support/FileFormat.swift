import Foundation
import Testing

@testable import ProjectFormats

/// A format with a good file, for tests that send every reader the same bad files.
struct FileFormat: Sendable, CustomTestStringConvertible {
  let name: String
  /// A good file.
  let sample: [UInt8]
  /// How values are nested, if they can be.
  var nesting: Nesting?
  /// Whether the file is text.
  var isText = true
  /// Whether a file without anything in it is a good one.
  var canBeEmpty = false
  /// Reads a file, and throws away what is in it.
  let read: @Sendable ([UInt8]) throws(SettingsError) -> Void

  /// What opens and closes some levels, and what stands in the innermost one.
  struct Nesting {
    let open: String
    let leaf: String
    let close: String
    let levels: Int
    /// What stands before all of them.
    var prefix = ""
    /// How many levels there can be.
    var limit = 50

    /// A file with so many levels.
    func text(levels count: Int) -> String {
      let parts = [open, close].map { String(repeating: $0, count: count / levels) }
      return prefix + parts.joined(separator: leaf)
    }
  }

  var testDescription: String { name }

  /// All formats.
  static let all = [
    FileFormat(
      name: "old-style property list", sample: Array(Sample.project.utf8),
      nesting: Nesting(open: "{ a = (", leaf: "", close: "); }", levels: 2),
      read: { bytes throws(SettingsError) in _ = try PropertyList.read(bytes) }),
    FileFormat(
      name: "property list in XML", sample: Array(Sample.manifest.utf8),
      nesting: Nesting(
        open: "<array><dict><key>a</key>", leaf: "<true/>", close: "</dict></array>", levels: 2),
      read: { bytes throws(SettingsError) in _ = try PropertyList.read(bytes) }),
    FileFormat(
      name: "binary property list", sample: binary, isText: false,
      read: { bytes throws(SettingsError) in _ = try PropertyList.read(bytes) }),
    FileFormat(
      name: "XML", sample: Array(Sample.storyboard().utf8),
      nesting: Nesting(open: "<a>", leaf: "", close: "</a>", levels: 1, limit: 200),
      read: { bytes throws(SettingsError) in _ = try MarkupElement.read(bytes) }),
    FileFormat(
      name: "storyboard", sample: Array(Sample.storyboard().utf8),
      nesting: Nesting(open: "<a>", leaf: "", close: "</a>", levels: 1, limit: 200),
      read: { bytes throws(SettingsError) in _ = try Storyboard.read(bytes) }),
    FileFormat(
      name: "build settings", sample: Array(Sample.buildSettings.utf8), canBeEmpty: true,
      read: { bytes throws(SettingsError) in _ = try BuildSettingsFile.read(bytes) }),
    FileFormat(
      name: "YAML", sample: Array(Sample.yaml.utf8),
      nesting: Nesting(open: "[{a: ", leaf: "b", close: "}]", levels: 2),
      read: { bytes throws(SettingsError) in _ = try YAML.read(bytes) }),
    FileFormat(
      name: "YAML in blocks", sample: Array(Sample.yaml.utf8),
      nesting: Nesting(open: "- ", leaf: "a", close: "", levels: 1),
      read: { bytes throws(SettingsError) in _ = try YAML.read(bytes) }),
    FileFormat(
      name: "JSON", sample: Array(Sample.json.utf8),
      read: { bytes throws(SettingsError) in _ = try JSONSettings.read(bytes) }),
    FileFormat(
      name: "TOML", sample: Array(Sample.toml.utf8), canBeEmpty: true,
      read: { bytes throws(SettingsError) in _ = try TOML.read(bytes) }),
    FileFormat(
      name: "TOML in one line", sample: Array("a = [{b=[]}]".utf8),
      nesting: Nesting(open: "[{b=", leaf: "1", close: "}]", levels: 2, prefix: "a="),
      canBeEmpty: true,
      read: { bytes throws(SettingsError) in _ = try TOML.read(bytes) }),
  ]

  private static let binary: [UInt8] = {
    let value: [String: Any] = ["a": [1, 2.5, true, "é"], "b": Data([1, 2]), "c": Date()]
    let data = try? PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    return data.map(Array.init) ?? []
  }()
}
