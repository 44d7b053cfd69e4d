@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests016ContainerRestoreB0V06aPlainD28InPlaceDoesNotFollowItEither4TestfMp_17Z4291a437814ad928fMu_() async throws -> Void {
  @Sendable func $s12CommandTests016ContainerRestoreB0V06aPlainD28InPlaceDoesNotFollowItEither4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests016ContainerRestoreB0V06aPlainD28InPlaceDoesNotFollowItEither4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerRestoreTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests016ContainerRestoreB0V06aPlainD28InPlaceDoesNotFollowItEither4TestfMp_7__localfMu_.aPlainRestoreInPlaceDoesNotFollowItEither())))
  }
  try await $s12CommandTests016ContainerRestoreB0V06aPlainD28InPlaceDoesNotFollowItEither4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests016ContainerRestoreB0V06aPlainD28InPlaceDoesNotFollowItEither4TestfMp_25generator4291a437814ad928fMu_() async -> Testing.Test {
  return .__function(
  named: "aPlainRestoreInPlaceDoesNotFollowItEither()",
  in: ContainerRestoreTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// In the same home a plain restore in place of such a root does not follow it either.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ContainerRestoreTests.swift", filePath: "/work/main/Tests/CommandTests/ContainerRestoreTests.swift", line: 109, column: 6),
  parameters: [],
  testFunction: $s12CommandTests016ContainerRestoreB0V06aPlainD28InPlaceDoesNotFollowItEither4TestfMp_17Z4291a437814ad928fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests016ContainerRestoreB0V06aPlainD28InPlaceDoesNotFollowItEither4TestfMp_24accessor4291a437814ad928fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests016ContainerRestoreB0V06aPlainD28InPlaceDoesNotFollowItEither4TestfMp_25generator4291a437814ad928fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests016ContainerRestoreB0V06aPlainD28InPlaceDoesNotFollowItEither4TestfMp_33testContentRecord4291a437814ad928fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests016ContainerRestoreB0V06aPlainD28InPlaceDoesNotFollowItEither4TestfMp_24accessor4291a437814ad928fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:119:6-119:6
