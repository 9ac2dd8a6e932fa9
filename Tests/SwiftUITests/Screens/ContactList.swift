import SwiftUI

struct Contact: Identifiable, Hashable {
  let id: Int
  var name: String
  var isFavourite = false
}

@MainActor final class ContactListModel: ObservableObject {
  @Published var contacts = [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Alan")]
  @Published var error: String?
  @Published var isLoading = false

  func load() async { isLoading = false }
}

struct ContactList: View {
  @StateObject private var model = ContactListModel()
  @State private var added: Contact?
  @State private var isCovered = false
  @State private var search = ""
  @State private var selection: Contact.ID?
  @Environment(\.editMode) private var editMode

  private var found: [Contact] {
    search.isEmpty ? model.contacts : model.contacts.filter { $0.name.contains(search) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(found) { contact in
          NavigationLink(value: contact) { row(contact) }
        }
        .onDelete(perform: delete)
        .onMove { _, _ in }
        .listRowSeparator(.hidden)
      }
      .listStyle(.plain)
      .overlay { if model.isLoading { ProgressView() } }
      .navigationDestination(for: Contact.self, destination: ContactDetail.init)
      .navigationTitle("Contacts")
      .navigationBarTitleDisplayMode(.large)
      .toolbar {
        EditButton()
        Menu {
          Button {
            added = Contact(id: 3, name: "")
          } label: {
            Label("Add", systemImage: "plus")
          }
          Divider()
          Button("Cover") { isCovered.toggle() }
        } label: {
          Image(systemName: "ellipsis.circle")
        }
      }
      .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always))
      .refreshable { await model.load() }
    }
    .task { await model.load() }
    .sheet(item: $added) { ContactDetail(contact: $0) }
    .fullScreenCover(isPresented: $isCovered) {
      NavigationView {
        Text("Cover").navigationBarItems(trailing: Button("Done") { isCovered = false })
      }
    }
    .alert("Error", isPresented: .constant(model.error != nil), presenting: model.error) { _ in
      Button("OK") { model.error = nil }
    } message: {
      Text($0)
    }
  }

  private func row(_ contact: Contact) -> some View {
    HStack(spacing: 8) {
      Image(systemName: contact.isFavourite ? "star.fill" : "star")
        .imageScale(.small)
        .foregroundColor(contact.isFavourite ? .yellow : nil)
      VStack(alignment: .leading) {
        Text(contact.name).font(.headline).fontWeight(.semibold)
        Text("Contact \(contact.id)").font(.caption).foregroundColor(Color.secondary)
      }
      Spacer(minLength: 0)
    }
    .contentShape(Rectangle())
    .swipeActions { Button("Delete", role: .destructive) {} }
  }

  private func delete(at offsets: IndexSet) {
    withAnimation { model.contacts.remove(atOffsets: offsets) }
  }
}

struct ContactDetail: View {
  let contact: Contact
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(contact.name)
      Button("Close", action: { dismiss() })
    }
    .presentationDetents([.medium, .large])
  }
}
