@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V25longListsAreCutAndCounted4TestfMp_16e9ab5de3f0cd0393fMu_() async throws -> Void {
  @Sendable func $s12ControlTests08ProtocolB0V25longListsAreCutAndCounted4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests08ProtocolB0V25longListsAreCutAndCounted4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProtocolTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests08ProtocolB0V25longListsAreCutAndCounted4TestfMp_7__localfMu_.longListsAreCutAndCounted())))
  }
  try await $s12ControlTests08ProtocolB0V25longListsAreCutAndCounted4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V25longListsAreCutAndCounted4TestfMp_25generatore9ab5de3f0cd0393fMu_() async -> Testing.Test {
  return .__function(
  named: "longListsAreCutAndCounted()",
  in: ProtocolTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ProtocolTests.swift", filePath: "/work/main/Tests/ControlTests/ProtocolTests.swift", line: 200, column: 6),
  parameters: [],
  testFunction: $s12ControlTests08ProtocolB0V25longListsAreCutAndCounted4TestfMp_16e9ab5de3f0cd0393fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests08ProtocolB0V25longListsAreCutAndCounted4TestfMp_24accessore9ab5de3f0cd0393fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests08ProtocolB0V25longListsAreCutAndCounted4TestfMp_25generatore9ab5de3f0cd0393fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests08ProtocolB0V25longListsAreCutAndCounted4TestfMp_33testContentRecorde9ab5de3f0cd0393fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests08ProtocolB0V25longListsAreCutAndCounted4TestfMp_24accessore9ab5de3f0cd0393fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:215:6-215:6
