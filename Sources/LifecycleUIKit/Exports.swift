// A test of a delegate speaks of worlds, callbacks and the delegate's own types.
@_exported import LifecycleConformance
@_exported import LifecycleModels
@_exported import UIKit
