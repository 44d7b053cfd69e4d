@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V20commitsComeBackWhole4TestfMp_17Z8af849164ca12273fMu_() async throws -> Void {
  @Sendable func $s12ControlTests08ProtocolB0V20commitsComeBackWhole4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests08ProtocolB0V20commitsComeBackWhole4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProtocolTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests08ProtocolB0V20commitsComeBackWhole4TestfMp_7__localfMu_.commitsComeBackWhole())))
  }
  try await $s12ControlTests08ProtocolB0V20commitsComeBackWhole4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V20commitsComeBackWhole4TestfMp_25generator8af849164ca12273fMu_() async -> Testing.Test {
  return .__function(
  named: "commitsComeBackWhole()",
  in: ProtocolTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ProtocolTests.swift", filePath: "/work/main/Tests/ControlTests/ProtocolTests.swift", line: 177, column: 6),
  parameters: [],
  testFunction: $s12ControlTests08ProtocolB0V20commitsComeBackWhole4TestfMp_17Z8af849164ca12273fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests08ProtocolB0V20commitsComeBackWhole4TestfMp_24accessor8af849164ca12273fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests08ProtocolB0V20commitsComeBackWhole4TestfMp_25generator8af849164ca12273fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests08ProtocolB0V20commitsComeBackWhole4TestfMp_33testContentRecord8af849164ca12273fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests08ProtocolB0V20commitsComeBackWhole4TestfMp_24accessor8af849164ca12273fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:185:6-185:6
