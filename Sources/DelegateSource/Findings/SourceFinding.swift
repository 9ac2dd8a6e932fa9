import LifecycleModels

/// A method that looks like a callback and is never called.
public struct SourceFinding: Hashable, Sendable {
  /// The file that holds the method.
  public let file: String
  /// The line of its name, counted from 1.
  public let line: Int
  /// The byte of its name in the line, counted from 1.
  public let column: Int
  /// The type that it is declared in.
  public let typeName: String
  /// The declaration as written, without attributes and modifiers.
  public let written: String
  /// The full name of the method.
  public let name: String
  /// The full name of the method that UIKit calls.
  public let expectedName: String
  /// The declaration to write.
  public let replacement: String
  /// The callback that is not received; nil if no model has it.
  public let callback: Callback?
  /// Why it is never called.
  public let problem: Problem

  /// Why a method is never called.
  public enum Problem: Hashable, Sendable {
    /// The base name is misspelt.
    case baseName
    /// The base name is correct, but these labels are not.
    case labels([String])
    /// The name is correct, but some types are not.
    case types([Difference])
    /// It has an effect that UIKit’s method lacks, or lacks one that UIKit’s method has.
    case effect(String)
    /// It is less visible than its type.
    case access(String)
    /// It belongs to the type, not to its instances.
    case typeMember
    /// It is hidden from Objective-C.
    case hidden
    /// It is a method of another kind of delegate.
    case otherDelegate(DelegateProtocol)
    /// Its type is named like a delegate but conforms to no delegate protocol.
    case noDelegate(DelegateProtocol)
    /// It is in an extension of the protocol.
    case protocolExtension
    /// The app has a scene delegate, which is sent this instead.
    case replacedByScenes
    /// Only the superclass conforms to the protocol, and it does not declare the method.
    case onlyInSubclass(of: String)
  }

  /// A type that differs from the expected one.
  public struct Difference: Hashable, Sendable {
    /// The position of the parameter, counted from 1; nil for the result.
    public let parameter: Int?
    /// The type in the source, in normal form.
    public let written: String
    /// The type that UIKit passes or takes, in the same form.
    public let expected: String
  }
}

extension SourceFinding {
  /// Whether this is so on Linux alone; on Apple platforms the method is called.
  public var isOfLinux: Bool { if case .onlyInSubclass = problem { true } else { false } }

  /// Whether the method is called on the platform that this code is compiled for.
  public var isCalledHere: Bool {
    #if canImport(ObjectiveC)
      isOfLinux
    #else
      false
    #endif
  }

  /// What is wrong, in a few words.
  public var claim: String { isOfLinux ? "is never called on Linux" : "is never called" }

  /// The facts that support the finding, besides the documentation of the method.
  public var citations: [Citation] {
    guard problem == .replacedByScenes else { return [] }
    return ScenesReplacement.transitions.contains { $0.callback == callback } ? [152, 153] : [154]
  }
}

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
    case .onlyInSubclass(let superclass):
      "“\(superclass)” is the class that conforms, and it does not declare this method. Without "
        + "Objective-C, Swift chooses what is called where a conformance is declared, so it is the "
        + "default. Declare the method in “\(superclass)” as well and override it here, or let "
        + "“\(typeName)” conform instead. On Apple platforms it is called, if Objective-C sees it."
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
    case .onlyInSubclass: "subclass"
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
    \(file):\(line):\(column): \(typeName).\(name) \(claim)
      \(reason)
      Written: \(written)
      Write:   \(replacement)
    """
  }
}
