/// The table of targets in ARCHITECTURE.md.
///
/// The names, folders and dependencies come from the manifest. Only the last column is written by
/// hand, and is kept when the table is written again.
struct TargetTable {
  private static let head = "| target | folder | depends on | what it knows |\n|---|---|---|---|\n"

  /// The table as it stands in the text.
  let text: String
  /// What each target knows, by its name.
  let knowledge: [String: String]

  /// Finds the table in a text; nil if there is none.
  init?(in document: String) {
    guard let head = document.range(of: Self.head) else { return nil }
    let rest = document[head.upperBound...]
    let rows = rest[..<(rest.range(of: "\n\n")?.lowerBound ?? rest.endIndex)]
    text = Self.head + rows + "\n"
    var knowledge: [String: String] = [:]
    for row in rows.split(separator: "\n") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4 else { continue }
      knowledge[cells[0].trimmingCharacters(in: ["`"])] = cells[3]
    }
    self.knowledge = knowledge
  }

  /// The table of a manifest, with what is known of its targets.
  func text(of manifest: Manifest) -> String {
    let targets = manifest.targets.filter(\.isOfProduct)
    let depths = Self.depths(of: targets)
    func rank(_ target: Manifest.Target) -> (String, Int, String) {
      (Self.group(of: target), depths[target.name] ?? 0, target.name)
    }
    return Self.head + targets.sorted { rank($0) < rank($1) }.map(row).joined()
  }

  private func row(_ target: Manifest.Target) -> String {
    let dependencies = target.dependencies.map { $0.isConditional ? "\($0.name) (Linux)" : $0.name }
    let cells = [
      "`\(target.name)`", "`\(target.folder)`",
      dependencies.isEmpty ? "–" : dependencies.joined(separator: ", "),
      knowledge[target.name] ?? "",
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// The folder that holds a target beside others like it; empty for the libraries.
  private static func group(of target: Manifest.Target) -> String {
    target.folder.split(separator: "/").dropFirst().dropLast().joined(separator: "/")
  }

  /// The length of the longest chain of dependencies below each target.
  private static func depths(of targets: [Manifest.Target]) -> [String: Int] {
    var depths: [String: Int] = [:]
    for _ in targets {
      for target in targets {
        let below = target.dependencies.compactMap { depths[$0.name] }.max()
        depths[target.name] = (below ?? -1) + 1
      }
    }
    return depths
  }
}
