import SourceCode

extension AuditCheck {
  /// Publishers that end when the registration for remote notifications fails.
  static let endedPublishers = AuditCheck(
    .pairs, .warning, facts: [], life: nil, if: [\.hasEntry]
  ) { app in
    let name = "application(_:didFailToRegisterForRemoteNotificationsWithError:)"
    return app.appDelegates.flatMap(\.methods).filter { $0.function.name == name }
      .compactMap { method in
        method.body.indices(of: [".", "send", "(", "completion", ":"]).first.map { index in
          Match(
            at: .init(method.body[index + 1], in: method.file),
            "A registration that fails ends this publisher for good. One that succeeds later in the same "
              + "process is told to nobody: send the failure as a value.")
        }
      }
  }
}
