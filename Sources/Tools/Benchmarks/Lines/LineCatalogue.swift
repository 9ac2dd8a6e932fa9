import CommandLineTools

/// All lines, in the order of the table: one group for each race.
struct LineCatalogue {
  let groups: [LineGroup]

  /// Creates the lines that a machine can measure.
  ///
  /// - Parameters:
  ///   - isLarge: Whether to add the lines that take gigabytes, and to audit 100 projects instead of 10.
  ///   - surroundings: Where programs are found.
  init(isLarge: Bool, surroundings: MachineFeatures) {
    groups =
      ExhaustiveLines(surroundings).groups(isLarge: isLarge)
      + [
        ExhaustiveLines.auditGroup, SymmetryLines.group, ReductionLines.group,
      ] + LivenessLines(surroundings).groups + [
        WalkLines.group, DelegateLines.group,
        LogLines.group,
        ReportLines(
          size: isLarge ? 200_000_000 : 20_000_000,
          logSize: isLarge ? 1_000_000_000 : 20_000_000
        ).group,
        AuditLines(folder: surroundings.folder, projectCount: isLarge ? 100 : 10).group,
        CommandLines.group(programs: surroundings.programs),
      ]
  }

  /// The names of the lines.
  var ids: [String] { groups.flatMap { $0.lines.map(\.id) } }

  /// The groups of the lines whose names begin with one of some words; all if there are no words.
  ///
  /// - Throws: `UsageError` if no name begins with one of the words.
  func groups(only words: [String]) throws(UsageError) -> [LineGroup] {
    for word in words where !ids.contains(where: { $0.hasPrefix(word) }) {
      throw .unknownWord(word, kind: "line", known: ids)
    }
    let chosen = groups.map { group in
      group.filtered { id in words.isEmpty || words.contains { id.hasPrefix($0) } }
    }
    return chosen.filter { !$0.lines.isEmpty }
  }
}

/// What the lines need to know about the machine.
struct MachineFeatures: Sendable {
  /// A folder for temporary files.
  let folder: String
  /// The folder of this program, where `lifecycle` is built too.
  let programs: String
  let cores: Int
  /// SPIN, with its version if that is known.
  let spin: String
}
