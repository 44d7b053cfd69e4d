@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests016ApplicationSignsB0V24flatpakIsKnownByItsScope4TestfMp_15bd89d52132a6bcefMu_(groups arg0:String,id arg1:String?) async throws -> Void {
  @Sendable func $s10PurgeTests016ApplicationSignsB0V24flatpakIsKnownByItsScope4TestfMp_7__localfMu0_(groups arg0:String,id arg1:String?,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests016ApplicationSignsB0V24flatpakIsKnownByItsScope4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ApplicationSignsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests016ApplicationSignsB0V24flatpakIsKnownByItsScope4TestfMp_7__localfMu_.flatpakIsKnownByItsScope(groups: arg0,id: arg1))))
  }
  try await $s10PurgeTests016ApplicationSignsB0V24flatpakIsKnownByItsScope4TestfMp_7__localfMu0_(groups: arg0,id: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests016ApplicationSignsB0V24flatpakIsKnownByItsScope4TestfMp_24generatorbd89d52132a6bcefMu_() async -> Testing.Test {
  return .__function(
  named: "flatpakIsKnownByItsScope(groups:id:)",
  in: ApplicationSignsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        ("0::/user.slice/user-1000.slice/user@1000.service/app.slice/app-flatpak-org.mozilla.firefox-4711.scope\n", "org.mozilla.firefox"),
        ("12:pids:/x\n0::/app.slice/app-flatpak-org.example.my\\x2dapp-1.scope/child\n", "org.example.my-app"),
        ("0::/app.slice/app-flatpak-org.example.App-.scope\n", nil),
        ("0::/app.slice/app-flatpak--12.scope\n", nil),
        ("0::/app.slice/app-flatpak-org.example.App-12a.scope\n", nil),
        ("0::/app.slice/app-flatpak-org.example.App-12.service\n", nil),
        ("0::/app.slice/app-gnome-org.example.App-12.scope\n", nil),
        ("", nil), ("0::/\n", nil), ("::app-flatpak-a-1.scope", "a"),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/ApplicationSignsTests.swift", filePath: "/work/main/Tests/PurgeTests/ApplicationSignsTests.swift", line: 7, column: 6),
  parameters: [(firstName: "groups",secondName: nil,type: (String).self),(firstName: "id",secondName: nil,type: (String?).self)],
  testFunction: $s10PurgeTests016ApplicationSignsB0V24flatpakIsKnownByItsScope4TestfMp_15bd89d52132a6bcefMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests016ApplicationSignsB0V24flatpakIsKnownByItsScope4TestfMp_23accessorbd89d52132a6bcefMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests016ApplicationSignsB0V24flatpakIsKnownByItsScope4TestfMp_24generatorbd89d52132a6bcefMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests016ApplicationSignsB0V24flatpakIsKnownByItsScope4TestfMp_32testContentRecordbd89d52132a6bcefMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests016ApplicationSignsB0V24flatpakIsKnownByItsScope4TestfMp_23accessorbd89d52132a6bcefMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:19:6-19:6
