import ProjectFormats

/// The addresses with which the lives of an app can be tried.
public struct AppAddresses: Hashable, Sendable {
  /// A URL with a scheme that the Info.plist lists; nil if it lists none.
  public let url: String?
  /// A universal link to a domain that the entitlements list; nil if they list none.
  public let link: String?
}

extension AppAddresses {
  /// The addresses of a target. Entitlements that cannot be read have no link: they decide nothing else.
  init(of target: ProjectTarget, plists: [InfoPlist], files: any ProjectFiles) {
    let scheme = plists.lazy.flatMap(\.schemes).first
    let domain = target.settings.lazy.flatMap { settings in
      Self.domains(settings, of: target, files)
    }.first
    self.init(url: scheme.map { $0 + "://" }, link: domain.map { "https://\($0)/" })
  }

  private static func domains(
    _ settings: BuildSettings, of target: ProjectTarget, _ files: any ProjectFiles
  ) -> [String] {
    guard let file = settings["CODE_SIGN_ENTITLEMENTS"],
      case .bytes(let bytes) = files.content(of: target.folder.appending(file)),
      let entitlements = try? PropertyList.read(bytes)
    else { return [] }
    let items = entitlements["com.apple.developer.associated-domains"]?.items ?? []
    return items.compactMap { item in
      guard let text = item.text, text.hasPrefix("applinks:") else { return nil }
      // After a question mark stands a mode of the developer.
      let domain = settings.expand(text.dropFirst("applinks:".count).prefix { $0 != "?" } + "")
      return domain.isAddress && !domain.hasPrefix("*") ? domain : nil
    }
  }
}

extension InfoPlist {
  /// The URL schemes of the app, without those that contain unknown settings.
  var schemes: [String] {
    (value?["CFBundleURLTypes"]?.items ?? [])
      .flatMap { $0["CFBundleURLSchemes"]?.items ?? [] }
      .compactMap { $0.text.map(settings.expand) }.filter(\.isAddress)
  }
}

extension String {
  /// Whether this is nothing but letters, digits and the signs of schemes and domains.
  fileprivate var isAddress: Bool {
    !isEmpty && utf8.allSatisfy { $0.isPartOfWord && $0 < 0x80 || "+-.".utf8.contains($0) }
      && !contains("$")
  }
}
