@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09PathProofB0V20aRequestToStopIsSeen4TestfMp_16c4c925d22e07b174fMu_() async throws -> Void {
  @Sendable func $s11EngineTests09PathProofB0V20aRequestToStopIsSeen4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests09PathProofB0V20aRequestToStopIsSeen4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathProofTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests09PathProofB0V20aRequestToStopIsSeen4TestfMp_7__localfMu_.aRequestToStopIsSeen())))
  }
  try await $s11EngineTests09PathProofB0V20aRequestToStopIsSeen4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09PathProofB0V20aRequestToStopIsSeen4TestfMp_25generatorc4c925d22e07b174fMu_() async -> Testing.Test {
  return .__function(
  named: "aRequestToStopIsSeen()",
  in: PathProofTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PathProofTests.swift", filePath: "/work/main/Tests/EngineTests/PathProofTests.swift", line: 299, column: 6),
  parameters: [],
  testFunction: $s11EngineTests09PathProofB0V20aRequestToStopIsSeen4TestfMp_16c4c925d22e07b174fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests09PathProofB0V20aRequestToStopIsSeen4TestfMp_24accessorc4c925d22e07b174fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests09PathProofB0V20aRequestToStopIsSeen4TestfMp_25generatorc4c925d22e07b174fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests09PathProofB0V20aRequestToStopIsSeen4TestfMp_33testContentRecordc4c925d22e07b174fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests09PathProofB0V20aRequestToStopIsSeen4TestfMp_24accessorc4c925d22e07b174fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:305:6-305:6
