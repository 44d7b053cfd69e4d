@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V018everyVerbWorksOnAnC10Repository4TestfMp_17Z3dc4b7520cc2db3bfMu_() async throws -> Void {
  @Sendable func $s12CommandTests09EncryptedB0V018everyVerbWorksOnAnC10Repository4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09EncryptedB0V018everyVerbWorksOnAnC10Repository4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(EncryptedTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09EncryptedB0V018everyVerbWorksOnAnC10Repository4TestfMp_7__localfMu_.everyVerbWorksOnAnEncryptedRepository())))
  }
  try await $s12CommandTests09EncryptedB0V018everyVerbWorksOnAnC10Repository4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V018everyVerbWorksOnAnC10Repository4TestfMp_25generator3dc4b7520cc2db3bfMu_() async -> Testing.Test {
  return .__function(
  named: "everyVerbWorksOnAnEncryptedRepository()",
  in: EncryptedTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/EncryptedTests.swift", filePath: "/work/main/Tests/CommandTests/EncryptedTests.swift", line: 24, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09EncryptedB0V018everyVerbWorksOnAnC10Repository4TestfMp_17Z3dc4b7520cc2db3bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09EncryptedB0V018everyVerbWorksOnAnC10Repository4TestfMp_24accessor3dc4b7520cc2db3bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09EncryptedB0V018everyVerbWorksOnAnC10Repository4TestfMp_25generator3dc4b7520cc2db3bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09EncryptedB0V018everyVerbWorksOnAnC10Repository4TestfMp_33testContentRecord3dc4b7520cc2db3bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09EncryptedB0V018everyVerbWorksOnAnC10Repository4TestfMp_24accessor3dc4b7520cc2db3bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:52:6-52:6
