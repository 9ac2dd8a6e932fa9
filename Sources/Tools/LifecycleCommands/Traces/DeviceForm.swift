import CommandLineTools
import LifecycleLogs
import LifecycleModels
import ModelChecking

/// The form in which a trace is written for a real app, or for a model checker.
enum DeviceForm: Hashable, Sendable {
  /// Sentences for a person.
  case steps
  /// A shell script for a simulator, and the app's bundle identifier.
  case simctl(bundle: String?)
  /// The source of a UI test, and the app's bundle identifier.
  case xcuitest(bundle: String?)

  /// The values of the variables in each state, as Apalache writes them.
  case itf

  /// The options for the form.
  static let options: [Option] = [.form, .bundle]

  private enum Name: String, CaseIterable { case steps, simctl, xcuitest, itf }

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
    guard name == .itf || model.identity?.kind.canBeRecorded == true else {
      throw .unknownWord(
        model.name, kind: "model with \(Option.form.name)", known: DeviceScript.models)
    }
    switch name {
    case .steps, .itf:
      if bundle != nil {
        throw .conflict("\(Option.form.name) \(name.rawValue)", Option.bundle.name)
      }
      self = name == .itf ? .itf : .steps
    case .simctl: self = .simctl(bundle: bundle)
    case .xcuitest: self = .xcuitest(bundle: bundle)
    }
  }

  /// A trace in this form.
  ///
  /// - Parameters:
  ///   - found: The trace, and the violated property, which becomes the name of a test.
  ///   - model: The model.
  ///   - limits: How far to search for the variables of the model.
  ///   - console: Where to say how far it is.
  /// - Returns: The text, ended by a line break.
  /// - Throws: An error if no real app can do this, ``CutShort``, or `Interrupted`.
  func text<M: Model>(
    of found: FoundTrace<M>, in model: M, limits: SearchLimits, console: Console
  ) throws -> String {
    guard let trace = found.trace else { return "" }
    switch self {
    case .steps: return try DeviceScript(trace, of: model).person
    case .simctl(let bundle):
      return try DeviceScript(trace, of: model).simctl(bundleIdentifier: bundle)
    case .xcuitest(let bundle):
      return try DeviceScript(trace, of: model).xcuitest(
        testName: found.property?.id ?? "Replay", bundleIdentifier: bundle)
    case .itf:
      let exported = ExportedModel(model: model, limits: limits, console: console)
      return InformalTrace.text(of: trace, backTo: found.backTo, in: try exported.symbolic())
    }
  }
}

extension Option {
  /// The form in which a trace is written.
  static let form = Option(
    "--as", "FORM",
    help: "Write the trace as steps, simctl (script), xcuitest (test) or itf.")
  /// The bundle identifier of the app.
  static let bundle = Option(
    "--bundle", "ID", help: "The bundle identifier of the app, for --as simctl and xcuitest.")
}
