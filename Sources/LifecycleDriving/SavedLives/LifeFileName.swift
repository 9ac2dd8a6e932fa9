import Reporting
import Foundation

/// The name of the file in which the lives of a test are kept.
enum LifeFileName {
  /// The folder beside the source of the test.
  static let folder = "__Lives__"

  /// The longest name without its ending, in bytes: file systems allow 255 for all of it.
  private static let maxLength = 180

  /// The name of a file: the stem of the test's source, a full stop, and the name of the test.
  ///
  /// What a file name cannot hold on some system becomes an underscore. A digest is added where
  /// that happens, and to names that are cut, so that different tests have different files.
  static func name(source path: String, test: String) -> String {
    let file = path.split { $0 == "/" || $0 == "\\" }.last ?? "test"
    let stem = file.hasSuffix(".swift") ? file.dropLast(6) : file
    let wanted = "\(stem).\(plain(test))"
    var name = ""
    for scalar in wanted.unicodeScalars {
      name.unicodeScalars.append(isPortable(scalar) ? scalar : "_")
    }
    while name.utf8.count > maxLength { name.removeLast() }
    // Some systems drop a space or a full stop at the end.
    while name.last == " " || name.last == "." { name.removeLast() }
    let digest = name == wanted ? "" : "-" + StableDigest.hexadecimal(of: [wanted]).prefix(8)
    return name + digest + ".json"
  }

  /// The name of a test without the backticks and the empty parentheses of its function.
  ///
  /// The labels of a parameterised test stay: “saves(name:of:)” becomes “saves(name,of)”.
  private static func plain(_ test: String) -> String {
    guard test.hasSuffix(")"), let opening = test.range(of: "(", options: .backwards) else {
      return test
    }
    var name = test[..<opening.lowerBound]
    if name.hasPrefix("`"), name.hasSuffix("`"), name.count > 2 {
      name = name.dropFirst().dropLast()
    }
    let labels = test[opening.upperBound...].dropLast()
    if labels.isEmpty { return String(name) }
    let list = labels.hasSuffix(":") ? labels.dropLast() : labels
    return "\(name)(\(list.split(separator: ":").joined(separator: ",")))"
  }

  private static func isPortable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "`", "\u{FFFD}": false
    case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}": false
    default: true
    }
  }
}
