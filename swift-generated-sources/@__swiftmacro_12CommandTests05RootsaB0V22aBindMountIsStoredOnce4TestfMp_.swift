@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05RootsaB0V22aBindMountIsStoredOnce4TestfMp_17Z6ec9fb84989d2e14fMu_() async throws -> Void {
  @Sendable func $s12CommandTests05RootsaB0V22aBindMountIsStoredOnce4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05RootsaB0V22aBindMountIsStoredOnce4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootsCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05RootsaB0V22aBindMountIsStoredOnce4TestfMp_7__localfMu_.aBindMountIsStoredOnce())))
  }
  try await $s12CommandTests05RootsaB0V22aBindMountIsStoredOnce4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05RootsaB0V22aBindMountIsStoredOnce4TestfMp_25generator6ec9fb84989d2e14fMu_() async -> Testing.Test {
  return .__function(
  named: "aBindMountIsStoredOnce()",
  in: RootsCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canUnshareMounts, "needs root and mount namespaces")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RootsCommandTests.swift", filePath: "/work/main/Tests/CommandTests/RootsCommandTests.swift", line: 66, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05RootsaB0V22aBindMountIsStoredOnce4TestfMp_17Z6ec9fb84989d2e14fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05RootsaB0V22aBindMountIsStoredOnce4TestfMp_24accessor6ec9fb84989d2e14fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05RootsaB0V22aBindMountIsStoredOnce4TestfMp_25generator6ec9fb84989d2e14fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05RootsaB0V22aBindMountIsStoredOnce4TestfMp_33testContentRecord6ec9fb84989d2e14fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05RootsaB0V22aBindMountIsStoredOnce4TestfMp_24accessor6ec9fb84989d2e14fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:86:6-86:6
