import SwiftUI

/// Spellings of the last years of SwiftUI.
struct NewerForms: View {
  @State private var isShown = false
  @State private var tab = 0
  @State private var query = ""
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    TabView(selection: $tab) {
      Tab("One", systemImage: "1.circle", value: 0) {
        Button(role: .cancel) {
        } label: {
          Text("Cancel")
        }
        Text(1.5, format: .number.precision(.fractionLength(1)))
        Text("\(1, specifier: "%d") \(Image(systemName: "star")) \(Date(), style: .date)")
        Capsule().strokeBorder(.blue).overlay { Text("b") }
      }
      Tab("Two", systemImage: "2.circle", value: 1, role: .search) {
        ScrollViewReader { proxy in
          ScrollView {
            Button("Scroll") { withAnimation { proxy.scrollTo(3, anchor: .top) } }
          }
        }
      }
    }
    .toolbar { ToolbarItem { Text("Item") } }
    .toolbar {
      if isShown {
        ToolbarItem(placement: .principal) { Text("Title") }
      }
      ToolbarItemGroup { Button("Close") { dismissWindow() } }
    }
    .toolbar(.hidden, for: .navigationBar, .tabBar)
    .onChange(of: query, perform: search)
    .task(priority: .background) { await load() }
    .searchable(text: $query, isPresented: $isShown)
    .background(Wave(height: 2).fill(.red.gradient))
    .preference(key: HeightKey.self, value: 1)
    .onPreferenceChange(HeightKey.self) { print($0) }
  }

  private func search(for text: String) {}

  private func load() async {}
}

struct Wave: Shape {
  var height: CGFloat

  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.maxX, y: height))
      path.closeSubpath()
    }
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Not isolated, as a function outside of a view is.
nonisolated func plainRow(_ title: String) -> some View {
  Text(title).padding().background(Color.red).font(.body)
}
