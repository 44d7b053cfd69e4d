@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PruneaB0V22whatARestoreReadsStays4TestfMp_17Z4e65a1e63f41efdbfMu_() async throws -> Void {
  @Sendable func $s12CommandTests05PruneaB0V22whatARestoreReadsStays4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05PruneaB0V22whatARestoreReadsStays4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PruneCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05PruneaB0V22whatARestoreReadsStays4TestfMp_7__localfMu_.whatARestoreReadsStays())))
  }
  try await $s12CommandTests05PruneaB0V22whatARestoreReadsStays4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PruneaB0V22whatARestoreReadsStays4TestfMp_25generator4e65a1e63f41efdbfMu_() async -> Testing.Test {
  return .__function(
  named: "whatARestoreReadsStays()",
  in: PruneCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PruneCommandTests.swift", filePath: "/work/main/Tests/CommandTests/PruneCommandTests.swift", line: 110, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05PruneaB0V22whatARestoreReadsStays4TestfMp_17Z4e65a1e63f41efdbfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05PruneaB0V22whatARestoreReadsStays4TestfMp_24accessor4e65a1e63f41efdbfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05PruneaB0V22whatARestoreReadsStays4TestfMp_25generator4e65a1e63f41efdbfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05PruneaB0V22whatARestoreReadsStays4TestfMp_33testContentRecord4e65a1e63f41efdbfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05PruneaB0V22whatARestoreReadsStays4TestfMp_24accessor4e65a1e63f41efdbfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:131:6-131:6
