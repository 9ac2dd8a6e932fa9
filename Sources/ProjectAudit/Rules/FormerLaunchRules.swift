import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R5: the oldest launch method, which UIKit does not call if the current one is implemented too.
  var formerLaunchFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    let names: Set = ["applicationDidFinishLaunching(_:)", "applicationDidFinishLaunching:"]
    return appDelegates.filter { $0.methods.contains(where: \.isLaunchMethodWithOptions) }
      .flatMap(\.methods)
      .filter { names.contains($0.function.name) && $0.doesSomething && liveCalls(of: $0).isEmpty }
      .map {
        AuditFinding(
          .deadTransition, .warning, at: FindingPlace($0),
          "\($0.title) is never called, because the delegate has "
            + "application(_:didFinishLaunchingWithOptions:) as well, which Apple’s page on this method says "
            + "to use since iOS 3. Do it there.",
          facts: [18], life: .launch)
      }
  }
}

extension CodeMethod {
  /// Whether it is the launch method with options, which UIKit calls instead of the oldest one.
  fileprivate var isLaunchMethodWithOptions: Bool {
    ["application(_:didFinishLaunchingWithOptions:)", "application:didFinishLaunchingWithOptions:"]
      .contains(function.name)
  }
}
