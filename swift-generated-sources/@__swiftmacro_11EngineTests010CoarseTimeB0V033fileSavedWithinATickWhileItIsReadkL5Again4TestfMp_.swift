@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010CoarseTimeB0V033fileSavedWithinATickWhileItIsReadkL5Again4TestfMp_17Z83e85b72320c6b1ffMu_() async throws -> Void {
  @Sendable func $s11EngineTests010CoarseTimeB0V033fileSavedWithinATickWhileItIsReadkL5Again4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests010CoarseTimeB0V033fileSavedWithinATickWhileItIsReadkL5Again4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CoarseTimeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests010CoarseTimeB0V033fileSavedWithinATickWhileItIsReadkL5Again4TestfMp_7__localfMu_.fileSavedWithinATickWhileItIsReadIsReadAgain())))
  }
  try await $s11EngineTests010CoarseTimeB0V033fileSavedWithinATickWhileItIsReadkL5Again4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010CoarseTimeB0V033fileSavedWithinATickWhileItIsReadkL5Again4TestfMp_25generator83e85b72320c6b1ffMu_() async -> Testing.Test {
  return .__function(
  named: "fileSavedWithinATickWhileItIsReadIsReadAgain()",
  in: CoarseTimeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Two halves, the first of which is saved again while the second is read: the times do not tell.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/CoarseTimeTests.swift", filePath: "/work/main/Tests/EngineTests/CoarseTimeTests.swift", line: 56, column: 6),
  parameters: [],
  testFunction: $s11EngineTests010CoarseTimeB0V033fileSavedWithinATickWhileItIsReadkL5Again4TestfMp_17Z83e85b72320c6b1ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests010CoarseTimeB0V033fileSavedWithinATickWhileItIsReadkL5Again4TestfMp_24accessor83e85b72320c6b1ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests010CoarseTimeB0V033fileSavedWithinATickWhileItIsReadkL5Again4TestfMp_25generator83e85b72320c6b1ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests010CoarseTimeB0V033fileSavedWithinATickWhileItIsReadkL5Again4TestfMp_33testContentRecord83e85b72320c6b1ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests010CoarseTimeB0V033fileSavedWithinATickWhileItIsReadkL5Again4TestfMp_24accessor83e85b72320c6b1ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:72:6-72:6
