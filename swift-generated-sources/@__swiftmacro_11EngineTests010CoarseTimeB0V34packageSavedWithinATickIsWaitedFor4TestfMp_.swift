@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010CoarseTimeB0V34packageSavedWithinATickIsWaitedFor4TestfMp_17Z3495e5ee6059c098fMu_() async throws -> Void {
  @Sendable func $s11EngineTests010CoarseTimeB0V34packageSavedWithinATickIsWaitedFor4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests010CoarseTimeB0V34packageSavedWithinATickIsWaitedFor4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CoarseTimeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests010CoarseTimeB0V34packageSavedWithinATickIsWaitedFor4TestfMp_7__localfMu_.packageSavedWithinATickIsWaitedFor())))
  }
  try await $s11EngineTests010CoarseTimeB0V34packageSavedWithinATickIsWaitedFor4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010CoarseTimeB0V34packageSavedWithinATickIsWaitedFor4TestfMp_25generator3495e5ee6059c098fMu_() async -> Testing.Test {
  return .__function(
  named: "packageSavedWithinATickIsWaitedFor()",
  in: CoarseTimeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// One of two files of a package is saved again within the tick, after it was looked at.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/CoarseTimeTests.swift", filePath: "/work/main/Tests/EngineTests/CoarseTimeTests.swift", line: 90, column: 6),
  parameters: [],
  testFunction: $s11EngineTests010CoarseTimeB0V34packageSavedWithinATickIsWaitedFor4TestfMp_17Z3495e5ee6059c098fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests010CoarseTimeB0V34packageSavedWithinATickIsWaitedFor4TestfMp_24accessor3495e5ee6059c098fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests010CoarseTimeB0V34packageSavedWithinATickIsWaitedFor4TestfMp_25generator3495e5ee6059c098fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests010CoarseTimeB0V34packageSavedWithinATickIsWaitedFor4TestfMp_33testContentRecord3495e5ee6059c098fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests010CoarseTimeB0V34packageSavedWithinATickIsWaitedFor4TestfMp_24accessor3495e5ee6059c098fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:116:6-116:6
