@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PruneaB0V27aBackupBesideItWaitsItsTurn4TestfMp_17Z4fa6842b83574edffMu_() async throws -> Void {
  @Sendable func $s12CommandTests05PruneaB0V27aBackupBesideItWaitsItsTurn4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05PruneaB0V27aBackupBesideItWaitsItsTurn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PruneCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05PruneaB0V27aBackupBesideItWaitsItsTurn4TestfMp_7__localfMu_.aBackupBesideItWaitsItsTurn())))
  }
  try await $s12CommandTests05PruneaB0V27aBackupBesideItWaitsItsTurn4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PruneaB0V27aBackupBesideItWaitsItsTurn4TestfMp_25generator4fa6842b83574edffMu_() async -> Testing.Test {
  return .__function(
  named: "aBackupBesideItWaitsItsTurn()",
  in: PruneCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PruneCommandTests.swift", filePath: "/work/main/Tests/CommandTests/PruneCommandTests.swift", line: 147, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05PruneaB0V27aBackupBesideItWaitsItsTurn4TestfMp_17Z4fa6842b83574edffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05PruneaB0V27aBackupBesideItWaitsItsTurn4TestfMp_24accessor4fa6842b83574edffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05PruneaB0V27aBackupBesideItWaitsItsTurn4TestfMp_25generator4fa6842b83574edffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05PruneaB0V27aBackupBesideItWaitsItsTurn4TestfMp_33testContentRecord4fa6842b83574edffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05PruneaB0V27aBackupBesideItWaitsItsTurn4TestfMp_24accessor4fa6842b83574edffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:162:6-162:6
