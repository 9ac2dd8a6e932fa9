extension SourceFinding {
  /// Why the method is never called, in a sentence or two.
  public var reason: String {
    switch problem {
    case .baseName: "UIKit has no method of this name."
    case .labels(let labels): Self.words(labels)
    case .types(let differences): Self.words(differences)
    case .effect(let effect):
      "A method that \(effect == "async" ? "is async" : "throws") is not the one that UIKit calls."
    case .access(let access): "It is \(access), and only a method as visible as its type is called."
    case .typeMember: "It belongs to the type; UIKit calls the delegate, which is an instance."
    case .hidden: "@nonobjc hides it from UIKit, which calls it by its Objective-C selector."
    case .otherDelegate(let owner):
      "UIKit calls it on a \(owner.rawValue), which “\(typeName)” is not."
    case .noDelegate(let owner):
      "“\(typeName)” does not name \(owner.rawValue), here or in an extension that was read."
    case .protocolExtension:
      "Objective-C does not see methods in extensions of protocols; write it in the delegate."
    case .replacedByScenes: replacedWords
    }
  }

  /// The problem as a keyword, for programs.
  public var problemName: String {
    switch problem {
    case .baseName: "name"
    case .labels: "labels"
    case .types: "types"
    case .effect: "effect"
    case .access: "access"
    case .typeMember: "type member"
    case .hidden: "nonobjc"
    case .otherDelegate: "other delegate"
    case .noDelegate: "no delegate"
    case .protocolExtension: "protocol extension"
    case .replacedByScenes: "replaced by scenes"
    }
  }

  private static func words(_ labels: [String]) -> String {
    let words = "The labels are part of the name, and UIKit has no method with these."
    guard let first = labels.first, first != "_" else { return words }
    return words + " Since Swift 3 the first parameter has a label too, unless it is written “_”."
  }

  private static func words(_ differences: [Difference]) -> String {
    let parts = differences.map { difference in
      let place = difference.parameter.map { "parameter \($0)" } ?? "the result"
      return "\(place) is \(difference.written), where UIKit has \(difference.expected)"
    }
    return "This is not the method that UIKit calls: " + parts.joined(separator: "; ") + "."
  }

  private var replacedWords: String {
    let facts = citations.map(\.label).joined(separator: ", ")
    let arrival = citations == [154] ? ", or the options of scene(_:willConnectTo:options:)" : ""
    return
      "The app has a scene delegate, so from iOS 13 on UIKit calls \(expectedName) "
      + "instead\(arrival) (\(facts))."
  }
}

extension SourceFinding {
  /// The finding as a test reports it: the place and the method, then the reason and the remedy.
  public var message: String {
    """
    \(file):\(line):\(column): \(typeName).\(name) is never called
      \(reason)
      Written: \(written)
      Write:   \(replacement)
    """
  }
}
