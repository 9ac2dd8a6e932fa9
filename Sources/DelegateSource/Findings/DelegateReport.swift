import LifecycleModels
import SourceCode

/// Collects the verdicts on the methods of one delegate.
struct DelegateReport {
  private let type: SourceType
  private let origins: [DelegateProtocol: DelegateRoles.Origin]
  private let hasScenes: Bool
  private let inheritance: InheritedConformance

  private var implemented: Set<Callback> = []
  /// The full names of the methods that UIKit calls.
  private var called: Set<String> = []
  private var misses: [SourceFinding] = []
  private var assumptions: [String]

  init(
    type: SourceType, origins: [DelegateProtocol: DelegateRoles.Origin], hasScenes: Bool,
    inheritance: InheritedConformance
  ) {
    self.inheritance = inheritance
    self.type = type
    self.origins = origins
    self.hasScenes = hasScenes
    assumptions = DelegateProtocol.allCases.compactMap { role in
      origins[role].flatMap { Self.words(type.name, role, $0) }
    }
  }

  /// Adds the verdict on a method.
  mutating func add(_ verdict: MethodVerdict, on function: SourceFunction, in file: String) {
    switch verdict {
    case .own: break
    case .neverCalled(let method, let problem):
      misses.append(
        SourceFinding(function, file: file, type: type.name, instead: method, problem: problem))
    case .called(let method, let differences):
      called.insert(function.fullName)
      if let callback = method.callback { implemented.insert(callback) }
      assumptions += differences.map { Self.words(function, $0) }
      if hasScenes, method.owner == .application,
        let successor = ScenesReplacement.successor(of: method)
      {
        misses.append(
          SourceFinding(
            function, file: file, type: type.name, instead: successor,
            replaced: method.callback, problem: .replacedByScenes))
      } else if let superclass = inheritance.classWithout(function, of: type, owner: method.owner) {
        misses.append(
          SourceFinding(
            function, file: file, type: type.name, instead: method,
            problem: .onlyInSubclass(of: superclass)))
      }
    }
  }

  /// The delegate, after all its methods have been added.
  var delegate: SourceDelegate {
    SourceDelegate(
      typeName: type.name, file: type.first.file, line: type.first.declaration.place.line,
      protocols: DelegateProtocol.allCases.filter { role in
        origins[role] != nil && !(role == .scene && origins[.windowScene] != nil)
      },
      implements: Callback.allCases.filter(implemented.contains), assumptions: assumptions)
  }

  /// The methods that are never called.
  ///
  /// A method is not reported if the type also has the correct method that it resembles; then it is
  /// a helper.
  var findings: [SourceFinding] {
    misses.filter { finding in
      finding.problem == .replacedByScenes || finding.isOfLinux
        || !called.contains(finding.expectedName)
    }
  }
}

extension DelegateReport {
  private static func words(
    _ name: String, _ role: DelegateProtocol, _ origin: DelegateRoles.Origin
  ) -> String? {
    switch origin {
    case .direct: nil
    case .through(let other):
      "“\(name)” is assumed to be a \(role.rawValue) because “\(other)” is one."
    case .assumed(let other):
      "“\(name)” is assumed to be a \(role.rawValue) because of “\(other)”, which was not read."
    }
  }

  private static func words(
    _ function: SourceFunction, _ difference: SourceFinding.Difference
  ) -> String {
    "In \(function.fullName) “\(difference.written)” is assumed to be \(difference.expected)."
  }
}

extension SourceFinding {
  init(
    _ function: SourceFunction, file: String, type: String, instead method: DelegateMethod,
    replaced: Callback? = nil, problem: Problem
  ) {
    self.init(
      file: file, line: function.place.line, column: function.place.column, typeName: type,
      written: function.written, name: function.fullName,
      expectedName: method.function.fullName, replacement: method.function.written,
      callback: replaced ?? method.callback, problem: problem)
  }
}
