@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests05DrillB0V046withoutRoomNothingIsJudgedAndBatchesAreAsLargel3TheE04TestfMp_17Z4d2232003214f9d1fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests05DrillB0V046withoutRoomNothingIsJudgedAndBatchesAreAsLargel3TheE04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests05DrillB0V046withoutRoomNothingIsJudgedAndBatchesAreAsLargel3TheE04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DrillTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests05DrillB0V046withoutRoomNothingIsJudgedAndBatchesAreAsLargel3TheE04TestfMp_7__localfMu_.withoutRoomNothingIsJudgedAndBatchesAreAsLargeAsTheRoom())))
  }
  try await $s11VerifyTests05DrillB0V046withoutRoomNothingIsJudgedAndBatchesAreAsLargel3TheE04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests05DrillB0V046withoutRoomNothingIsJudgedAndBatchesAreAsLargel3TheE04TestfMp_25generator4d2232003214f9d1fMu_() async -> Testing.Test {
  return .__function(
  named: "withoutRoomNothingIsJudgedAndBatchesAreAsLargeAsTheRoom()",
  in: DrillTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/DrillTests.swift", filePath: "/work/main/Tests/VerifyTests/DrillTests.swift", line: 245, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests05DrillB0V046withoutRoomNothingIsJudgedAndBatchesAreAsLargel3TheE04TestfMp_17Z4d2232003214f9d1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests05DrillB0V046withoutRoomNothingIsJudgedAndBatchesAreAsLargel3TheE04TestfMp_24accessor4d2232003214f9d1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests05DrillB0V046withoutRoomNothingIsJudgedAndBatchesAreAsLargel3TheE04TestfMp_25generator4d2232003214f9d1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests05DrillB0V046withoutRoomNothingIsJudgedAndBatchesAreAsLargel3TheE04TestfMp_33testContentRecord4d2232003214f9d1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests05DrillB0V046withoutRoomNothingIsJudgedAndBatchesAreAsLargel3TheE04TestfMp_24accessor4d2232003214f9d1fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:254:6-254:6
