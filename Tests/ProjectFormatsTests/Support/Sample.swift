/// A good file of each format that has no better place.
enum Sample {
  /// A project of Xcode.
  static let project = """
    // !$*UTF8*$!
    {
    \tobjects = {

    /* Begin PBXNativeTarget section */
    \t\t0A1B = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tphases = (
    \t\t\t\t11 /* Sources */,
    \t\t\t\t12,
    \t\t\t);
    \t\t\t"INFOPLIST_KEY_X[sdk=iphoneos*]" = "a \\"b\\"\\n\\U00e9";
    \t\t\tdata = <0fbd 77>;
    \t\t};
    /* End PBXNativeTarget section */
    \t};
    }
    """

  /// A property list of an app.
  static let manifest = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>UIApplicationSceneManifest</key>
      <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <false/>
        <!-- one scene -->
        <key>UISceneConfigurations</key>
        <array><string>A &amp; B</string><string/></array>
      </dict>
      <key>numbers</key>
      <array><integer> -7</integer><integer>0xFf</integer><real>1.5e3</real><true></true></array>
      <key>date</key><date>2001-01-01T00:00:00Z</date>
      <key>data</key><data>
        AQID
        /w==
      </data>
    </dict>
    </plist>
    """

  /// A storyboard, with the attribute that names its first view controller.
  static func storyboard(initial: String = " initialViewController=\"a-1\"") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(initial)>
      <dependencies><plugIn identifier="x" version="1"/></dependencies>
      <scenes>
        <!--Main-->
        <scene sceneID="s-1">
          <objects>
            <viewController storyboardIdentifier="main" id="a-1"
              customClass="MainController" customModule="Notes" sceneMemberID="viewController">
              <view key="view" id="v"><subviews><viewController id="no"/></subviews></view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" sceneMemberID="firstResponder"/>
          </objects>
        </scene>
        <scene sceneID="s-2">
          <objects>
            <viewControllerPlaceholder storyboardName="Other" id="b-2" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  /// A file of build settings.
  static let buildSettings = """
    // Settings of the app
    #include "Base.xcconfig"
    #include? "../Local file.xcconfig" // not in the repository
    NAME = App-$(KIND)
      INFOPLIST_FILE[sdk=iphoneos*][config=Debug] = Main.plist ;
    B[arch=*]=YES
    EMPTY =
    FLAGS = -a \\
      -b \\
      c // d
    URL = https://example.com
    """
}
