import AppMetrics
import UIKit
import os.log

/// An app delegate as it was written before Swift had blocks for everything.
@UIApplicationMain
@objcMembers class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  @objc dynamic private(set) var text = ""
  @objc private(set) var isPrivacyShown = false
  @IBOutlet weak var label: UILabel!
  private var timer: Timer?
  private let store: NoteStore

  init(store: NoteStore) {
    self.store = store
    text = store.text
    super.init()
  }

  override convenience init() { self.init(store: NoteStore()) }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Metrics.begin()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(hide), name: UIApplication.willResignActiveNotification,
      object: nil)
    center.addObserver(
      self, selector: #selector(AppDelegate.show(_:)),
      name: UIApplication.didBecomeActiveNotification, object: nil)
    os_log("launched with %{public}@", #keyPath(AppDelegate.text))
    return true
  }

  func type(_ text: String) {
    self.text = text
    timer?.invalidate()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(self.save), userInfo: nil, repeats: false)
  }

  @objc private func save() { store.text = text }

  @objc private func hide() {
    isPrivacyShown = true
    perform(#selector(save), with: nil, afterDelay: 0.1)
  }

  @objc func show(_ notification: NSNotification) {
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    isPrivacyShown = false
    (UIApplication.shared.delegate?.window??.rootViewController)?.view.isHidden = false
  }

  #if os(iOS)
    static let isForPhones = true
  #else
    static let isForPhones = false
  #endif
}
