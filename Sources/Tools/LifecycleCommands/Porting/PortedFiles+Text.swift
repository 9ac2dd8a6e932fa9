import Reporting
import SourcePorting

extension PortedFiles {
  /// What was done, for people.
  func text(in folder: String) -> String {
    files.map { $0.text }.joined() + modulesText
      + "\(files.count.counted("file")) written to \(folder.printable).\n"
  }

  /// The modules that may not exist on Linux, and what to do about it; empty without such modules.
  var modulesText: String {
    guard !foreignModules.isEmpty else { return "" }
    let words = """
      Modules that Linux may not have: \(foreignModules.joined(separator: ", ").printable). Drop their \
      imports with --without, and declare what you use of them in a file of your own.
      """
    return TextWrap.wrapped(words, width: 100, first: "", rest: "  ")
  }

  private var foreignModules: [String] { Set(files.flatMap(\.ported.foreignModules)).sorted() }

  /// What was done, for programs.
  func json(in folder: String) -> OrderedJSON {
    .object([
      ("folder", .string(folder)),
      ("files", .array(files.map(\.json))),
      ("modules", .strings(foreignModules)),
    ])
  }
}

extension PortedFiles.File {
  /// How often each thing was done, in the order of the list.
  private var counts: [(kind: PortChange.Kind, count: Int)] {
    PortChange.Kind.allCases.compactMap { kind in
      let count = ported.changes.count { $0.kind == kind }
      return count > 0 ? (kind, count) : nil
    }
  }

  fileprivate var text: String {
    let done = counts.map { $0.count.counted($0.kind.rawValue) }.joined(separator: ", ")
    return "\(source.printable): \(done.isEmpty ? "nothing to rewrite" : done)\n"
      + ported.remarks.map { $0.text(in: source) }.joined()
  }

  fileprivate var json: OrderedJSON {
    .object([
      ("source", .string(source)),
      ("name", .string(name)),
      ("changes", .object(counts.map { ($0.kind.rawValue, .integer($0.count)) })),
      ("remarks", .array(ported.remarks.map(\.json))),
    ])
  }
}

extension PortRemark {
  /// The remark with its place, as compilers write it.
  func text(in file: String) -> String {
    let head = "\(isCertain ? "error" : "note") \(file.printable):\(place.line):\(place.column)"
    return "  \(head)\n"
      + TextWrap.wrapped(words.printable, width: 100, first: "    ", rest: "    ")
  }

  fileprivate var json: OrderedJSON {
    .object([
      ("line", .integer(place.line)), ("column", .integer(place.column)),
      ("isError", .bool(isCertain)), ("text", .string(words)),
    ])
  }
}
