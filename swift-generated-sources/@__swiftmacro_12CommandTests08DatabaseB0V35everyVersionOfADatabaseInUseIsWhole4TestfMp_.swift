@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V35everyVersionOfADatabaseInUseIsWhole4TestfMp_17Z69d0963c05f28c23fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08DatabaseB0V35everyVersionOfADatabaseInUseIsWhole4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08DatabaseB0V35everyVersionOfADatabaseInUseIsWhole4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08DatabaseB0V35everyVersionOfADatabaseInUseIsWhole4TestfMp_7__localfMu_.everyVersionOfADatabaseInUseIsWhole())))
  }
  try await $s12CommandTests08DatabaseB0V35everyVersionOfADatabaseInUseIsWhole4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V35everyVersionOfADatabaseInUseIsWhole4TestfMp_25generator69d0963c05f28c23fMu_() async -> Testing.Test {
  return .__function(
  named: "everyVersionOfADatabaseInUseIsWhole()",
  in: DatabaseTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, "needs /usr/bin/python3")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/DatabaseTests.swift", filePath: "/work/main/Tests/CommandTests/DatabaseTests.swift", line: 14, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08DatabaseB0V35everyVersionOfADatabaseInUseIsWhole4TestfMp_17Z69d0963c05f28c23fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08DatabaseB0V35everyVersionOfADatabaseInUseIsWhole4TestfMp_24accessor69d0963c05f28c23fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08DatabaseB0V35everyVersionOfADatabaseInUseIsWhole4TestfMp_25generator69d0963c05f28c23fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08DatabaseB0V35everyVersionOfADatabaseInUseIsWhole4TestfMp_33testContentRecord69d0963c05f28c23fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08DatabaseB0V35everyVersionOfADatabaseInUseIsWhole4TestfMp_24accessor69d0963c05f28c23fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:19:6-19:6
