@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests08LeftoverB0V023aFileThatIsBeingWrittenf2NoC04TestfMp_16cce0f5d5b908edf6fMu_() async throws -> Void {
  @Sendable func $s13ContractTests08LeftoverB0V023aFileThatIsBeingWrittenf2NoC04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests08LeftoverB0V023aFileThatIsBeingWrittenf2NoC04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LeftoverTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests08LeftoverB0V023aFileThatIsBeingWrittenf2NoC04TestfMp_7__localfMu_.aFileThatIsBeingWrittenIsNoLeftover())))
  }
  try await $s13ContractTests08LeftoverB0V023aFileThatIsBeingWrittenf2NoC04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests08LeftoverB0V023aFileThatIsBeingWrittenf2NoC04TestfMp_25generatorcce0f5d5b908edf6fMu_() async -> Testing.Test {
  return .__function(
  named: "aFileThatIsBeingWrittenIsNoLeftover()",
  in: LeftoverTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/LeftoverTests.swift", filePath: "/work/main/Tests/ContractTests/LeftoverTests.swift", line: 17, column: 6),
  parameters: [],
  testFunction: $s13ContractTests08LeftoverB0V023aFileThatIsBeingWrittenf2NoC04TestfMp_16cce0f5d5b908edf6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests08LeftoverB0V023aFileThatIsBeingWrittenf2NoC04TestfMp_24accessorcce0f5d5b908edf6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests08LeftoverB0V023aFileThatIsBeingWrittenf2NoC04TestfMp_25generatorcce0f5d5b908edf6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests08LeftoverB0V023aFileThatIsBeingWrittenf2NoC04TestfMp_33testContentRecordcce0f5d5b908edf6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests08LeftoverB0V023aFileThatIsBeingWrittenf2NoC04TestfMp_24accessorcce0f5d5b908edf6fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/LeftoverTests.swift:38:6-38:6
