@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07RootSetB0V43rootsThatCannotBeOneAreRefusedAndOthersGoOn4TestfMp_16e6ac19bcaf043e87fMu_() async throws -> Void {
  @Sendable func $s11EngineTests07RootSetB0V43rootsThatCannotBeOneAreRefusedAndOthersGoOn4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07RootSetB0V43rootsThatCannotBeOneAreRefusedAndOthersGoOn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootSetTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07RootSetB0V43rootsThatCannotBeOneAreRefusedAndOthersGoOn4TestfMp_7__localfMu_.rootsThatCannotBeOneAreRefusedAndOthersGoOn())))
  }
  try await $s11EngineTests07RootSetB0V43rootsThatCannotBeOneAreRefusedAndOthersGoOn4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07RootSetB0V43rootsThatCannotBeOneAreRefusedAndOthersGoOn4TestfMp_25generatore6ac19bcaf043e87fMu_() async -> Testing.Test {
  return .__function(
  named: "rootsThatCannotBeOneAreRefusedAndOthersGoOn()",
  in: RootSetTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RootSetTests.swift", filePath: "/work/main/Tests/EngineTests/RootSetTests.swift", line: 158, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07RootSetB0V43rootsThatCannotBeOneAreRefusedAndOthersGoOn4TestfMp_16e6ac19bcaf043e87fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07RootSetB0V43rootsThatCannotBeOneAreRefusedAndOthersGoOn4TestfMp_24accessore6ac19bcaf043e87fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07RootSetB0V43rootsThatCannotBeOneAreRefusedAndOthersGoOn4TestfMp_25generatore6ac19bcaf043e87fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07RootSetB0V43rootsThatCannotBeOneAreRefusedAndOthersGoOn4TestfMp_33testContentRecorde6ac19bcaf043e87fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07RootSetB0V43rootsThatCannotBeOneAreRefusedAndOthersGoOn4TestfMp_24accessore6ac19bcaf043e87fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:175:6-175:6
