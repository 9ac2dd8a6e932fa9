import ProjectFormats

/// What package.json says of the packages that a project uses, and lock files of their versions.
struct NodePackages {
  /// The version of a package.
  struct Version: Hashable {
    let major: Int
    /// Nil if several may be installed.
    let minor: Int?
  }

  let file: ProjectPath
  private let value: SettingsValue?
  private let locks: NodeLocks

  /// Reads the files in a folder. What cannot be read says nothing.
  init(in folder: ProjectPath, files: any ProjectFiles) {
    file = folder.appending("package.json")
    value = try? SettingsFile(files: files).read(file, JSONSettings.read)
    locks = NodeLocks(files: files, folder: folder)
  }

  /// Whether there is a package.json.
  var exists: Bool { value != nil }

  /// The entry of a package in the lists of packages.
  func entry(_ name: String) -> SettingsEntry? {
    ["dependencies", "devDependencies"].lazy.compactMap { value?[$0]?.entry(name) }.first
  }

  /// The names of the packages that are listed for the app itself.
  var names: [String] { value?["dependencies"]?.entries?.map(\.key) ?? [] }

  /// Where a package is that is listed by its folder, relative to the list; nil if it is listed by its version.
  func path(of name: String) -> String? {
    guard let text = entry(name)?.value.text else { return nil }
    let prefix = ["file:", "link:", "portal:"].first(where: text.hasPrefix)
    return prefix.map { String(text.dropFirst($0.count)) }
  }

  /// The place of a package in the list.
  func place(of name: String) -> FindingPlace {
    FindingPlace(file: file.description, line: entry(name)?.line, column: nil)
  }

  /// The version that is installed; nil if that is not certain.
  func version(of name: String) -> Version? {
    guard let written = entry(name)?.value.text else { return nil }
    return Version(exact: locks.version(of: name, as: written) ?? "") ?? Version(range: written)
  }

  /// The command that installs the packages.
  var command: String { locks.command }

  /// The names of the plugins of Cordova that are listed.
  var cordovaPlugins: [String] { value?["cordova"]?["plugins"]?.entries?.map(\.key) ?? [] }

  /// The first command whose name or text has some words with which people change the project afterwards.
  func script(with words: String...) -> String? {
    value?["scripts"]?.entries?.first { script in
      let text = script.key + " " + (script.value.text ?? "")
      return (words + ["plist", "Plist"]).contains(where: text.contains)
    }.map { "the script “\($0.key)” of \(file)" }
  }
}

extension NodePackages.Version {
  /// Reads a version such as `8.5.0`.
  init?(exact text: String) {
    let numbers = text.split(separator: ".").prefix(2).map { Int($0) }
    guard numbers.count == 2, let major = numbers[0], let minor = numbers[1] else { return nil }
    self.init(major: major, minor: minor)
  }

  /// Reads a range within one major version, such as `^8.1.0` or `~52.0`.
  init?(range text: String) {
    let numbers = text.drop { "^~=v".contains($0) }
    guard let version = Self(exact: numbers + (numbers.contains(".") ? "" : ".0")),
      numbers.allSatisfy({ $0.isASCII && !$0.isWhitespace }), !numbers.contains("|")
    else { return nil }
    let isOneMinor = text.first.map { $0 != "^" } ?? false && numbers.contains(".")
    self.init(major: version.major, minor: isOneMinor ? version.minor : nil)
  }

  /// The version in words.
  var words: String { minor.map { "\(major).\($0)" } ?? "\(major)" }

  /// Whether this is a version or a later one; nil if that depends on what is installed.
  func isAtLeast(_ other: NodePackages.Version) -> Bool? {
    if major != other.major { return major > other.major }
    if other.minor == 0 { return true }
    guard let minor, let least = other.minor else { return nil }
    return minor >= least
  }
}
