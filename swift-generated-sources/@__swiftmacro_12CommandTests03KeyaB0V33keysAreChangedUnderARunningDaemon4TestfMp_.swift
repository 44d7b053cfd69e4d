@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests03KeyaB0V33keysAreChangedUnderARunningDaemon4TestfMp_17Z13f88b59519a047efMu_() async throws -> Void {
  @Sendable func $s12CommandTests03KeyaB0V33keysAreChangedUnderARunningDaemon4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests03KeyaB0V33keysAreChangedUnderARunningDaemon4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KeyCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests03KeyaB0V33keysAreChangedUnderARunningDaemon4TestfMp_7__localfMu_.keysAreChangedUnderARunningDaemon())))
  }
  try await $s12CommandTests03KeyaB0V33keysAreChangedUnderARunningDaemon4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests03KeyaB0V33keysAreChangedUnderARunningDaemon4TestfMp_25generator13f88b59519a047efMu_() async -> Testing.Test {
  return .__function(
  named: "keysAreChangedUnderARunningDaemon()",
  in: KeyCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/KeyCommandTests.swift", filePath: "/work/main/Tests/CommandTests/KeyCommandTests.swift", line: 87, column: 6),
  parameters: [],
  testFunction: $s12CommandTests03KeyaB0V33keysAreChangedUnderARunningDaemon4TestfMp_17Z13f88b59519a047efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests03KeyaB0V33keysAreChangedUnderARunningDaemon4TestfMp_24accessor13f88b59519a047efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests03KeyaB0V33keysAreChangedUnderARunningDaemon4TestfMp_25generator13f88b59519a047efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests03KeyaB0V33keysAreChangedUnderARunningDaemon4TestfMp_33testContentRecord13f88b59519a047efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests03KeyaB0V33keysAreChangedUnderARunningDaemon4TestfMp_24accessor13f88b59519a047efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:98:6-98:6
