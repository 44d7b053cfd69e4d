@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09ImmutableB0V22sealedPacksAreReadOnly4TestfMp_17Z86cba2c098732edffMu_() async throws -> Void {
  @Sendable func $s12CommandTests09ImmutableB0V22sealedPacksAreReadOnly4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09ImmutableB0V22sealedPacksAreReadOnly4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ImmutableTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09ImmutableB0V22sealedPacksAreReadOnly4TestfMp_7__localfMu_.sealedPacksAreReadOnly())))
  }
  try await $s12CommandTests09ImmutableB0V22sealedPacksAreReadOnly4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09ImmutableB0V22sealedPacksAreReadOnly4TestfMp_25generator86cba2c098732edffMu_() async -> Testing.Test {
  return .__function(
  named: "sealedPacksAreReadOnly()",
  in: ImmutableTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ImmutableTests.swift", filePath: "/work/main/Tests/CommandTests/ImmutableTests.swift", line: 27, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09ImmutableB0V22sealedPacksAreReadOnly4TestfMp_17Z86cba2c098732edffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09ImmutableB0V22sealedPacksAreReadOnly4TestfMp_24accessor86cba2c098732edffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09ImmutableB0V22sealedPacksAreReadOnly4TestfMp_25generator86cba2c098732edffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09ImmutableB0V22sealedPacksAreReadOnly4TestfMp_33testContentRecord86cba2c098732edffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09ImmutableB0V22sealedPacksAreReadOnly4TestfMp_24accessor86cba2c098732edffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:36:6-36:6
