import LifecycleModels
import Reporting

/// The results of `verify` for one model in one profile.
struct VerifiedModel: Sendable {
  /// The verdicts.
  let report: ModelReport
  /// What the report pages show in addition, if they were asked for.
  let pages: ModelPages?
  /// How many broken variants of the model its properties catch, if that was asked for.
  let mutants: MutationScore?

  /// The report as `verify --format json` prints it.
  var json: OrderedJSON {
    guard case .object(let members) = report.json, let mutants else { return report.json }
    return .object(members + [("mutants", mutants.json)])
  }

  /// The mutation score in words, or nil if there is none.
  var mutantText: String? {
    mutants.map { mutants in
      "Mutants of \(report.title): \(mutants.summary)\n"
        + mutants.survivors.map { "  survived: \($0)\n" }.joined()
    }
  }
}

extension MutationScore {
  /// The score in a line.
  var summary: String {
    "\(caught.grouped) of \(fates.count.grouped) caught, "
      + "\(equivalent.counted("other")) no different from the model."
  }

  fileprivate var json: OrderedJSON {
    .object([
      ("caught", .integer(caught)), ("survived", .integer(survivors.count)),
      ("equivalent", .integer(equivalent)), ("survivors", .strings(survivors)),
    ])
  }
}
