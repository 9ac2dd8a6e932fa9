import SourceCode

/// A launch option that is nil in an app with scenes.
struct MissingLaunchOption {
  let key: String
  let place: FindingPlace
  /// The input that the option would hold.
  let input: SceneInput?
}

extension TargetFacts {
  /// The launch options that launch methods ask for although there are none when the user opens an app
  /// with scenes, and those that the functions ask for to which they pass the options. A second use one
  /// line later is not told.
  var missingLaunchOptions: [MissingLaunchOption] {
    var visited: Set<String> = []
    return launchMethods.flatMap { method in
      method.parameter(1).map {
        missingOptions($0, in: method, levels: Self.maxCallDepth, &visited)
      } ?? []
    }
  }

  /// The options that a method, and those to which it passes them, ask for.
  private func missingOptions(
    _ name: String, in method: CodeMethod, levels: Int, _ visited: inout Set<String>
  ) -> [MissingLaunchOption] {
    let body = method.body
    let isNew = visited.insert("\(method.file.path) \(body.startIndex) \(name)").inserted
    guard isNew, visited.count <= InputFlow.maxUses else { return [] }
    var known: Set<String> = []
    let own = body.indices.compactMap { index -> MissingLaunchOption? in
      guard body[index].isWord(name), let key = body.key(after: index),
        !Self.keysWithoutScene.contains(key), known.insert(key).inserted
      else { return nil }
      return MissingLaunchOption(
        key: key, place: .init(body[index], in: method.file),
        input: SceneInput.all.first { $0.launchKeys.contains(key) })
    }
    guard levels > 0, body.count < InputFlow.maxTokens else { return own }
    var found = own
    for call in body.invocations.prefix(InputFlow.maxUses) {
      for receiver in receivers(of: name, in: call, of: method) {
        found += missingOptions(
          receiver.parameter, in: receiver.method, levels: levels - 1, &visited)
      }
    }
    return found
  }

  /// The functions that a call may mean which passes a variable as it is, and their names for it. Of
  /// several functions of one name, only those are meant that are called like a launch method.
  private func receivers(
    of name: String, in call: Invocation, of method: CodeMethod
  ) -> [(method: CodeMethod, parameter: String)] {
    guard let position = call.arguments.firstIndex(where: { $0.isOnly(name) }),
      !call.name.hasPrefix("super."), !call.name.hasPrefix("[super ")
    else { return [] }
    let callees = graph.functions(named: call.baseName.text).filter { callee in
      let labels = call.arguments.map { ($0.count == 3 ? $0.first?.text ?? "" : "_") + ":" }
      // A library reads the options for apps without scenes, and knows about scenes.
      return ownFiles.contains(callee.file.path) && callee.function != method.function
        && callee.isSwift == method.isSwift
        && callee.function.parameterNames.count == call.arguments.count
        && (callee.isSwift
          ? callee.function.name == "\(call.baseName.text)(\(labels.joined()))"
          : call.name.hasSuffix(callee.function.name + "]") || call.name == callee.function.name)
    }
    let isForwarded = call.baseName.isWord("application")
    return isForwarded || callees.count == 1
      ? callees.map { ($0, $0.function.parameterNames[position]) } : []
  }

  /// The keys of launches in which the user does not open the app.
  private static let keysWithoutScene: Set = [
    "location", "bluetoothCentrals", "bluetoothPeripherals",
    "UIApplicationLaunchOptionsLocationKey", "UIApplicationLaunchOptionsBluetoothCentralsKey",
    "UIApplicationLaunchOptionsBluetoothPeripheralsKey",
  ]
}

extension CodeTokens {
  /// Whether an argument, with or without a label, is nothing but a variable.
  fileprivate func isOnly(_ name: String) -> Bool {
    (count == 1 || count == 3 && dropFirst().first?.isSymbol(":") ?? false)
      && last?.isWord(name) ?? false
  }

  /// The key in `options?[.key]`, `options[Key.key]` or `options.key`, after the word at an index.
  fileprivate func key(after index: Int) -> String? {
    var position = index + 1
    while position < endIndex, ["?", "!"].contains(self[position].text) { position += 1 }
    guard position + 1 < endIndex else { return nil }
    if self[position].isSymbol("[") {
      let close = partner(of: position)
      return self[position..<close].last { $0.kind == .word }?.text
    }
    let isMessage = index > startIndex && self[index - 1].isSymbol("[")
    guard isMessage, ["objectForKey", "valueForKey"].contains(self[position].text) else {
      return nil
    }
    return self[Swift.min(position + 2, endIndex - 1)].text
  }
}
