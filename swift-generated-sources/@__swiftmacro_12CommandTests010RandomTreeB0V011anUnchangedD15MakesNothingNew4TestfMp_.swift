@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010RandomTreeB0V011anUnchangedD15MakesNothingNew4TestfMp_17Z819b504f6693aa24fMu_() async throws -> Void {
  @Sendable func $s12CommandTests010RandomTreeB0V011anUnchangedD15MakesNothingNew4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests010RandomTreeB0V011anUnchangedD15MakesNothingNew4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RandomTreeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests010RandomTreeB0V011anUnchangedD15MakesNothingNew4TestfMp_7__localfMu_.anUnchangedTreeMakesNothingNew())))
  }
  try await $s12CommandTests010RandomTreeB0V011anUnchangedD15MakesNothingNew4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010RandomTreeB0V011anUnchangedD15MakesNothingNew4TestfMp_25generator819b504f6693aa24fMu_() async -> Testing.Test {
  return .__function(
  named: "anUnchangedTreeMakesNothingNew()",
  in: RandomTreeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RandomTreeTests.swift", filePath: "/work/main/Tests/CommandTests/RandomTreeTests.swift", line: 57, column: 6),
  parameters: [],
  testFunction: $s12CommandTests010RandomTreeB0V011anUnchangedD15MakesNothingNew4TestfMp_17Z819b504f6693aa24fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests010RandomTreeB0V011anUnchangedD15MakesNothingNew4TestfMp_24accessor819b504f6693aa24fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010RandomTreeB0V011anUnchangedD15MakesNothingNew4TestfMp_25generator819b504f6693aa24fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests010RandomTreeB0V011anUnchangedD15MakesNothingNew4TestfMp_33testContentRecord819b504f6693aa24fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010RandomTreeB0V011anUnchangedD15MakesNothingNew4TestfMp_24accessor819b504f6693aa24fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RandomTreeTests.swift:67:6-67:6
