// A test of a delegate uses worlds, callbacks and the types of UIKit.
@_exported import LifecycleDriving
@_exported import LifecycleModels
@_exported import UIKit
