import SourceCode

/// Compares the methods of one type with those that UIKit calls on it.
struct MethodJudge {
  /// The protocols of the type, with those that they inherit from.
  private let protocols: Set<DelegateProtocol>
  /// Whether source that was not read may add more conformances to the type.
  private let mayConformToMore: Bool
  /// Whether the type is private to its file.
  private let isOfPrivateType: Bool
  /// The methods of the protocols.
  let methods: [DelegateMethod]
  /// The names that the source gives to types, which can be those of the system.
  let aliases: Set<String>

  init(
    protocols: Set<DelegateProtocol>, mayConformToMore: Bool, isOfPrivateType: Bool,
    aliases: Set<String>
  ) {
    self.aliases = aliases
    self.protocols = protocols
    self.mayConformToMore = mayConformToMore
    self.isOfPrivateType = isOfPrivateType
    methods = DelegateMethod.all.filter { protocols.contains($0.owner) }
  }

  /// Judges a method.
  func verdict(on function: SourceFunction) -> MethodVerdict {
    if function.isGeneric { return .own }
    guard let forms = DelegateMethod.byFullName[function.fullName] else {
      return verdict(onMisspelt: function)
    }
    let mine = forms.filter { protocols.contains($0.owner) }
    if mine.isEmpty { return verdict(on: function, ofOther: forms) }
    // Two forms can share a full name: one that omits its handler, and one that has no handler.
    let form = mine.first { $0.function.isAsync == function.isAsync } ?? mine[0]
    return verdict(on: function, as: form)
  }

  private func verdict(on function: SourceFunction, as method: DelegateMethod) -> MethodVerdict {
    let selector = function.attribute(named: "objc")?.argument
    if let selector, selector != method.selector { return .own }
    let types = TypeComparison(function, with: method.function, aliases)
    if !types.differences.isEmpty {
      return mayBeOwn(function) ? .own : .neverCalled(method, .types(types.differences))
    }
    if let callObstacle = callObstacle(of: function, as: method) {
      return .neverCalled(method, callObstacle)
    }
    return .called(method, types.assumptions)
  }

  /// What prevents UIKit from calling a method with the correct name and types.
  private func callObstacle(
    of function: SourceFunction, as method: DelegateMethod
  ) -> SourceFinding.Problem? {
    if function.isTypeMember { return .typeMember }
    if function.isAsync != method.function.isAsync { return .effect("async") }
    if function.effects.contains("throws") { return .effect("throws") }
    if function.attribute(named: "nonobjc") != nil { return .hidden }
    if function.attribute(named: "objc") != nil { return nil }
    if function.modifiers.contains("private") { return .access("private") }
    if function.modifiers.contains("fileprivate"), !isOfPrivateType {
      return .access("fileprivate")
    }
    return nil
  }

  /// The verdict on a method with the name of a method of another kind of delegate.
  private func verdict(
    on function: SourceFunction, ofOther methods: [DelegateMethod]
  ) -> MethodVerdict {
    guard !mayConformToMore, !mayBeOwn(function), let method = methods.first,
      TypeComparison(function, with: method.function, aliases).isEqual
    else { return .own }
    return .neverCalled(method, .otherDelegate(method.owner))
  }

  /// Whether something other than the name shows that UIKit is not meant to call a method.
  func mayBeOwn(_ function: SourceFunction) -> Bool {
    let attributes = ["objc", "nonobjc", "IBAction"]
    return function.isTypeMember || function.isAsync
      || !function.modifiers.isDisjoint(with: ["private", "fileprivate", "override"])
      || attributes.contains { function.attribute(named: $0) != nil }
  }
}

extension SourceFunction {
  fileprivate var isTypeMember: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
}

/// Whether UIKit calls a method of a delegate.
enum MethodVerdict {
  /// UIKit calls it, if the listed types of the app are the expected ones.
  case called(DelegateMethod, [TypeComparison.Difference])
  /// It looks like a method that UIKit calls, and is never called.
  case neverCalled(DelegateMethod, SourceFinding.Problem)
  /// It is a method of the app itself.
  case own
}

/// Compares the types of a method with those of the method that UIKit calls.
struct TypeComparison {
  typealias Difference = SourceFinding.Difference

  /// Types that are certainly not the expected ones.
  private(set) var differences: [Difference] = []
  /// Types of the app that may be aliases of the expected ones.
  private(set) var assumptions: [Difference] = []

  private let aliases: Set<String>

  /// Compares two methods with the same labels.
  init(_ written: SourceFunction, with expected: SourceFunction, _ aliases: Set<String>) {
    self.aliases = aliases
    let pairs = zip(written.parameters, expected.parameters)
    for (index, pair) in pairs.enumerated() {
      compare(pair.0.type, with: pair.1.type, parameter: index + 1)
    }
    compare(written.result, with: expected.result, parameter: nil)
  }

  var isEqual: Bool { differences.isEmpty && assumptions.isEmpty }

  private mutating func compare(_ written: String, with expected: String, parameter: Int?) {
    if written == expected { return }
    let difference = Difference(parameter: parameter, written: written, expected: expected)
    let words = Self.words(of: written)
    if words.allSatisfy(Self.isOfSystem), words.allSatisfy({ !aliases.contains(String($0)) }) {
      differences.append(difference)
    } else {
      assumptions.append(difference)
    }
  }

  private static func words(of type: String) -> [Substring] {
    type.split { $0.utf8.first?.isPartOfWord != true }
  }

  private static let systemWords: Set<Substring> = [
    "Any", "AnyObject", "AnyHashable", "Bool", "Int", "Double", "Float", "String", "Character",
    "Set", "Data", "Date", "URL", "Error", "Notification", "TimeInterval", "CGRect", "CGFloat",
    "CGSize", "CGPoint", "LaunchOptionsKey", "OpenURLOptionsKey", "ConnectionOptions",
  ]

  /// Whether the name is so common in the system that no app declares a type with it.
  private static func isOfSystem(_ word: Substring) -> Bool {
    systemWords.contains(word) || word.hasPrefix("UI") || word.hasPrefix("NS")
  }
}
