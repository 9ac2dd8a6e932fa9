import UIKit

/// A delegate that implements nothing.
final class SilentAppDelegate: NSObject, UIApplicationDelegate {}

/// A scene delegate that implements nothing.
final class SilentSceneDelegate: NSObject, UIWindowSceneDelegate {}
