import SwiftUI

class PhotosDelegate: NSObject, UIApplicationDelegate {
  static var orientationLock = UIInterfaceOrientationMask.all

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Self.orientationLock
  }
}

struct PhotosApp: App {
  @UIApplicationDelegateAdaptor(PhotosDelegate.self) var delegate

  var body: some Scene {
    WindowGroup {
      ContentRoot()
    }
    MoreScenes()
  }
}

struct MoreScenes: Scene {
  var body: some Scene {
    WindowGroup(id: "viewer") {
      Viewer()
    }
    .commandsRemoved()
    if #available(iOS 17, *) {
      WindowGroup(id: "editor") { EmptyView() }
    }
  }
}

struct ContentRoot: View {
  @State private var selection: Set<Int> = []
  @State private var sheet: Sheet?
  @State private var confirms = false

  enum Sheet: Int, Identifiable {
    case info, share
    var id: Int { rawValue }
  }

  var body: some View {
    List(selection: $selection) {
      Section(header: Text("Albums"), footer: Text("End")) {
        ForEach(Array(["a", "b"].enumerated()), id: \.offset) { index, name in
          HStack {
            Text(name); Spacer(); if selection.contains(index) { Image(systemName: "star") }
          }
        }
      }
    }
    .sheet(item: $sheet, onDismiss: { selection = [] }) { sheet in
      switch sheet {
      case .info: Viewer().presentationDetents([.medium, .fraction(0.9)])
      case .share: ShareLink(item: "photo")
      }
    }
    .confirmationDialog("Delete?", isPresented: $confirms, titleVisibility: .visible) {
      Button("Delete", role: .destructive) { selection.removeAll() }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }
}

struct Viewer: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    AsyncImage(url: URL(string: "photo")) { phase in
      if let image = phase.image {
        image.resizable().scaledToFit()
      } else if phase.error != nil {
        Color.red
      } else {
        ProgressView().progressViewStyle(.circular)
      }
    }
    .onTapGesture {
      presentationMode.wrappedValue.dismiss()
      dismiss()
    }
    .interactiveDismissDisabled(sizeClass == .compact)
  }
}
