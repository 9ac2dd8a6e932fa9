import CommandLineTools
import DelegateSource
import Reporting

/// The rules of `delegates`: each way in which a method can fail to be a callback.
enum DelegateRule: String, CaseIterable {
  case name = "callback-name"
  case labels = "callback-labels"
  case types = "callback-types"
  case effect = "callback-effect"
  case access = "callback-access"
  case typeMember = "callback-type-member"
  case hidden = "callback-nonobjc"
  case otherDelegate = "callback-other-delegate"
  case noDelegate = "callback-no-delegate"
  case protocolExtension = "callback-protocol-extension"
  case replacedByScenes = "callback-replaced-by-scenes"
  case subclass = "callback-subclass"

  /// The rule that a method breaks.
  init(_ problem: SourceFinding.Problem) {
    self =
      switch problem {
      case .baseName: .name
      case .labels: .labels
      case .types: .types
      case .effect: .effect
      case .access: .access
      case .typeMember: .typeMember
      case .hidden: .hidden
      case .otherDelegate: .otherDelegate
      case .noDelegate: .noDelegate
      case .protocolExtension: .protocolExtension
      case .replacedByScenes: .replacedByScenes
      case .onlyInSubclass: .subclass
      }
  }

  /// The rule for reports.
  var reported: ReportedRule {
    ReportedRule(
      id: rawValue, title: title,
      detail: "UIKit calls the optional methods of a delegate by their Objective-C selectors. "
        + "A method that differs compiles, but is never called.",
      severity: self == .subclass ? .note : .error)
  }

  private var title: String {
    switch self {
    case .name: "a callback has a name that UIKit knows"
    case .labels: "a callback has the labels of UIKit’s method"
    case .types: "a callback has the types of UIKit’s method"
    case .effect: "a callback is async or throws only if UIKit’s method does"
    case .access: "a callback is as visible as its type"
    case .typeMember: "a callback belongs to instances, not to the type"
    case .hidden: "a callback is visible to Objective-C"
    case .otherDelegate: "a callback is in the delegate that UIKit sends it to"
    case .noDelegate: "a type with callbacks conforms to a delegate protocol"
    case .protocolExtension: "a callback is in the delegate, not in an extension of a protocol"
    case .replacedByScenes: "an app with scenes handles their callbacks in its scene delegate"
    case .subclass: "a callback is declared where the conformance is (on Linux)"
    }
  }
}
