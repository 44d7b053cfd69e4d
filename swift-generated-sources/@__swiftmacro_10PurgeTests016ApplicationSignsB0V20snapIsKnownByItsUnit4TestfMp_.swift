@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests016ApplicationSignsB0V20snapIsKnownByItsUnit4TestfMp_17Z566dd5654ad2a4dcfMu_(groups arg0:String,names arg1:[String]) async throws -> Void {
  @Sendable func $s10PurgeTests016ApplicationSignsB0V20snapIsKnownByItsUnit4TestfMp_7__localfMu0_(groups arg0:String,names arg1:[String],_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests016ApplicationSignsB0V20snapIsKnownByItsUnit4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ApplicationSignsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests016ApplicationSignsB0V20snapIsKnownByItsUnit4TestfMp_7__localfMu_.snapIsKnownByItsUnit(groups: arg0,names: arg1))))
  }
  try await $s10PurgeTests016ApplicationSignsB0V20snapIsKnownByItsUnit4TestfMp_7__localfMu0_(groups: arg0,names: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests016ApplicationSignsB0V20snapIsKnownByItsUnit4TestfMp_25generator566dd5654ad2a4dcfMu_() async -> Testing.Test {
  return .__function(
  named: "snapIsKnownByItsUnit(groups:names:)",
  in: ApplicationSignsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        ("0::/user.slice/snap.firefox.firefox-0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.scope\n", ["firefox"]),
        ("0::/system.slice/snap.lxd.daemon.service\n", ["lxd"]),
        ("0::/user.slice/snap.firefox.firefox.0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.scope\n", ["firefox"]),
        ("0::/user.slice/snap.0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.firefox.firefox.scope\n", ["firefox"]),
        ("5:freezer:/snap.name_key\n0::/user.slice\n", ["name_key"]),
        ("0::/snapd.service\n", []), ("0::/snap.\n", []),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/ApplicationSignsTests.swift", filePath: "/work/main/Tests/PurgeTests/ApplicationSignsTests.swift", line: 21, column: 6),
  parameters: [(firstName: "groups",secondName: nil,type: (String).self),(firstName: "names",secondName: nil,type: ([String]).self)],
  testFunction: $s10PurgeTests016ApplicationSignsB0V20snapIsKnownByItsUnit4TestfMp_17Z566dd5654ad2a4dcfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests016ApplicationSignsB0V20snapIsKnownByItsUnit4TestfMp_24accessor566dd5654ad2a4dcfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests016ApplicationSignsB0V20snapIsKnownByItsUnit4TestfMp_25generator566dd5654ad2a4dcfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests016ApplicationSignsB0V20snapIsKnownByItsUnit4TestfMp_33testContentRecord566dd5654ad2a4dcfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests016ApplicationSignsB0V20snapIsKnownByItsUnit4TestfMp_24accessor566dd5654ad2a4dcfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:31:6-31:6
