@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08RollBackB0V37olderRepositoryIsRefusedUntilAccepted4TestfMp_17Z438822440b053205fMu_(isEncrypted arg0:Bool) async throws -> Void {
  @Sendable func $s12CommandTests08RollBackB0V37olderRepositoryIsRefusedUntilAccepted4TestfMp_7__localfMu0_(isEncrypted arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08RollBackB0V37olderRepositoryIsRefusedUntilAccepted4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RollBackTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08RollBackB0V37olderRepositoryIsRefusedUntilAccepted4TestfMp_7__localfMu_.olderRepositoryIsRefusedUntilAccepted(isEncrypted: arg0))))
  }
  try await $s12CommandTests08RollBackB0V37olderRepositoryIsRefusedUntilAccepted4TestfMp_7__localfMu0_(isEncrypted: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08RollBackB0V37olderRepositoryIsRefusedUntilAccepted4TestfMp_25generator438822440b053205fMu_() async -> Testing.Test {
  return .__function(
  named: "olderRepositoryIsRefusedUntilAccepted(isEncrypted:)",
  in: RollBackTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[true, false]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RollBackTests.swift", filePath: "/work/main/Tests/CommandTests/RollBackTests.swift", line: 21, column: 6),
  parameters: [(firstName: "isEncrypted",secondName: nil,type: (Bool).self)],
  testFunction: $s12CommandTests08RollBackB0V37olderRepositoryIsRefusedUntilAccepted4TestfMp_17Z438822440b053205fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08RollBackB0V37olderRepositoryIsRefusedUntilAccepted4TestfMp_24accessor438822440b053205fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08RollBackB0V37olderRepositoryIsRefusedUntilAccepted4TestfMp_25generator438822440b053205fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08RollBackB0V37olderRepositoryIsRefusedUntilAccepted4TestfMp_33testContentRecord438822440b053205fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08RollBackB0V37olderRepositoryIsRefusedUntilAccepted4TestfMp_24accessor438822440b053205fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:43:6-43:6
