import SwiftUI

/// Ten children, nested three deep, which the type checker must handle quickly.
struct DeepBody: View {
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("One").font(.title).padding(.top, 4)
      HStack {
        Image(systemName: "star").foregroundColor(.yellow)
        Text("Two \(text)").bold()
        Spacer()
        VStack {
          Text("a")
          Text("b").foregroundStyle(.secondary)
          if isOn { Text("c") } else { Text("d").italic() }
          ForEach(0..<3) { Text("\($0)").padding(.horizontal, CGFloat($0) * 2) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2)))
      Toggle("Three", isOn: $isOn)
      TextField("Four", text: $text)
      Group {
        Text("a")
        Text("b")
        HStack {
          Circle().frame(width: 10, height: 10)
          Text("c")
          Button("d") { isOn.toggle() }
        }
      }
      Divider()
      Section {
        Text("a")
        Picker("b", selection: $text) {
          Text("c").tag("c")
          Text("d").tag("d")
        }
      } header: {
        Text("Seven")
      }
      ZStack {
        Color.red
        VStack {
          Text("a"); Text("b"); Text("c")
        }
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      }
      .frame(height: isOn ? 100 : 50)
      Button {
        text = ""
      } label: {
        Label("Nine", systemImage: "trash").padding(4)
      }
      Text("Ten").onTapGesture { withAnimation(.easeIn) { isOn.toggle() } }
    }
    .padding()
  }
}
