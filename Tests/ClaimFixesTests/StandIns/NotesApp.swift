import UIKit

// The parts of an app of which the fixes show a few lines.

@MainActor enum Notes {
  static var draft = ""
  static var isStale = true
  static func save() {}
  static func save(_ text: String) {}
  static func saveSoon() {}
  static func saveSoon(_ text: String) {}
  static func refresh() {}
  static func sync() async {}
  static func export() async {}
  static func exportNextPart() async {}
  static func add(_ note: String?) {}
  static func deleteDraft(of session: String) {}
  static func presentLater(_ controller: UIViewController) {}
  nonisolated static func markAsDownloaded(_ url: URL?) {}
}

@MainActor enum Session {
  static func begin() {}
  static func beginIfNeeded() {}
  static func report() {}
  static func end() {}
}

@MainActor enum Router {
  static func open(_ url: URL) {}
  static func open(_ activity: NSUserActivity) {}
  static func open(note: String?) {}
}

@MainActor enum Player {
  static func start() {}
  static func start(in area: CGRect?) {}
  static func stop() {}
}

@MainActor enum Account {
  static var token: String?
  static func isExpired(at date: Date) -> Bool { true }
  static func renew() async {}
  static func askToSignIn() {}
  static func signOut() {}
}

@MainActor enum Lock {
  static func askForFaceID() {}
}

@MainActor enum Database {
  static func close() {}
}

enum Refresh {
  @Sendable static func run(_ task: BGTask) {}
  static func schedule() {}
}

final class AppDelegate: UIResponder, UIApplicationDelegate {}
final class RootViewController: UIViewController {}
final class SignInViewController: UIViewController {}
