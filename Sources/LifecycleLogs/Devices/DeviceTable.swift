/// What is to be done for the rules of the models of one app, by the names of the rules.
///
/// In a name the letter of a scene is left out: `open.url` stands for `open#A.url` and `open#B.url`,
/// and `{scene}` in a sentence for “scene A” and “scene B”.
enum DeviceTable {
  /// The instructions, each for one rule or more.
  static let entries = launches + background + foreground + deaths

  typealias Entry = (rules: [String], instruction: DeviceInstruction)

  private static let byName = Dictionary(
    entries.flatMap { entry in entry.rules.map { ($0, entry.instruction) } },
    uniquingKeysWith: { first, _ in first })

  /// The instruction for a rule; nil for what the system delivers, which is only expected.
  static func instruction(forRule name: String) -> DeviceInstruction? {
    byName[plainName(ofRule: name)]
  }

  /// The name of a rule without the letter of its scene.
  static func plainName(ofRule name: String) -> String {
    guard let mark = name.firstIndex(of: "#") else { return name }
    return String(name[..<mark] + name[mark...].dropFirst(2))
  }

  /// The letter of the scene that a rule names.
  static func scene(ofRule name: String) -> String? {
    guard let mark = name.firstIndex(of: "#") else { return nil }
    return String(name[mark...].dropFirst().prefix(1))
  }
}
