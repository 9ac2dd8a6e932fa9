/// Variables and types while states are taken apart.
struct VariablesDraft {
  /// A part of a state: a variable, or more parts.
  private struct Part {
    var variable: Int?
    var parts: [String: Int] = [:]
  }

  private var parts = [Part()]
  private var names: [String] = []
  private var typeOf: [Int] = []
  private var columns: [[UInt16]] = []
  private var typeNames: [String] = []
  private var typeNumbers: [String: Int] = [:]
  private var values: [[String: UInt16]] = []

  /// What a variable has where a state has no such part.
  private static let absent = "none"

  mutating func add(_ state: some ModelState, number: Int) {
    add(partsOf: state, to: 0, named: "", number)
  }

  /// Adds the parts of a value: its stored properties, or what it packs into fewer of them.
  private mutating func add(partsOf value: Any, to part: Int, named name: String, _ number: Int) {
    switch value {
    case let queue as DeliveryQueue:
      for (place, item) in queue.items.enumerated() { add(item, String(place + 1)) }
    case let queue as EventQueue:
      for (place, event) in queue.events.enumerated() { add(event, String(place + 1)) }
    case let slots as SceneSlots:
      for index in SceneSlots.indices { add(slots[index], Component.letter(ofScene: index)) }
    case let device as DeviceState:
      add(device.form, "form")
      add(device.pages, "pages")
      add(device.systems, "systems")
      for app in 0..<device.appCount { add(device[app], "app\(app + 1)") }
    default:
      var place = 0
      for (label, value) in Mirror(reflecting: value).children {
        add(value, label.map { String($0.drop { $0 == "." }) } ?? String(place))
        place += 1
      }
    }
    func add(_ value: Any, _ label: String) {
      self.add(value, labelled: label, in: part, named: name, number)
    }
  }

  private mutating func add(
    _ value: Any, labelled label: String, in parent: Int, named name: String, _ number: Int
  ) {
    let part: Int
    if let known = parts[parent].parts[label] {
      part = known
    } else {
      part = parts.count
      parts.append(Part())
      parts[parent].parts[label] = part
    }
    let path = name.isEmpty ? label : "\(name)_\(label)"
    switch value {
    case let item as Owed: set(item.symbol, of: "Owed", part, path, number)
    case let systems as SystemVersions: set(systems.words, of: "Systems", part, path, number)
    case let flag as Bool: set(flag ? "true" : "false", of: "Bool", part, path, number)
    default:
      let mirror = Mirror(reflecting: value)
      let content = mirror.children.first
      switch mirror.displayStyle {
      case .optional:
        guard let content else { return }
        add(content.value, labelled: label, in: parent, named: name, number)
      case .enum:
        set(content?.label ?? "\(value)", of: "\(type(of: value))", part, path, number)
        if let content { add(partsOf: content.value, to: part, named: path, number) }
      case nil where mirror.children.isEmpty:
        set("\(value)", of: "\(type(of: value))", part, path, number)
      default: add(partsOf: value, to: part, named: path, number)
      }
    }
  }

  private mutating func set(
    _ value: String, of type: String, _ part: Int, _ name: String, _ number: Int
  ) {
    let variable: Int
    if let known = parts[part].variable {
      variable = known
    } else {
      variable = names.count
      parts[part].variable = variable
      names.append(name)
      typeOf.append(numberOfType(type))
      columns.append([])
    }
    while columns[variable].count < number { columns[variable].append(0) }
    let type = typeOf[variable]
    let next = UInt16(values[type].count)
    columns[variable].append(values[type][value] ?? next)
    if values[type][value] == nil { values[type][value] = next }
  }

  /// Zero is what a variable has where there is no such part, and false.
  private mutating func numberOfType(_ name: String) -> Int {
    if let known = typeNumbers[name] { return known }
    typeNumbers[name] = typeNames.count
    typeNames.append(name)
    values.append(name == "Bool" ? ["false": 0, "true": 1] : [Self.absent: 0])
    return typeNames.count - 1
  }

  func finished(
    count: Int
  ) -> ([StateVariables.Variable], [StateVariables.ValueType], [[UInt16]]) {
    let columns = self.columns.map { $0 + Array(repeating: 0, count: count - $0.count) }
    let differing = names.indices.filter { index in
      columns[index].contains { $0 != columns[index][0] }
    }
    var usedNames = Symbol.reserved
    let types = zip(typeNames, values).map { name, numbers in
      var used: Set<String> = []
      let ordered = numbers.sorted { $0.value < $1.value }.map(\.key)
      return StateVariables.ValueType(
        name: Symbol(name).unique(in: &usedNames),
        values: ordered.map { Symbol($0, isWhole: false).unique(in: &used) })
    }
    let variables = differing.map { index in
      StateVariables.Variable(
        name: Symbol(names[index]).unique(in: &usedNames), type: typeOf[index])
    }
    return (variables, types, differing.map { columns[$0] })
  }
}

extension Owed {
  /// The item as a name that no other item has.
  fileprivate var symbol: String {
    switch self {
    case .call(let callback): "\(callback)"
    case .callOnly(let callback): "\(callback)_alone"
    case .callAfterScene(let callback): "\(callback)_after_scene"
    case .second(let callback): "\(callback)_second"
    default: "\(self)"
    }
  }
}
