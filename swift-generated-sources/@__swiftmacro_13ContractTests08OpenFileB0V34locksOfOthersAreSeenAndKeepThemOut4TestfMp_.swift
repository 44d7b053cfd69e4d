@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests08OpenFileB0V34locksOfOthersAreSeenAndKeepThemOut4TestfMp_16e0dc06f802dde607fMu_() async throws -> Void {
  @Sendable func $s13ContractTests08OpenFileB0V34locksOfOthersAreSeenAndKeepThemOut4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests08OpenFileB0V34locksOfOthersAreSeenAndKeepThemOut4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OpenFileTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests08OpenFileB0V34locksOfOthersAreSeenAndKeepThemOut4TestfMp_7__localfMu_.locksOfOthersAreSeenAndKeepThemOut())))
  }
  try await $s13ContractTests08OpenFileB0V34locksOfOthersAreSeenAndKeepThemOut4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests08OpenFileB0V34locksOfOthersAreSeenAndKeepThemOut4TestfMp_25generatore0dc06f802dde607fMu_() async -> Testing.Test {
  return .__function(
  named: "locksOfOthersAreSeenAndKeepThemOut()",
  in: OpenFileTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/OpenFileTests.swift", filePath: "/work/main/Tests/ContractTests/OpenFileTests.swift", line: 66, column: 6),
  parameters: [],
  testFunction: $s13ContractTests08OpenFileB0V34locksOfOthersAreSeenAndKeepThemOut4TestfMp_16e0dc06f802dde607fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests08OpenFileB0V34locksOfOthersAreSeenAndKeepThemOut4TestfMp_24accessore0dc06f802dde607fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests08OpenFileB0V34locksOfOthersAreSeenAndKeepThemOut4TestfMp_25generatore0dc06f802dde607fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests08OpenFileB0V34locksOfOthersAreSeenAndKeepThemOut4TestfMp_33testContentRecorde0dc06f802dde607fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests08OpenFileB0V34locksOfOthersAreSeenAndKeepThemOut4TestfMp_24accessore0dc06f802dde607fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:85:6-85:6
