@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RuleC0V40markersLeaveOutAndTheirEndCapturesAtOnce4TestfMp_16cab63198b324c464fMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests04RuleC0V40markersLeaveOutAndTheirEndCapturesAtOnce4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests04RuleC0V40markersLeaveOutAndTheirEndCapturesAtOnce4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests04RuleC0V40markersLeaveOutAndTheirEndCapturesAtOnce4TestfMp_7__localfMu_.markersLeaveOutAndTheirEndCapturesAtOnce())))
  }
  try await $s17WatchCommandTests04RuleC0V40markersLeaveOutAndTheirEndCapturesAtOnce4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RuleC0V40markersLeaveOutAndTheirEndCapturesAtOnce4TestfMp_25generatorcab63198b324c464fMu_() async -> Testing.Test {
  return .__function(
  named: "markersLeaveOutAndTheirEndCapturesAtOnce()",
  in: RuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/RuleTests.swift", filePath: "/work/main/Tests/WatchCommandTests/RuleTests.swift", line: 39, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests04RuleC0V40markersLeaveOutAndTheirEndCapturesAtOnce4TestfMp_16cab63198b324c464fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests04RuleC0V40markersLeaveOutAndTheirEndCapturesAtOnce4TestfMp_24accessorcab63198b324c464fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests04RuleC0V40markersLeaveOutAndTheirEndCapturesAtOnce4TestfMp_25generatorcab63198b324c464fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests04RuleC0V40markersLeaveOutAndTheirEndCapturesAtOnce4TestfMp_33testContentRecordcab63198b324c464fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests04RuleC0V40markersLeaveOutAndTheirEndCapturesAtOnce4TestfMp_24accessorcab63198b324c464fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:59:6-59:6
