@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests08RootPlanB0V30twoSourcesOfOneNameGetTwoNames4TestfMp_16de43d13fc7a0eff2fMu_() async throws -> Void {
  @Sendable func $s11EngineTests08RootPlanB0V30twoSourcesOfOneNameGetTwoNames4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests08RootPlanB0V30twoSourcesOfOneNameGetTwoNames4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootPlanTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests08RootPlanB0V30twoSourcesOfOneNameGetTwoNames4TestfMp_7__localfMu_.twoSourcesOfOneNameGetTwoNames())))
  }
  try await $s11EngineTests08RootPlanB0V30twoSourcesOfOneNameGetTwoNames4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests08RootPlanB0V30twoSourcesOfOneNameGetTwoNames4TestfMp_25generatorde43d13fc7a0eff2fMu_() async -> Testing.Test {
  return .__function(
  named: "twoSourcesOfOneNameGetTwoNames()",
  in: RootPlanTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/StageTests.swift", filePath: "/work/main/Tests/EngineTests/StageTests.swift", line: 378, column: 6),
  parameters: [],
  testFunction: $s11EngineTests08RootPlanB0V30twoSourcesOfOneNameGetTwoNames4TestfMp_16de43d13fc7a0eff2fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests08RootPlanB0V30twoSourcesOfOneNameGetTwoNames4TestfMp_24accessorde43d13fc7a0eff2fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests08RootPlanB0V30twoSourcesOfOneNameGetTwoNames4TestfMp_25generatorde43d13fc7a0eff2fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests08RootPlanB0V30twoSourcesOfOneNameGetTwoNames4TestfMp_33testContentRecordde43d13fc7a0eff2fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests08RootPlanB0V30twoSourcesOfOneNameGetTwoNames4TestfMp_24accessorde43d13fc7a0eff2fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:386:6-386:6
