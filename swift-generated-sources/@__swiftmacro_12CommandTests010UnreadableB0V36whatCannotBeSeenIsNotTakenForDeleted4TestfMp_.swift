@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010UnreadableB0V36whatCannotBeSeenIsNotTakenForDeleted4TestfMp_17Z97becce0ceb7d85ffMu_(mode arg0:mode_t) async throws -> Void {
  @Sendable func $s12CommandTests010UnreadableB0V36whatCannotBeSeenIsNotTakenForDeleted4TestfMp_7__localfMu0_(mode arg0:mode_t,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests010UnreadableB0V36whatCannotBeSeenIsNotTakenForDeleted4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnreadableTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests010UnreadableB0V36whatCannotBeSeenIsNotTakenForDeleted4TestfMp_7__localfMu_.whatCannotBeSeenIsNotTakenForDeleted(mode: arg0))))
  }
  try await $s12CommandTests010UnreadableB0V36whatCannotBeSeenIsNotTakenForDeleted4TestfMp_7__localfMu0_(mode: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010UnreadableB0V36whatCannotBeSeenIsNotTakenForDeleted4TestfMp_25generator97becce0ceb7d85ffMu_() async -> Testing.Test {
  return .__function(
  named: "whatCannotBeSeenIsNotTakenForDeleted(mode:)",
  in: UnreadableTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canSwitchUser, "needs root and setpriv")],arguments: {[0o000, 0o444, 0o311]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/UnreadableTests.swift", filePath: "/work/main/Tests/CommandTests/UnreadableTests.swift", line: 57, column: 6),
  parameters: [(firstName: "mode",secondName: nil,type: (mode_t).self)],
  testFunction: $s12CommandTests010UnreadableB0V36whatCannotBeSeenIsNotTakenForDeleted4TestfMp_17Z97becce0ceb7d85ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests010UnreadableB0V36whatCannotBeSeenIsNotTakenForDeleted4TestfMp_24accessor97becce0ceb7d85ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010UnreadableB0V36whatCannotBeSeenIsNotTakenForDeleted4TestfMp_25generator97becce0ceb7d85ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests010UnreadableB0V36whatCannotBeSeenIsNotTakenForDeleted4TestfMp_33testContentRecord97becce0ceb7d85ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010UnreadableB0V36whatCannotBeSeenIsNotTakenForDeleted4TestfMp_24accessor97becce0ceb7d85ffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:72:6-72:6
