import SourceCode

extension ProjectTarget {
  /// What the settings of each configuration say about the flags of Swift, each once.
  ///
  /// Only a project file has all settings of a target; a generator adds its own. A flag that another
  /// setting holds may be given to the build on the command line.
  var conditions: [CompilationConditions] {
    let names = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"]
    let isComplete =
      project.hasSuffix(".xcodeproj")
      && settings.allSatisfy { settings in
        names.allSatisfy {
          settings.answer($0).unread == nil && !(settings.written($0) ?? "").contains("$")
        }
      }
    let all = settings.map { CompilationConditions(flags: $0.swiftFlags, isComplete: isComplete) }
    return all.isEmpty ? [.unknown] : all.uniqued
  }
}

extension BuildSettings {
  /// The flags that Swift sources can ask about.
  fileprivate var swiftFlags: Set<String> {
    let conditions = words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let options = words(of: "OTHER_SWIFT_FLAGS")
    let separate = zip(options, options.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    let joined = options.filter { $0.hasPrefix("-D") }.map { String($0.dropFirst(2)) }
    return Set(conditions + separate + joined)
  }

  private func words(of name: String) -> [String] {
    (self[name] ?? "").split(whereSeparator: \.isWhitespace)
      .map { $0.trimmingQuotationMarks }
  }
}

extension Substring {
  fileprivate var trimmingQuotationMarks: String {
    String(drop { $0 == "\"" }.prefix { $0 != "\"" })
  }
}
