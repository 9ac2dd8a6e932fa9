// A test of a delegate speaks of worlds, callbacks and the delegate’s own types.
@_exported import LifecycleDriving
@_exported import LifecycleModels
@_exported import UIKit
