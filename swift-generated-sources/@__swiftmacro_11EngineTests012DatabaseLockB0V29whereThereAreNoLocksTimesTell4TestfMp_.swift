@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V29whereThereAreNoLocksTimesTell4TestfMp_16b0111b64b9fd50f7fMu_() async throws -> Void {
  @Sendable func $s11EngineTests012DatabaseLockB0V29whereThereAreNoLocksTimesTell4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012DatabaseLockB0V29whereThereAreNoLocksTimesTell4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseLockTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012DatabaseLockB0V29whereThereAreNoLocksTimesTell4TestfMp_7__localfMu_.whereThereAreNoLocksTimesTell())))
  }
  try await $s11EngineTests012DatabaseLockB0V29whereThereAreNoLocksTimesTell4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V29whereThereAreNoLocksTimesTell4TestfMp_25generatorb0111b64b9fd50f7fMu_() async -> Testing.Test {
  return .__function(
  named: "whereThereAreNoLocksTimesTell()",
  in: DatabaseLockTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/DatabaseLockTests.swift", filePath: "/work/main/Tests/EngineTests/DatabaseLockTests.swift", line: 196, column: 6),
  parameters: [],
  testFunction: $s11EngineTests012DatabaseLockB0V29whereThereAreNoLocksTimesTell4TestfMp_16b0111b64b9fd50f7fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012DatabaseLockB0V29whereThereAreNoLocksTimesTell4TestfMp_24accessorb0111b64b9fd50f7fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012DatabaseLockB0V29whereThereAreNoLocksTimesTell4TestfMp_25generatorb0111b64b9fd50f7fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012DatabaseLockB0V29whereThereAreNoLocksTimesTell4TestfMp_33testContentRecordb0111b64b9fd50f7fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012DatabaseLockB0V29whereThereAreNoLocksTimesTell4TestfMp_24accessorb0111b64b9fd50f7fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:203:6-203:6
