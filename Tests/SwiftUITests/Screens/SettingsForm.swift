import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
  case automatic, light, dark
  var id: String { rawValue }
}

struct SettingsForm: View {
  @AppStorage("settings.name") private var name = ""
  @AppStorage("settings.notifies") private var notifies = true
  @AppStorage("settings.appearance") private var appearance = Appearance.automatic
  @AppStorage("settings.volume") private var volume = 0.5
  @AppStorage("settings.lastSync") private var lastSync: Double?
  @State private var birthday = Date()
  @State private var limit = 3
  @State private var color = Color.red
  @State private var notes = ""
  @State private var resets = false
  @State private var amount = 1.5

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $name, prompt: Text("Your name"))
        DatePicker("Birthday", selection: $birthday, in: ...Date(), displayedComponents: .date)
          .datePickerStyle(.compact)
        TextEditor(text: $notes).frame(minHeight: 80)
        TextField("Amount", value: $amount, format: .number).keyboardType(.decimalPad)
      }
      Section {
        Toggle("Notifications", isOn: $notifies.animation())
        if notifies {
          Stepper("At most \(limit)", value: $limit, in: 1...10)
          Slider(value: $volume, in: 0...1, step: 0.1) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          }
        }
      } header: {
        Text("Alerts")
      } footer: {
        Text("Changes take effect at once.").font(.footnote).foregroundStyle(.secondary)
      }
      Section {
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.segmented)
        ColorPicker("Color", selection: $color)
        LabeledContent("Synced", value: lastSync.map { "\($0)" } ?? "never")
      }
      Section {
        Button("Reset", role: .destructive) { resets = true }
          .frame(maxWidth: .infinity, alignment: .center)
        Link("Privacy", destination: URL(fileURLWithPath: "/privacy"))
        Text("Version \(1.0, specifier: "%.1f")").listRowBackground(Color.clear)
      }
    }
    .formStyle(.grouped)
    .scrollDismissesKeyboard(.interactively)
    .navigationTitle("Settings")
    .alert("Reset?", isPresented: $resets) {
      Button("Reset", role: .destructive, action: reset)
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("All settings are lost.")
    }
  }

  private func reset() {
    (name, notifies, volume) = ("", true, 0.5)
  }
}
