import LifecycleModels

extension AuditCheck {
  /// The oldest launch method, which UIKit does not call if the current one is implemented too.
  static let formerLaunch = AuditCheck(
    .deadTransition, .warning, facts: [18], life: .launch, if: [\.hasEntry]
  ) { app in
    let names: Set = ["applicationDidFinishLaunching(_:)", "applicationDidFinishLaunching:"]
    return app.appDelegates.filter { $0.methods.contains(where: \.isLaunchMethodWithOptions) }
      .flatMap(\.methods).filter { names.contains($0.function.name) && $0.doesSomething }
      .filter { !app.hasLiveCalls(of: $0) }.map {
        Match(
          at: .init($0),
          "\($0.title) is never called, because the delegate has "
            + "application(_:didFinishLaunchingWithOptions:) as well, which Apple’s page on this method says "
            + "to use since iOS 3. Do it there.")
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
