// Apps that import SwiftUI alone rely on the names of these modules, as with the real SwiftUI.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
