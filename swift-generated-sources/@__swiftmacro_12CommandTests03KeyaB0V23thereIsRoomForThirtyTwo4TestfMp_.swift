@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests03KeyaB0V23thereIsRoomForThirtyTwo4TestfMp_16b75602002f540af0fMu_() async throws -> Void {
  @Sendable func $s12CommandTests03KeyaB0V23thereIsRoomForThirtyTwo4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests03KeyaB0V23thereIsRoomForThirtyTwo4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KeyCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests03KeyaB0V23thereIsRoomForThirtyTwo4TestfMp_7__localfMu_.thereIsRoomForThirtyTwo())))
  }
  try await $s12CommandTests03KeyaB0V23thereIsRoomForThirtyTwo4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests03KeyaB0V23thereIsRoomForThirtyTwo4TestfMp_25generatorb75602002f540af0fMu_() async -> Testing.Test {
  return .__function(
  named: "thereIsRoomForThirtyTwo()",
  in: KeyCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/KeyCommandTests.swift", filePath: "/work/main/Tests/CommandTests/KeyCommandTests.swift", line: 80, column: 6),
  parameters: [],
  testFunction: $s12CommandTests03KeyaB0V23thereIsRoomForThirtyTwo4TestfMp_16b75602002f540af0fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests03KeyaB0V23thereIsRoomForThirtyTwo4TestfMp_24accessorb75602002f540af0fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests03KeyaB0V23thereIsRoomForThirtyTwo4TestfMp_25generatorb75602002f540af0fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests03KeyaB0V23thereIsRoomForThirtyTwo4TestfMp_33testContentRecordb75602002f540af0fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests03KeyaB0V23thereIsRoomForThirtyTwo4TestfMp_24accessorb75602002f540af0fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:85:6-85:6
