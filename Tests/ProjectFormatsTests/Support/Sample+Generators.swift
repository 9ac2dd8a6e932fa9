extension Sample {
  /// A project of XcodeGen.
  static let yaml = """
    # An app
    name: App
    targets:
      App:
        type: application
        sources:
          - App
          - path: More
            optional: yes
        info:
          path: App/Info.plist
          properties:
            UIApplicationSceneManifest:
              UIApplicationSupportsMultipleScenes: false
              UISceneConfigurations:
                UIWindowSceneSessionRoleApplication:
                  - UISceneConfigurationName: Default Configuration
        settings: {base: {A: YES, B: 1,
          C: "x # y"}}
    """

  /// The configuration of an Expo app.
  static let json = """
    {
      "expo": {
        "z": "",
        "ios": {
          "infoPlist": { "UIMain": "a\\"b\\u00e9\\/\\n" }
        }
      }, "numbers": [1, -2.5e+3, true, null], "empty": {}
    }
    """

  /// A project of Briefcase.
  static let toml = """
    # A project
    [project]
    name = "App"

    [tool.briefcase.app.app]
    sources = [
      "src/app", # the app
      'src/more',
    ]

    [tool.briefcase.app.app.iOS]
    info.UIApplicationSceneManifest = { UIApplicationSupportsMultipleScenes = false }
    deep."a b".c = 1

    [[bin]]
    name = "one"
    [bin.sub]
    x = true

    [[bin]]
    name = "two"
    """
}
