@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V23initTwiceChangesNothing4TestfMp_16d64e404b09ba6937fMu_() async throws -> Void {
  @Sendable func $s12CommandTests09EncryptedB0V23initTwiceChangesNothing4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09EncryptedB0V23initTwiceChangesNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(EncryptedTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09EncryptedB0V23initTwiceChangesNothing4TestfMp_7__localfMu_.initTwiceChangesNothing())))
  }
  try await $s12CommandTests09EncryptedB0V23initTwiceChangesNothing4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V23initTwiceChangesNothing4TestfMp_25generatord64e404b09ba6937fMu_() async -> Testing.Test {
  return .__function(
  named: "initTwiceChangesNothing()",
  in: EncryptedTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/EncryptedTests.swift", filePath: "/work/main/Tests/CommandTests/EncryptedTests.swift", line: 97, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09EncryptedB0V23initTwiceChangesNothing4TestfMp_16d64e404b09ba6937fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09EncryptedB0V23initTwiceChangesNothing4TestfMp_24accessord64e404b09ba6937fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09EncryptedB0V23initTwiceChangesNothing4TestfMp_25generatord64e404b09ba6937fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09EncryptedB0V23initTwiceChangesNothing4TestfMp_33testContentRecordd64e404b09ba6937fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09EncryptedB0V23initTwiceChangesNothing4TestfMp_24accessord64e404b09ba6937fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:110:6-110:6
