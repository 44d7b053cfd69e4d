@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V27watchWithoutThePasswordEnds4TestfMp_17Z42bdf61add801390fMu_() async throws -> Void {
  @Sendable func $s12CommandTests09EncryptedB0V27watchWithoutThePasswordEnds4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09EncryptedB0V27watchWithoutThePasswordEnds4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(EncryptedTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09EncryptedB0V27watchWithoutThePasswordEnds4TestfMp_7__localfMu_.watchWithoutThePasswordEnds())))
  }
  try await $s12CommandTests09EncryptedB0V27watchWithoutThePasswordEnds4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V27watchWithoutThePasswordEnds4TestfMp_25generator42bdf61add801390fMu_() async -> Testing.Test {
  return .__function(
  named: "watchWithoutThePasswordEnds()",
  in: EncryptedTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A daemon that cannot unlock says so and ends; it does not wait as for a disk that is away.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/EncryptedTests.swift", filePath: "/work/main/Tests/CommandTests/EncryptedTests.swift", line: 195, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09EncryptedB0V27watchWithoutThePasswordEnds4TestfMp_17Z42bdf61add801390fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09EncryptedB0V27watchWithoutThePasswordEnds4TestfMp_24accessor42bdf61add801390fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09EncryptedB0V27watchWithoutThePasswordEnds4TestfMp_25generator42bdf61add801390fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09EncryptedB0V27watchWithoutThePasswordEnds4TestfMp_33testContentRecord42bdf61add801390fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09EncryptedB0V27watchWithoutThePasswordEnds4TestfMp_24accessor42bdf61add801390fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:202:6-202:6
