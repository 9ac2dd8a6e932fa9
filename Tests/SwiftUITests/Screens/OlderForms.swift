import SwiftUI

/// Spellings from the first years of SwiftUI, which apps still use.
struct OlderForms: View {
  @ObservedObject var model = OlderModel()
  @State private var isShown = false
  @State private var tab = 0
  let onTap: @MainActor () -> Void

  var body: some View {
    NavigationView {
      VStack {
        Button(action: onTap) { Text("Tap") }
        Button(action: { self.isShown.toggle() }, label: { Text("Show") })
        Picker(selection: $tab, label: Text("Tab")) { Text("One").tag(0) }
        Image(systemName: "star").font(.system(.title, design: .rounded))
        Rectangle()
          .foregroundColor(.clear)
          .background(
            LinearGradient(
              gradient: Gradient(colors: [.red, Color(.systemBlue)]), startPoint: .leading,
              endPoint: .trailing))
        Circle().stroke(Color.red, lineWidth: 2).overlay(Text("1"))
        Text("Spring").animation(.spring()).animation(.easeInOut).animation(.interactiveSpring())
        Text(model.name == "a" ? "A" : "B")
          .foregroundColor(model.name == "a" ? .red : Color(UIColor.systemRed))
      }
      .padding([.top, .leading], 4)
      .padding(.all)
      .background(Color.white.edgesIgnoringSafeArea(.all))
      .cornerRadius(8)
      .navigationBarTitle(Text("Title"), displayMode: .large)
      .navigationBarItems(leading: EditButton(), trailing: Button("Add") {})
    }
    .actionSheet(isPresented: $isShown) {
      ActionSheet(title: Text("Choose"), buttons: [.default(Text("One")) {}, .cancel()])
    }
    .sheet(isPresented: $isShown, content: { Text("Sheet") })
    .onReceive(model.$name) { name in print(name) }
    .onReceive(model.$name, perform: { print($0) })
    .transition(.asymmetric(insertion: .slide, removal: .scale))
    .transition(.move(edge: .bottom).combined(with: .opacity))
    .accentColor(.red)
    .onAppear(perform: model.load)
    .onDisappear(perform: nil)
  }
}

final class OlderModel: ObservableObject {
  @Published var name = "a"
  func load() {}
}
