import CommandLineTools
import LifecycleLogs
import LifecycleModels

/// The form in which a trace is written for a real app.
enum DeviceForm: Hashable, Sendable {
  /// Sentences for a person.
  case steps
  /// A shell script for a simulator, and the app's bundle identifier.
  case simctl(bundle: String?)
  /// The source of a UI test, and the app's bundle identifier.
  case xcuitest(bundle: String?)

  /// The options for the form.
  static let options: [Option] = [.form, .bundle]

  private enum Name: String, CaseIterable { case steps, simctl, xcuitest }

  /// Reads the form from a command line; nil if none is requested.
  init?(_ arguments: Arguments, for model: any Model) throws(UsageError) {
    let bundle = arguments.value(of: .bundle)
    guard let name = try arguments.choice(.form, of: Name.self) else {
      if bundle != nil { throw .missingOption(oneOf: [.form], command: Option.bundle.name) }
      return nil
    }
    if let bundle,
      bundle.isEmpty || !bundle.utf8.allSatisfy({ $0.isNameByte || $0 == 0x2D || $0 == 0x2E })
    {
      throw .wrongValue(
        .bundle, "\(bundle.shown) is not a bundle identifier; write one such as com.example.Notes.")
    }
    if arguments.has(.format) { throw .conflict(Option.form.name, Option.format.name) }
    guard model.identity?.kind.canBeRecorded == true else {
      throw .unknownWord(
        model.name, kind: "model with \(Option.form.name)", known: DeviceScript.models)
    }
    switch name {
    case .steps:
      if bundle != nil { throw .conflict("\(Option.form.name) steps", Option.bundle.name) }
      self = .steps
    case .simctl: self = .simctl(bundle: bundle)
    case .xcuitest: self = .xcuitest(bundle: bundle)
    }
  }

  /// The script in this form.
  ///
  /// - Parameters:
  ///   - script: What to do, step by step.
  ///   - property: The violated property, which becomes the name of the test.
  /// - Returns: The text, ended by a line break.
  func text(of script: DeviceScript, property: String?) -> String {
    switch self {
    case .steps: script.person
    case .simctl(let bundle): script.simctl(bundleIdentifier: bundle)
    case .xcuitest(let bundle):
      script.xcuitest(testName: property ?? "Replay", bundleIdentifier: bundle)
    }
  }
}

extension Option {
  /// The form in which a trace is written for a real app.
  static let form = Option(
    "--as", "FORM",
    help: "Write the trace for a real app: steps, simctl (script) or xcuitest (test).")
  /// The bundle identifier of the app.
  static let bundle = Option(
    "--bundle", "ID", help: "The bundle identifier of the app, for --as simctl and xcuitest.")
}
