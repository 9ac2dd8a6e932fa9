import SwiftUI
import UIKit

struct ColorPanel: UIViewControllerRepresentable {
  typealias UIViewControllerType = UIViewController

  var color: UIColor

  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    return controller
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    controller.view.backgroundColor = color
  }
}
