@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V042logThatAKilledProcessLeftBehindIsPartOfItsC04TestfMp_16e9e18387c0f05be9fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08DatabaseB0V042logThatAKilledProcessLeftBehindIsPartOfItsC04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08DatabaseB0V042logThatAKilledProcessLeftBehindIsPartOfItsC04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08DatabaseB0V042logThatAKilledProcessLeftBehindIsPartOfItsC04TestfMp_7__localfMu_.logThatAKilledProcessLeftBehindIsPartOfItsDatabase())))
  }
  try await $s12CommandTests08DatabaseB0V042logThatAKilledProcessLeftBehindIsPartOfItsC04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V042logThatAKilledProcessLeftBehindIsPartOfItsC04TestfMp_25generatore9e18387c0f05be9fMu_() async -> Testing.Test {
  return .__function(
  named: "logThatAKilledProcessLeftBehindIsPartOfItsDatabase()",
  in: DatabaseTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"),.__documentationLine("/// What is committed only in the log is kept, read once, and proven.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/DatabaseTests.swift", filePath: "/work/main/Tests/CommandTests/DatabaseTests.swift", line: 134, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08DatabaseB0V042logThatAKilledProcessLeftBehindIsPartOfItsC04TestfMp_16e9e18387c0f05be9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08DatabaseB0V042logThatAKilledProcessLeftBehindIsPartOfItsC04TestfMp_24accessore9e18387c0f05be9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08DatabaseB0V042logThatAKilledProcessLeftBehindIsPartOfItsC04TestfMp_25generatore9e18387c0f05be9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08DatabaseB0V042logThatAKilledProcessLeftBehindIsPartOfItsC04TestfMp_33testContentRecorde9e18387c0f05be9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08DatabaseB0V042logThatAKilledProcessLeftBehindIsPartOfItsC04TestfMp_24accessore9e18387c0f05be9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:156:6-156:6
