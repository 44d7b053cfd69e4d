@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09DetectionB0V46aFileThatLostSomeOfItsChunksIsPartlyRestorable4TestfMp_16ae9ad09f4019ab70fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests09DetectionB0V46aFileThatLostSomeOfItsChunksIsPartlyRestorable4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests09DetectionB0V46aFileThatLostSomeOfItsChunksIsPartlyRestorable4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DetectionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests09DetectionB0V46aFileThatLostSomeOfItsChunksIsPartlyRestorable4TestfMp_7__localfMu_.aFileThatLostSomeOfItsChunksIsPartlyRestorable())))
  }
  try await $s11VerifyTests09DetectionB0V46aFileThatLostSomeOfItsChunksIsPartlyRestorable4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09DetectionB0V46aFileThatLostSomeOfItsChunksIsPartlyRestorable4TestfMp_25generatorae9ad09f4019ab70fMu_() async -> Testing.Test {
  return .__function(
  named: "aFileThatLostSomeOfItsChunksIsPartlyRestorable()",
  in: DetectionTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/DetectionTests.swift", filePath: "/work/main/Tests/VerifyTests/DetectionTests.swift", line: 180, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests09DetectionB0V46aFileThatLostSomeOfItsChunksIsPartlyRestorable4TestfMp_16ae9ad09f4019ab70fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests09DetectionB0V46aFileThatLostSomeOfItsChunksIsPartlyRestorable4TestfMp_24accessorae9ad09f4019ab70fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests09DetectionB0V46aFileThatLostSomeOfItsChunksIsPartlyRestorable4TestfMp_25generatorae9ad09f4019ab70fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests09DetectionB0V46aFileThatLostSomeOfItsChunksIsPartlyRestorable4TestfMp_33testContentRecordae9ad09f4019ab70fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests09DetectionB0V46aFileThatLostSomeOfItsChunksIsPartlyRestorable4TestfMp_24accessorae9ad09f4019ab70fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:188:6-188:6
