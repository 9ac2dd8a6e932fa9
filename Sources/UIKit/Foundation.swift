// The real UIKit re-exports Foundation, so app code that imports UIKit alone relies on it.
@_exported import Foundation
