import Testing
import Thoroughness

@testable import ProjectAudit

@Suite struct `A project that cannot be read` {
  private static let good = ProjectFixture(
    plist: Plist.xml(Plist.manifest(storyboard: "Main")),
    [
      "App/AppDelegate.swift": Code.appDelegate,
      "App/SceneDelegate.swift":
        "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }",
      "App/Base.lproj/Main.storyboard": Code.storyboard,
    ])

  private func verdicts(_ files: MemoryFiles) -> [String] {
    ProjectAudit(files: files).report().targets.map(\.verdict.name)
  }

  @Test func `is ready before it is damaged`() {
    #expect(verdicts(MemoryFiles(Self.good.all)) == ["ready"])
  }

  static let contents: [FileContent] = [
    .missing, .folder, .tooLarge(100 << 20, limit: 32 << 20), .unreadable("Permission denied"),
    .bytes([]), .bytes([0xFF, 0xFE, 0x00]), .bytes(Array("bplist00".utf8)),
  ]

  @Test(arguments: good.all.keys.sorted(), contents)
  func `is never called ready`(path: String, content: FileContent) {
    var files = MemoryFiles(Self.good.all)
    files.add(content, at: ProjectPath(path))
    let verdicts = verdicts(files)
    #expect(!verdicts.contains("ready") && !verdicts.contains("readyWithNotes"), "\(verdicts)")
  }

  @Test(arguments: [
    "App/Info.plist", "App.xcodeproj/project.pbxproj", "App/Base.lproj/Main.storyboard",
  ])
  func `names the file, and the line where there is one`(path: String) {
    var files = MemoryFiles(Self.good.all)
    files.add(.bytes(Array("\n\n<a".utf8)), at: ProjectPath(path))
    let target = ProjectAudit(files: files).report().targets.first
    guard case .notJudged(let reason)? = target?.verdict else {
      Issue.record("\(String(describing: target?.verdict))")
      return
    }
    #expect(reason.words.hasPrefix("\(path) cannot be judged: "))
  }

  @Test func `may have Objective-C that is cut off anywhere`() {
    let source = Array(
      """
      @interface A : B <C>
      - (void)a;
      @end
      @implementation A
      - (void)a:(B *)b c:(D)d { [b c:^(E e) {}]; }
      @end
      """.utf8)
    for length in source.indices {
      let file = CodeFile(Array(source[..<length]), .unknown, .objectiveC, path: "A.m")
      #expect(file.parts.count <= 2, "\(length)")
    }
  }

  @Test func `may be cut off anywhere`() {
    for path in Self.good.all.keys.sorted() {
      let bytes = Array((Self.good.all[path] ?? "").utf8)
      for length in stride(from: 0, to: bytes.count, by: Thoroughness.isFull ? 7 : 41) {
        var files = MemoryFiles(Self.good.all)
        files.add(.bytes(Array(bytes[..<length])), at: ProjectPath(path))
        _ = ProjectAudit(files: files).report()
      }
    }
  }

  @Test func `may be damaged anywhere`() {
    var random = SplitMix(state: 0x5EED)
    for path in Self.good.all.keys.sorted() {
      let bytes = Array((Self.good.all[path] ?? "").utf8)
      for _ in 0..<(Thoroughness.isFull ? 200 : 15) {
        var damaged = bytes
        for _ in 0..<3 {
          damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() & 0xFF)
        }
        var files = MemoryFiles(Self.good.all)
        files.add(.bytes(damaged), at: ProjectPath(path))
        _ = ProjectAudit(files: files).report()
      }
    }
  }
}

@Suite struct `A project that refers to itself` {
  @Test func `by build settings that include each other is judged once`() {
    var fixture = ProjectFixture(
      targets: [
        .init(
          name: "App", files: ["App/App.swift": Code.swiftUIApp], settings: [:],
          settingsFile: "A.xcconfig")
      ])
    fixture.files = [
      "A.xcconfig": "#include \"B.xcconfig\"\nINFOPLIST_FILE = $(INFOPLIST_FILE)",
      "B.xcconfig": "#include \"A.xcconfig\"\n",
    ]
    #expect(fixture.report.targets.map(\.verdict.name) == ["notJudged"])
  }

  @Test func `by groups that hold each other is judged`() {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T ); buildConfigurationList = L; };
        G = { isa = PBXGroup; children = ( H ); sourceTree = "<group>"; };
        H = { isa = PBXGroup; children = ( G, H ); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; dependencies = ( D ); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        D = { isa = PBXTargetDependency; target = T; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      }; rootObject = P; }
      """
    let report = ProjectAudit(
      files: MemoryFiles(["App.xcodeproj/project.pbxproj": project])
    ).report()
    #expect(report.targets.map(\.verdict.name) == ["notJudged"])
  }
}

/// A seeded source of random numbers.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
