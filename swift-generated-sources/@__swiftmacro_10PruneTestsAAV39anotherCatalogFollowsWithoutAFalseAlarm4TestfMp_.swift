@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTestsAAV39anotherCatalogFollowsWithoutAFalseAlarm4TestfMp_16d8378a58dcd0ec2ffMu_() async throws -> Void {
  @Sendable func $s10PruneTestsAAV39anotherCatalogFollowsWithoutAFalseAlarm4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PruneTestsAAV39anotherCatalogFollowsWithoutAFalseAlarm4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PruneTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PruneTestsAAV39anotherCatalogFollowsWithoutAFalseAlarm4TestfMp_7__localfMu_.anotherCatalogFollowsWithoutAFalseAlarm())))
  }
  try await $s10PruneTestsAAV39anotherCatalogFollowsWithoutAFalseAlarm4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTestsAAV39anotherCatalogFollowsWithoutAFalseAlarm4TestfMp_25generatord8378a58dcd0ec2ffMu_() async -> Testing.Test {
  return .__function(
  named: "anotherCatalogFollowsWithoutAFalseAlarm()",
  in: PruneTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Another user of the repository has a catalog of its own, which knows the old packs.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/PruneTests.swift", filePath: "/work/main/Tests/PruneTests/PruneTests.swift", line: 119, column: 6),
  parameters: [],
  testFunction: $s10PruneTestsAAV39anotherCatalogFollowsWithoutAFalseAlarm4TestfMp_16d8378a58dcd0ec2ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PruneTestsAAV39anotherCatalogFollowsWithoutAFalseAlarm4TestfMp_24accessord8378a58dcd0ec2ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTestsAAV39anotherCatalogFollowsWithoutAFalseAlarm4TestfMp_25generatord8378a58dcd0ec2ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PruneTestsAAV39anotherCatalogFollowsWithoutAFalseAlarm4TestfMp_33testContentRecordd8378a58dcd0ec2ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTestsAAV39anotherCatalogFollowsWithoutAFalseAlarm4TestfMp_24accessord8378a58dcd0ec2ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:145:6-145:6
