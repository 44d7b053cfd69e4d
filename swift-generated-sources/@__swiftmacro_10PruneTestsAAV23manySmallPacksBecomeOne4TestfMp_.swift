@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTestsAAV23manySmallPacksBecomeOne4TestfMp_17Z3bdc61f8bbb4c63bfMu_() async throws -> Void {
  @Sendable func $s10PruneTestsAAV23manySmallPacksBecomeOne4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PruneTestsAAV23manySmallPacksBecomeOne4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PruneTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PruneTestsAAV23manySmallPacksBecomeOne4TestfMp_7__localfMu_.manySmallPacksBecomeOne())))
  }
  try await $s10PruneTestsAAV23manySmallPacksBecomeOne4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTestsAAV23manySmallPacksBecomeOne4TestfMp_25generator3bdc61f8bbb4c63bfMu_() async -> Testing.Test {
  return .__function(
  named: "manySmallPacksBecomeOne()",
  in: PruneTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/PruneTests.swift", filePath: "/work/main/Tests/PruneTests/PruneTests.swift", line: 228, column: 6),
  parameters: [],
  testFunction: $s10PruneTestsAAV23manySmallPacksBecomeOne4TestfMp_17Z3bdc61f8bbb4c63bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PruneTestsAAV23manySmallPacksBecomeOne4TestfMp_24accessor3bdc61f8bbb4c63bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTestsAAV23manySmallPacksBecomeOne4TestfMp_25generator3bdc61f8bbb4c63bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PruneTestsAAV23manySmallPacksBecomeOne4TestfMp_33testContentRecord3bdc61f8bbb4c63bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTestsAAV23manySmallPacksBecomeOne4TestfMp_24accessor3bdc61f8bbb4c63bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:243:6-243:6
