@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V20ordinaryUserCanWatch4TestfMp_17Z3e5f34d0bbea324dfMu_() async throws -> Void {
  @Sendable func $s12CommandTests09EncryptedB0V20ordinaryUserCanWatch4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09EncryptedB0V20ordinaryUserCanWatch4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(EncryptedTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09EncryptedB0V20ordinaryUserCanWatch4TestfMp_7__localfMu_.ordinaryUserCanWatch())))
  }
  try await $s12CommandTests09EncryptedB0V20ordinaryUserCanWatch4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V20ordinaryUserCanWatch4TestfMp_25generator3e5f34d0bbea324dfMu_() async -> Testing.Test {
  return .__function(
  named: "ordinaryUserCanWatch()",
  in: EncryptedTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canSwitchUser, "needs root and setpriv"),.__documentationLine("/// The daemon's process cannot be looked into, also by itself under another user's rights: its watches must work all the same.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/EncryptedTests.swift", filePath: "/work/main/Tests/CommandTests/EncryptedTests.swift", line: 175, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09EncryptedB0V20ordinaryUserCanWatch4TestfMp_17Z3e5f34d0bbea324dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09EncryptedB0V20ordinaryUserCanWatch4TestfMp_24accessor3e5f34d0bbea324dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09EncryptedB0V20ordinaryUserCanWatch4TestfMp_25generator3e5f34d0bbea324dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09EncryptedB0V20ordinaryUserCanWatch4TestfMp_33testContentRecord3e5f34d0bbea324dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09EncryptedB0V20ordinaryUserCanWatch4TestfMp_24accessor3e5f34d0bbea324dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:192:6-192:6
