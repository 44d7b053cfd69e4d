@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PurgeaB0V39homeIsNoCacheWhateverTheEnvironmentSays4TestfMp_17Z8995140cf612a945fMu_() async throws -> Void {
  @Sendable func $s12CommandTests05PurgeaB0V39homeIsNoCacheWhateverTheEnvironmentSays4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05PurgeaB0V39homeIsNoCacheWhateverTheEnvironmentSays4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PurgeCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05PurgeaB0V39homeIsNoCacheWhateverTheEnvironmentSays4TestfMp_7__localfMu_.homeIsNoCacheWhateverTheEnvironmentSays())))
  }
  try await $s12CommandTests05PurgeaB0V39homeIsNoCacheWhateverTheEnvironmentSays4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PurgeaB0V39homeIsNoCacheWhateverTheEnvironmentSays4TestfMp_25generator8995140cf612a945fMu_() async -> Testing.Test {
  return .__function(
  named: "homeIsNoCacheWhateverTheEnvironmentSays()",
  in: PurgeCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PurgeCommandTests.swift", filePath: "/work/main/Tests/CommandTests/PurgeCommandTests.swift", line: 102, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05PurgeaB0V39homeIsNoCacheWhateverTheEnvironmentSays4TestfMp_17Z8995140cf612a945fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05PurgeaB0V39homeIsNoCacheWhateverTheEnvironmentSays4TestfMp_24accessor8995140cf612a945fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05PurgeaB0V39homeIsNoCacheWhateverTheEnvironmentSays4TestfMp_25generator8995140cf612a945fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05PurgeaB0V39homeIsNoCacheWhateverTheEnvironmentSays4TestfMp_33testContentRecord8995140cf612a945fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05PurgeaB0V39homeIsNoCacheWhateverTheEnvironmentSays4TestfMp_24accessor8995140cf612a945fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:114:6-114:6
