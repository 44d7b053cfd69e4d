@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests012HousekeepingB0V29whatARepositoryTakesStaysFlat4TestfMp_16e54456d87b162eb1fMu_() async throws -> Void {
  @Sendable func $s10PruneTests012HousekeepingB0V29whatARepositoryTakesStaysFlat4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PruneTests012HousekeepingB0V29whatARepositoryTakesStaysFlat4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HousekeepingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PruneTests012HousekeepingB0V29whatARepositoryTakesStaysFlat4TestfMp_7__localfMu_.whatARepositoryTakesStaysFlat())))
  }
  try await $s10PruneTests012HousekeepingB0V29whatARepositoryTakesStaysFlat4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests012HousekeepingB0V29whatARepositoryTakesStaysFlat4TestfMp_25generatore54456d87b162eb1fMu_() async -> Testing.Test {
  return .__function(
  named: "whatARepositoryTakesStaysFlat()",
  in: HousekeepingTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/HousekeepingTests.swift", filePath: "/work/main/Tests/PruneTests/HousekeepingTests.swift", line: 263, column: 6),
  parameters: [],
  testFunction: $s10PruneTests012HousekeepingB0V29whatARepositoryTakesStaysFlat4TestfMp_16e54456d87b162eb1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PruneTests012HousekeepingB0V29whatARepositoryTakesStaysFlat4TestfMp_24accessore54456d87b162eb1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTests012HousekeepingB0V29whatARepositoryTakesStaysFlat4TestfMp_25generatore54456d87b162eb1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PruneTests012HousekeepingB0V29whatARepositoryTakesStaysFlat4TestfMp_33testContentRecorde54456d87b162eb1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTests012HousekeepingB0V29whatARepositoryTakesStaysFlat4TestfMp_24accessore54456d87b162eb1fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PruneTests/HousekeepingTests.swift:282:6-282:6
