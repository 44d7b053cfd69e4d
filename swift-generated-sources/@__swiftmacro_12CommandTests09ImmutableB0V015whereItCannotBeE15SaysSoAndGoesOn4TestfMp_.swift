@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09ImmutableB0V015whereItCannotBeE15SaysSoAndGoesOn4TestfMp_16ff2d2034d3cebcc0fMu_() async throws -> Void {
  @Sendable func $s12CommandTests09ImmutableB0V015whereItCannotBeE15SaysSoAndGoesOn4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09ImmutableB0V015whereItCannotBeE15SaysSoAndGoesOn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ImmutableTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09ImmutableB0V015whereItCannotBeE15SaysSoAndGoesOn4TestfMp_7__localfMu_.whereItCannotBeItSaysSoAndGoesOn())))
  }
  try await $s12CommandTests09ImmutableB0V015whereItCannotBeE15SaysSoAndGoesOn4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09ImmutableB0V015whereItCannotBeE15SaysSoAndGoesOn4TestfMp_25generatorff2d2034d3cebcc0fMu_() async -> Testing.Test {
  return .__function(
  named: "whereItCannotBeItSaysSoAndGoesOn()",
  in: ImmutableTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: hasAttributes, "needs lsattr and chattr")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ImmutableTests.swift", filePath: "/work/main/Tests/CommandTests/ImmutableTests.swift", line: 62, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09ImmutableB0V015whereItCannotBeE15SaysSoAndGoesOn4TestfMp_16ff2d2034d3cebcc0fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09ImmutableB0V015whereItCannotBeE15SaysSoAndGoesOn4TestfMp_24accessorff2d2034d3cebcc0fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09ImmutableB0V015whereItCannotBeE15SaysSoAndGoesOn4TestfMp_25generatorff2d2034d3cebcc0fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09ImmutableB0V015whereItCannotBeE15SaysSoAndGoesOn4TestfMp_33testContentRecordff2d2034d3cebcc0fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09ImmutableB0V015whereItCannotBeE15SaysSoAndGoesOn4TestfMp_24accessorff2d2034d3cebcc0fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:73:6-73:6
