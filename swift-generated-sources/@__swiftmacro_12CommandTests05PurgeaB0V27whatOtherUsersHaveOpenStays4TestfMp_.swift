@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PurgeaB0V27whatOtherUsersHaveOpenStays4TestfMp_15ca472095dd93aa7fMu_() async throws -> Void {
  @Sendable func $s12CommandTests05PurgeaB0V27whatOtherUsersHaveOpenStays4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05PurgeaB0V27whatOtherUsersHaveOpenStays4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PurgeCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05PurgeaB0V27whatOtherUsersHaveOpenStays4TestfMp_7__localfMu_.whatOtherUsersHaveOpenStays())))
  }
  try await $s12CommandTests05PurgeaB0V27whatOtherUsersHaveOpenStays4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PurgeaB0V27whatOtherUsersHaveOpenStays4TestfMp_24generatorca472095dd93aa7fMu_() async -> Testing.Test {
  return .__function(
  named: "whatOtherUsersHaveOpenStays()",
  in: PurgeCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canSwitchUser, "needs root, and setpriv"),.__documentationLine("/// The kernel tells an ordinary user what root's processes have open, though /proc does not.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PurgeCommandTests.swift", filePath: "/work/main/Tests/CommandTests/PurgeCommandTests.swift", line: 117, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05PurgeaB0V27whatOtherUsersHaveOpenStays4TestfMp_15ca472095dd93aa7fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05PurgeaB0V27whatOtherUsersHaveOpenStays4TestfMp_23accessorca472095dd93aa7fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05PurgeaB0V27whatOtherUsersHaveOpenStays4TestfMp_24generatorca472095dd93aa7fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05PurgeaB0V27whatOtherUsersHaveOpenStays4TestfMp_32testContentRecordca472095dd93aa7fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05PurgeaB0V27whatOtherUsersHaveOpenStays4TestfMp_23accessorca472095dd93aa7fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:138:6-138:6
