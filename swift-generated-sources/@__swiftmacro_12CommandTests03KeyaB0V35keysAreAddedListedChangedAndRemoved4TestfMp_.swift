@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests03KeyaB0V35keysAreAddedListedChangedAndRemoved4TestfMp_16d0590a91209b0d31fMu_() async throws -> Void {
  @Sendable func $s12CommandTests03KeyaB0V35keysAreAddedListedChangedAndRemoved4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests03KeyaB0V35keysAreAddedListedChangedAndRemoved4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KeyCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests03KeyaB0V35keysAreAddedListedChangedAndRemoved4TestfMp_7__localfMu_.keysAreAddedListedChangedAndRemoved())))
  }
  try await $s12CommandTests03KeyaB0V35keysAreAddedListedChangedAndRemoved4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests03KeyaB0V35keysAreAddedListedChangedAndRemoved4TestfMp_25generatord0590a91209b0d31fMu_() async -> Testing.Test {
  return .__function(
  named: "keysAreAddedListedChangedAndRemoved()",
  in: KeyCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/KeyCommandTests.swift", filePath: "/work/main/Tests/CommandTests/KeyCommandTests.swift", line: 27, column: 6),
  parameters: [],
  testFunction: $s12CommandTests03KeyaB0V35keysAreAddedListedChangedAndRemoved4TestfMp_16d0590a91209b0d31fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests03KeyaB0V35keysAreAddedListedChangedAndRemoved4TestfMp_24accessord0590a91209b0d31fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests03KeyaB0V35keysAreAddedListedChangedAndRemoved4TestfMp_25generatord0590a91209b0d31fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests03KeyaB0V35keysAreAddedListedChangedAndRemoved4TestfMp_33testContentRecordd0590a91209b0d31fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests03KeyaB0V35keysAreAddedListedChangedAndRemoved4TestfMp_24accessord0590a91209b0d31fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:55:6-55:6
