@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PruneaB0V37killedAnywhereItLosesNothingAndGoesOn4TestfMp_16ff3d3fdb5cc1ce4ffMu_() async throws -> Void {
  @Sendable func $s12CommandTests05PruneaB0V37killedAnywhereItLosesNothingAndGoesOn4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05PruneaB0V37killedAnywhereItLosesNothingAndGoesOn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PruneCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05PruneaB0V37killedAnywhereItLosesNothingAndGoesOn4TestfMp_7__localfMu_.killedAnywhereItLosesNothingAndGoesOn())))
  }
  try await $s12CommandTests05PruneaB0V37killedAnywhereItLosesNothingAndGoesOn4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PruneaB0V37killedAnywhereItLosesNothingAndGoesOn4TestfMp_25generatorff3d3fdb5cc1ce4ffMu_() async -> Testing.Test {
  return .__function(
  named: "killedAnywhereItLosesNothingAndGoesOn()",
  in: PruneCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PruneCommandTests.swift", filePath: "/work/main/Tests/CommandTests/PruneCommandTests.swift", line: 83, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05PruneaB0V37killedAnywhereItLosesNothingAndGoesOn4TestfMp_16ff3d3fdb5cc1ce4ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05PruneaB0V37killedAnywhereItLosesNothingAndGoesOn4TestfMp_24accessorff3d3fdb5cc1ce4ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05PruneaB0V37killedAnywhereItLosesNothingAndGoesOn4TestfMp_25generatorff3d3fdb5cc1ce4ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05PruneaB0V37killedAnywhereItLosesNothingAndGoesOn4TestfMp_33testContentRecordff3d3fdb5cc1ce4ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05PruneaB0V37killedAnywhereItLosesNothingAndGoesOn4TestfMp_24accessorff3d3fdb5cc1ce4ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:108:6-108:6
