@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010UnreadableB0V52restoringWithoutRootKeepsContentAndSaysWhatIsMissing4TestfMp_17Z622cca9455f536c9fMu_() async throws -> Void {
  @Sendable func $s12CommandTests010UnreadableB0V52restoringWithoutRootKeepsContentAndSaysWhatIsMissing4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests010UnreadableB0V52restoringWithoutRootKeepsContentAndSaysWhatIsMissing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnreadableTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests010UnreadableB0V52restoringWithoutRootKeepsContentAndSaysWhatIsMissing4TestfMp_7__localfMu_.restoringWithoutRootKeepsContentAndSaysWhatIsMissing())))
  }
  try await $s12CommandTests010UnreadableB0V52restoringWithoutRootKeepsContentAndSaysWhatIsMissing4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010UnreadableB0V52restoringWithoutRootKeepsContentAndSaysWhatIsMissing4TestfMp_25generator622cca9455f536c9fMu_() async -> Testing.Test {
  return .__function(
  named: "restoringWithoutRootKeepsContentAndSaysWhatIsMissing()",
  in: UnreadableTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canSwitchUser, "needs root and setpriv"),.__documentationLine("/// A user who may not give files away still gets everything else back, and is told.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/UnreadableTests.swift", filePath: "/work/main/Tests/CommandTests/UnreadableTests.swift", line: 75, column: 6),
  parameters: [],
  testFunction: $s12CommandTests010UnreadableB0V52restoringWithoutRootKeepsContentAndSaysWhatIsMissing4TestfMp_17Z622cca9455f536c9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests010UnreadableB0V52restoringWithoutRootKeepsContentAndSaysWhatIsMissing4TestfMp_24accessor622cca9455f536c9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010UnreadableB0V52restoringWithoutRootKeepsContentAndSaysWhatIsMissing4TestfMp_25generator622cca9455f536c9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests010UnreadableB0V52restoringWithoutRootKeepsContentAndSaysWhatIsMissing4TestfMp_33testContentRecord622cca9455f536c9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010UnreadableB0V52restoringWithoutRootKeepsContentAndSaysWhatIsMissing4TestfMp_24accessor622cca9455f536c9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:92:6-92:6
