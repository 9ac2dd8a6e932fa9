import LifecycleModels
import Reporting

/// Reads what a log says about itself.
enum HeadingReader {
  static let keys = ["api", "life cycle", "lifeCycle", "alphabet", "scenario", "ios"]

  /// Reads the keys of an object, and collects the errors of malformed ones.
  static func read(
    _ object: JSONObject, at place: ValueLocation, malformed: inout [LogError]
  ) -> LogHeading {
    func value<Value>(_ read: @autoclosure () throws(LogError) -> Value?) -> Value? {
      do throws(LogError) { return try read() } catch {
        malformed.append(error)
        return nil
      }
    }
    var heading = LogHeading()
    heading.name = value(try object.text(of: ["id"], at: place))
    heading.scenario = value(try object.text(of: ["scenario"], at: place))
    if case .string("claim") = object.first(of: ["kind"])?.value { heading.isClaim = true }
    heading.lifeCycle = value(try lifeCycle(in: object, at: place))
    heading.alphabet = value(try alphabet(in: object, of: heading.lifeCycle, at: place))
    heading.systems = value(try systems(in: object, at: place))
    return heading
  }

  /// The system, as a number or a text: 18, "18" or "16...18".
  private static func systems(
    in object: JSONObject, at place: ValueLocation
  ) throws(LogError) -> SystemVersions? {
    guard let (key, value) = object.first(of: ["ios"]) else { return nil }
    let text: String? =
      switch value {
      case .string(let text): text
      case .number(let number): String(describing: number)
      default: nil
      }
    guard let systems = text.flatMap({ SystemVersions($0) }) else {
      let known = SystemVersions.known
      throw place.wrongShape(
        key: key, found: value,
        expected: "a version from \(known.lowerBound) to \(known.upperBound), or a range such as "
          + "“16...18”")
    }
    return systems
  }

  private static func lifeCycle(
    in object: JSONObject, at place: ValueLocation
  ) throws(LogError) -> LifeCycle? {
    let keys = ["api", "life cycle", "lifeCycle"]
    guard let (key, value) = object.first(of: keys) else { return nil }
    guard case .string(let text) = value, let lifeCycle = LifeCycle(ignoringCase: text) else {
      throw place.wrongShape(key: key, found: value, expected: "“app”, “scene” or “swiftui”")
    }
    return lifeCycle
  }

  private static func alphabet(
    in object: JSONObject, of lifeCycle: LifeCycle?, at place: ValueLocation
  ) throws(LogError) -> Set<Callback>? {
    guard let (key, value) = object.first(of: ["alphabet"]) else { return nil }
    guard case .list(let items) = value else {
      throw place.wrongShape(key: key, found: value, expected: "a list of callback names")
    }
    var alphabet: Set<Callback> = []
    for (index, item) in items.enumerated() {
      let place = ValueLocation(log: place.log, line: place.line, item: index + 1, list: key)
      if let callback = try callback(item, in: lifeCycle, at: place) { alphabet.insert(callback) }
    }
    return alphabet
  }

  /// A callback that the recorder lists; nil for other things that it records.
  private static func callback(
    _ value: JSONValue, in lifeCycle: LifeCycle?, at place: ValueLocation
  ) throws(LogError) -> Callback? {
    guard case .string(let name) = value else {
      throw place.wrongShape(found: value, expected: "the name of a callback in quotation marks")
    }
    guard let reading = SpelledName.read(name, in: lifeCycle) else { throw place.unknownName(name) }
    guard case .entry(.callback(let callback), _) = reading else { return nil }
    return callback
  }
}

extension LifeCycle {
  fileprivate init?(ignoringCase text: String) {
    let name = text.lowercased()
    guard let lifeCycle = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
      return nil
    }
    self = lifeCycle
  }
}
