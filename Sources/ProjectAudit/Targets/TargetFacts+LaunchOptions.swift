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
  /// with scenes. A second use one line later is not told.
  var missingLaunchOptions: [MissingLaunchOption] {
    launchMethods.flatMap { method -> [MissingLaunchOption] in
      guard let name = method.parameter(1) else { return [] }
      let body = method.body
      var known: Set<String> = []
      return body.indices.compactMap { index in
        guard body[index].isWord(name), let key = body.key(after: index),
          !Self.keysWithoutScene.contains(key), known.insert(key).inserted
        else { return nil }
        return MissingLaunchOption(
          key: key, place: .init(body[index], in: method.file),
          input: SceneInput.all.first { $0.launchKeys.contains(key) })
      }
    }
  }

  /// The keys of launches in which the user does not open the app.
  private static let keysWithoutScene: Set = [
    "location", "bluetoothCentrals", "bluetoothPeripherals",
    "UIApplicationLaunchOptionsLocationKey", "UIApplicationLaunchOptionsBluetoothCentralsKey",
    "UIApplicationLaunchOptionsBluetoothPeripheralsKey",
  ]
}

extension CodeTokens {
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
