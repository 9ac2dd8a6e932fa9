# An Xcode project whose groups contain each other and whose targets depend on themselves.
mkdir -p Loop.xcodeproj
cat >Loop.xcodeproj/project.pbxproj <<'END'
// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
P = {isa = PBXProject; mainGroup = G; targets = (T, T, P); buildConfigurationList = L; };
G = {isa = PBXGroup; children = (G, H); path = ..; sourceTree = "<group>"; };
H = {isa = PBXGroup; children = (G, P, T); path = "../../../../../../etc"; sourceTree = "<group>"; };
T = {isa = PBXNativeTarget; name = "T\e[2J"; productType = "com.apple.product-type.application"; buildPhases = (S, T); buildConfigurationList = L; dependencies = (T); };
S = {isa = PBXSourcesBuildPhase; files = (B, S); };
B = {isa = PBXBuildFile; fileRef = G; };
L = {isa = XCConfigurationList; buildConfigurations = (C, L); };
C = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = C; buildSettings = { INFOPLIST_FILE = "$(INFOPLIST_FILE)/$(A)"; A = "$(B)$(B)"; B = "$(A)$(A)"; }; };
}; }
END
ln -s . self
ln -s /dev/zero Endless.swift
mkfifo Pipe.swift
