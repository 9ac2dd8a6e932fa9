import LifecycleModels
import Reporting

/// What the spellings of ``NameTable``, and those that follow from canonical names, mean.
struct NameDictionary: Sendable {
  static let standard = NameDictionary()

  /// What a spelling means.
  enum Meaning: Hashable, Sendable {
    case item(LogItem)
    case unused(SkipReason)
  }

  private struct Entry {
    let meaning: Meaning
    /// Whether the spelling means something only where nothing else stands beside it.
    let standsAlone: Bool
  }

  private var entries: [NormalForm: Entry] = [:]
  /// The spellings in the order of the table, so that the nearest of them is always the same one.
  private(set) var spellings: [(form: NormalForm, written: String)] = []
  /// The lengths of the normal forms that can stand among other words.
  private(set) var lengths = 1...1
  /// How those forms start.
  private(set) var starts = NameStarts([])

  private init() {
    for (reason, names) in NameTable.unused { add(names, .unused(reason)) }
    for callback in Callback.allCases {
      add(Self.derived(from: callback), .item(.callback(callback)))
    }
    for (callback, names) in NameTable.delegates { add(names, .item(.callback(callback))) }
    for (item, names) in NameTable.process { add(names, .item(item)) }
    for (item, names) in NameTable.words { add(names, .item(item), standsAlone: true) }
    for (state, names) in NameTable.phases {
      for owner in NameTable.phaseOwners {
        add(names.map { owner + "." + $0 }, .item(.phase(state)))
      }
    }
    addBareNames()
    let names = entries.filter { !$0.value.standsAlone }.map(\.key)
    starts = NameStarts(names)
    let counts = names.map(\.count)
    lengths = (counts.min() ?? 1)...(counts.max() ?? 1)
  }
}

// MARK: - Look-up

extension NameDictionary {
  /// What a spelling means that stands by itself.
  ///
  /// With scenes a scene delegate is sent what the app delegate was sent without, so in a log of
  /// scenes a bare name such as `didBecomeActive` is the scene's.
  func meaning(of form: NormalForm, in lifeCycle: LifeCycle? = nil) -> Meaning? {
    guard lifeCycle == .scene else { return entries[form]?.meaning }
    var sceneForm = NormalForm("scene")
    sceneForm.append(form.bytes)
    return (entries[sceneForm] ?? entries[form])?.meaning
  }

  /// What a spelling means that stands among other words.
  func meaning(amongWords form: NormalForm) -> Meaning? {
    guard lengths.contains(form.count), let entry = entries[form] else { return nil }
    return entry.standsAlone ? nil : entry.meaning
  }
}

// MARK: - Suggestion

extension NameDictionary {
  /// The spelling that a misspelt name was most likely meant to be.
  ///
  /// - Parameter name: A name that means nothing.
  /// - Returns: The spelling with the fewest differing letters, at most a quarter of them.
  func nearest(to name: String) -> String? {
    let form = NormalForm(name)
    guard form.count <= Self.longestName else { return nil }
    var best: (written: String, distance: Int)?
    for spelling in spellings {
      let limit = min(form.count / 4, (best?.distance ?? .max) - 1)
      guard abs(spelling.form.count - form.count) <= limit else { continue }
      let distance = EditDistance.between(spelling.form.bytes, form.bytes, limit: limit)
      if let distance { best = (spelling.written, distance) }
    }
    return best?.written
  }

  /// No spelling is as long as this; what is longer is no misspelt name.
  static let longestName = 120
}

// MARK: - Making

extension NameDictionary {
  /// Adds the spellings that have no meaning yet.
  private mutating func add(_ names: [String], _ meaning: Meaning, standsAlone: Bool = false) {
    for name in names {
      let form = NormalForm(name)
      guard entries[form] == nil else { continue }
      entries[form] = Entry(meaning: meaning, standsAlone: standsAlone)
      spellings.append((form, name))
    }
  }

  private static func derived(from callback: Callback) -> [String] {
    let (family, member) = parts(of: callback)
    let capitalised = member.prefix(1).uppercased() + member.dropFirst()
    return switch family {
    case "app": ["application" + capitalised, callback.name]
    case "note":
      [
        "UIApplication" + capitalised + "Notification", "UIApplication" + capitalised,
        member + "Notification", callback.name,
      ]
    case "scene": ["scene" + capitalised, callback.name]
    case "vc": [member, callback.name]
    default: [callback.name]
    }
  }

  private static func parts(of callback: Callback) -> (family: String, member: String) {
    let parts = callback.name.split(separator: ".").map(String.init)
    return (parts[0], parts[1])
  }

  /// Adds the names of methods without `application` or `scene`.
  ///
  /// An app can call `openURL` itself; a name with “did” or “will” can only be a callback.
  private mutating func addBareNames() {
    for callback in Callback.allCases {
      let (family, member) = Self.parts(of: callback)
      if ["app", "scene"].contains(family) { addBare(member, .item(.callback(callback))) }
    }
    for (callback, names) in NameTable.delegates {
      for name in names.compactMap(Self.bare) { addBare(name, .item(.callback(callback))) }
    }
    for (reason, names) in NameTable.unused {
      for name in names.compactMap(Self.bare) { addBare(name, .unused(reason)) }
    }
  }

  private mutating func addBare(_ name: String, _ meaning: Meaning) {
    let isCallback = name.hasPrefix("did") || name.hasPrefix("will")
    add([name], meaning, standsAlone: !isCallback)
  }

  /// A selector without its first word, unless an ordinary word is left.
  private static func bare(_ selector: String) -> String? {
    guard let colon = selector.firstIndex(of: ":") else { return nil }
    let labels = selector[colon...].filter { $0 != ")" }.dropFirst()
    let isOrdinaryWord = labels.dropLast().allSatisfy(\.isLowercase)
    return isOrdinaryWord ? nil : String(labels)
  }
}
