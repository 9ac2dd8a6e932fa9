import SwiftUI

struct WeatherApp: App {
  @AppStorage("didFinishTour") private var didFinishTour = false
  @SceneStorage("city") private var city = "Oslo"

  var body: some Scene {
    WindowGroup {
      if didFinishTour {
        Forecast(city: $city)
      } else if #available(iOS 16, *) {
        Button("Start") { withAnimation(.easeInOut(duration: 0.3)) { didFinishTour = true } }
      } else {
        EmptyView()
      }
    }
  }
}

struct Forecast: View {
  @Binding var city: String
  @GestureState private var offset = CGSize.zero
  @Namespace private var namespace
  @State private var isShown = true

  private let columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible(), spacing: 4)]

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.vertical, showsIndicators: false) {
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(0..<24) { hour in
            HourCell(hour: hour)
              .frame(width: proxy.size.width / 4, height: 60)
              .matchedGeometryEffect(id: hour, in: namespace)
          }
        }
      }
      .background(
        LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottomTrailing)
          .edgesIgnoringSafeArea(.all)
      )
      .overlay(alignment: .topTrailing) {
        Circle().fill(.red).frame(width: 8, height: 8).opacity(isShown ? 1 : 0)
      }
      .offset(x: offset.width, y: 0)
      .gesture(
        DragGesture(minimumDistance: 5)
          .updating($offset) { value, state, _ in state = value.translation }
          .onEnded { value in isShown = value.translation.width > 0 }
      )
      .animation(.spring(response: 0.3, dampingFraction: 0.8), value: isShown)
    }
  }
}

struct HourCell: View {
  let hour: Int

  var body: some View {
    VStack(spacing: 2) {
      Text("\(hour):00").font(.system(size: 12, weight: .semibold, design: .rounded))
      Image("sun").resizable().aspectRatio(contentMode: .fit).foregroundStyle(.yellow, .orange)
      (Text("1") + Text("°").foregroundColor(.secondary)).bold()
    }
    .padding(8)
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray.opacity(0.3), lineWidth: 1))
    .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Hour \(hour)")
  }
}
