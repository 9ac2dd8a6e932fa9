import LifecycleConformance
import LifecycleModels
import Testing

/// What a check is expected to find: what is broken, and the life that shows it.
struct Sighting: Hashable {
  let id: String
  let choices: [String]
  let plainLength: Int
  var length = Finding.Length.minimal

  init(
    _ id: String, _ choices: String..., plain plainLength: Int
  ) {
    self.id = id
    self.choices = choices
    self.plainLength = plainLength
  }
}

extension Sighting {
  init(_ finding: Finding) {
    id = finding.id
    choices = finding.trace.choices
    plainLength = finding.trace.plainLength
    length = finding.length
  }
}

extension CheckReport {
  /// The findings, each in the form in which a test expects it.
  var sightings: [Sighting] { findings.map { Sighting($0) } }
}
