@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests016ApplicationSignsB0V31flatpakIsKnownByWhatItsRootSays4TestfMp_17Z2e3b0c6b5b98d638fMu_(info arg0:String,id arg1:String?) async throws -> Void {
  @Sendable func $s10PurgeTests016ApplicationSignsB0V31flatpakIsKnownByWhatItsRootSays4TestfMp_7__localfMu0_(info arg0:String,id arg1:String?,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests016ApplicationSignsB0V31flatpakIsKnownByWhatItsRootSays4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ApplicationSignsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests016ApplicationSignsB0V31flatpakIsKnownByWhatItsRootSays4TestfMp_7__localfMu_.flatpakIsKnownByWhatItsRootSays(info: arg0,id: arg1))))
  }
  try await $s10PurgeTests016ApplicationSignsB0V31flatpakIsKnownByWhatItsRootSays4TestfMp_7__localfMu0_(info: arg0,id: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests016ApplicationSignsB0V31flatpakIsKnownByWhatItsRootSays4TestfMp_25generator2e3b0c6b5b98d638fMu_() async -> Testing.Test {
  return .__function(
  named: "flatpakIsKnownByWhatItsRootSays(info:id:)",
  in: ApplicationSignsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        ("[Application]\nname=org.example.App\nruntime=runtime/x\n", "org.example.App"),
        ("[Runtime]\nname=org.example.Runtime\n", nil),
        ("[Instance]\nname=no\n\n[Application]\nruntime=x\nname = a.b.C\n", "a.b.C"),
        ("name=x\n", nil), ("", nil), ("[Application]\n=\nnames=x\n", nil),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/ApplicationSignsTests.swift", filePath: "/work/main/Tests/PurgeTests/ApplicationSignsTests.swift", line: 33, column: 6),
  parameters: [(firstName: "info",secondName: nil,type: (String).self),(firstName: "id",secondName: nil,type: (String?).self)],
  testFunction: $s10PurgeTests016ApplicationSignsB0V31flatpakIsKnownByWhatItsRootSays4TestfMp_17Z2e3b0c6b5b98d638fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests016ApplicationSignsB0V31flatpakIsKnownByWhatItsRootSays4TestfMp_24accessor2e3b0c6b5b98d638fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests016ApplicationSignsB0V31flatpakIsKnownByWhatItsRootSays4TestfMp_25generator2e3b0c6b5b98d638fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests016ApplicationSignsB0V31flatpakIsKnownByWhatItsRootSays4TestfMp_33testContentRecord2e3b0c6b5b98d638fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests016ApplicationSignsB0V31flatpakIsKnownByWhatItsRootSays4TestfMp_24accessor2e3b0c6b5b98d638fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:41:6-41:6
