@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests05PlaceB0V034fileWrittenAfterItsRenameIsReadAndg4MoveI8Recorded4TestfMp_17Z87fde381b365556dfMu_() async throws -> Void {
  @Sendable func $s11EngineTests05PlaceB0V034fileWrittenAfterItsRenameIsReadAndg4MoveI8Recorded4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests05PlaceB0V034fileWrittenAfterItsRenameIsReadAndg4MoveI8Recorded4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PlaceTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests05PlaceB0V034fileWrittenAfterItsRenameIsReadAndg4MoveI8Recorded4TestfMp_7__localfMu_.fileWrittenAfterItsRenameIsReadAndItsMoveIsRecorded())))
  }
  try await $s11EngineTests05PlaceB0V034fileWrittenAfterItsRenameIsReadAndg4MoveI8Recorded4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests05PlaceB0V034fileWrittenAfterItsRenameIsReadAndg4MoveI8Recorded4TestfMp_25generator87fde381b365556dfMu_() async -> Testing.Test {
  return .__function(
  named: "fileWrittenAfterItsRenameIsReadAndItsMoveIsRecorded()",
  in: PlaceTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PlaceTests.swift", filePath: "/work/main/Tests/EngineTests/PlaceTests.swift", line: 112, column: 6),
  parameters: [],
  testFunction: $s11EngineTests05PlaceB0V034fileWrittenAfterItsRenameIsReadAndg4MoveI8Recorded4TestfMp_17Z87fde381b365556dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests05PlaceB0V034fileWrittenAfterItsRenameIsReadAndg4MoveI8Recorded4TestfMp_24accessor87fde381b365556dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests05PlaceB0V034fileWrittenAfterItsRenameIsReadAndg4MoveI8Recorded4TestfMp_25generator87fde381b365556dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests05PlaceB0V034fileWrittenAfterItsRenameIsReadAndg4MoveI8Recorded4TestfMp_33testContentRecord87fde381b365556dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests05PlaceB0V034fileWrittenAfterItsRenameIsReadAndg4MoveI8Recorded4TestfMp_24accessor87fde381b365556dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:122:6-122:6
