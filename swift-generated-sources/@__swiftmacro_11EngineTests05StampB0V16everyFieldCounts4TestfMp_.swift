@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests05StampB0V16everyFieldCounts4TestfMp_17Z673db70035f97131fMu_() async throws -> Void {
  @Sendable func $s11EngineTests05StampB0V16everyFieldCounts4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests05StampB0V16everyFieldCounts4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StampTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests05StampB0V16everyFieldCounts4TestfMp_7__localfMu_.everyFieldCounts())))
  }
  try await $s11EngineTests05StampB0V16everyFieldCounts4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests05StampB0V16everyFieldCounts4TestfMp_25generator673db70035f97131fMu_() async -> Testing.Test {
  return .__function(
  named: "everyFieldCounts()",
  in: StampTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/StampTests.swift", filePath: "/work/main/Tests/EngineTests/StampTests.swift", line: 14, column: 6),
  parameters: [],
  testFunction: $s11EngineTests05StampB0V16everyFieldCounts4TestfMp_17Z673db70035f97131fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests05StampB0V16everyFieldCounts4TestfMp_24accessor673db70035f97131fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests05StampB0V16everyFieldCounts4TestfMp_25generator673db70035f97131fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests05StampB0V16everyFieldCounts4TestfMp_33testContentRecord673db70035f97131fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests05StampB0V16everyFieldCounts4TestfMp_24accessor673db70035f97131fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/StampTests.swift:30:6-30:6
