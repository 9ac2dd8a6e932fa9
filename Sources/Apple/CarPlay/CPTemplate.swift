import UIKit

@preconcurrency @MainActor open class CPTemplate: NSObject {
  open var userInfo: Any?
  open var tabTitle: String?
  open var showsTabBadge = false
}

// MARK: - Lists

@preconcurrency @MainActor open class CPListTemplate: CPTemplate {
  public let title: String?
  public private(set) var sections: [CPListSection]
  open var emptyViewTitleVariants: [String] = []
  open var emptyViewSubtitleVariants: [String] = []

  public init(title: String?, sections: [CPListSection]) {
    self.title = title
    self.sections = sections
    super.init()
  }

  public var sectionCount: Int { sections.count }
  public var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}

@preconcurrency @MainActor open class CPListSection: NSObject {
  public let items: [any CPListTemplateItem]
  public let header: String?
  public let sectionIndexTitle: String?

  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    self.items = items
    self.header = header
    self.sectionIndexTitle = sectionIndexTitle
    super.init()
  }

  public convenience init(items: [any CPListTemplateItem]) {
    self.init(items: items, header: nil, sectionIndexTitle: nil)
  }
}

@preconcurrency @MainActor public protocol CPListTemplateItem: NSObjectProtocol {
  var text: String? { get }
  var userInfo: Any? { get set }
}

@preconcurrency @MainActor public protocol CPSelectableListItem: CPListTemplateItem {
  var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

/// Nobody selects an item; a test may call its handler.
@preconcurrency @MainActor open class CPListItem: NSObject, CPSelectableListItem {
  public private(set) var text: String?
  public private(set) var detailText: String?
  public private(set) var image: UIImage?
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var userInfo: Any?
  open var isPlaying = false
  open var playbackProgress: CGFloat = 0
  open var isEnabled = true

  public init(text: String?, detailText: String?, image: UIImage?) {
    self.text = text
    self.detailText = detailText
    self.image = image
    super.init()
  }

  public convenience init(text: String?, detailText: String?) {
    self.init(text: text, detailText: detailText, image: nil)
  }

  open func setText(_ text: String) { self.text = text }
  open func setImage(_ image: UIImage?) { self.image = image }
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
}

// MARK: - Other templates

@preconcurrency @MainActor open class CPTabBarTemplate: CPTemplate {
  public private(set) var templates: [CPTemplate]

  public init(templates: [CPTemplate]) {
    self.templates = templates
    super.init()
  }

  public var selectedTemplate: CPTemplate? { templates.first }

  open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
}

@preconcurrency @MainActor open class CPNowPlayingTemplate: CPTemplate {
  /// Each process has its own.
  public static var shared: CPNowPlayingTemplate {
    let name = "CPNowPlayingTemplate"
    if let known = UIApplication.shared.singletons[name] as? CPNowPlayingTemplate { return known }
    let new = CPNowPlayingTemplate()
    UIApplication.shared.singletons[name] = new
    return new
  }

  open var isUpNextButtonEnabled = false
  open var isAlbumArtistButtonEnabled = false
}

@preconcurrency @MainActor open class CPMapTemplate: CPTemplate {
  open var automaticallyHidesNavigationBar = true
  open var hidesButtonsWithNavigationBar = true
}

@preconcurrency @MainActor open class CPAlertTemplate: CPTemplate {
  public let titleVariants: [String]
  public let actions: [CPAlertAction]

  public init(titleVariants: [String], actions: [CPAlertAction]) {
    self.titleVariants = titleVariants
    self.actions = actions
    super.init()
  }
}

/// Nobody selects an action; a test may call its handler.
@preconcurrency @MainActor open class CPAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public let title: String
  public let style: Style
  public let handler: (CPAlertAction) -> Void

  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
