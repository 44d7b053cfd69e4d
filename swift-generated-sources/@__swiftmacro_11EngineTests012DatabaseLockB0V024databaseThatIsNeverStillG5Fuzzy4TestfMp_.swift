@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V024databaseThatIsNeverStillG5Fuzzy4TestfMp_17Z62abefa1522b5b98fMu_() async throws -> Void {
  @Sendable func $s11EngineTests012DatabaseLockB0V024databaseThatIsNeverStillG5Fuzzy4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012DatabaseLockB0V024databaseThatIsNeverStillG5Fuzzy4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseLockTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012DatabaseLockB0V024databaseThatIsNeverStillG5Fuzzy4TestfMp_7__localfMu_.databaseThatIsNeverStillIsFuzzy())))
  }
  try await $s11EngineTests012DatabaseLockB0V024databaseThatIsNeverStillG5Fuzzy4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V024databaseThatIsNeverStillG5Fuzzy4TestfMp_25generator62abefa1522b5b98fMu_() async -> Testing.Test {
  return .__function(
  named: "databaseThatIsNeverStillIsFuzzy()",
  in: DatabaseLockTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// One that commits after each slice, for ever: never blocked for longer, and what is had is not taken for whole.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/DatabaseLockTests.swift", filePath: "/work/main/Tests/EngineTests/DatabaseLockTests.swift", line: 134, column: 6),
  parameters: [],
  testFunction: $s11EngineTests012DatabaseLockB0V024databaseThatIsNeverStillG5Fuzzy4TestfMp_17Z62abefa1522b5b98fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012DatabaseLockB0V024databaseThatIsNeverStillG5Fuzzy4TestfMp_24accessor62abefa1522b5b98fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012DatabaseLockB0V024databaseThatIsNeverStillG5Fuzzy4TestfMp_25generator62abefa1522b5b98fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012DatabaseLockB0V024databaseThatIsNeverStillG5Fuzzy4TestfMp_33testContentRecord62abefa1522b5b98fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012DatabaseLockB0V024databaseThatIsNeverStillG5Fuzzy4TestfMp_24accessor62abefa1522b5b98fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:163:6-163:6
