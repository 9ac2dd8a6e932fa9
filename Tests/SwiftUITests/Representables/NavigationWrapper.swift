import SwiftUI
import UIKit

struct NavigationWrapper<Root: View>: UIViewControllerRepresentable {
  let root: Root

  init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: UIHostingController(rootView: root))
  }

  func updateUIViewController(_ navigation: UINavigationController, context: Context) {
    (navigation.topViewController as? UIHostingController<Root>)?.rootView = root
  }

  static func dismantleUIViewController(_ navigation: UINavigationController, coordinator: ()) {
    navigation.viewControllers = []
  }
}

struct LabelView: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = text
  }
}
