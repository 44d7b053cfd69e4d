@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07SettlerB0V48tooManyPendingCollapseTheFullestDirectoriesFirst4TestfMp_16Z15fa75bb589fbbffMu_() async throws -> Void {
  @Sendable func $s11SettleTests07SettlerB0V48tooManyPendingCollapseTheFullestDirectoriesFirst4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11SettleTests07SettlerB0V48tooManyPendingCollapseTheFullestDirectoriesFirst4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettlerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests07SettlerB0V48tooManyPendingCollapseTheFullestDirectoriesFirst4TestfMp_7__localfMu_.tooManyPendingCollapseTheFullestDirectoriesFirst())))
  }
  try await $s11SettleTests07SettlerB0V48tooManyPendingCollapseTheFullestDirectoriesFirst4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07SettlerB0V48tooManyPendingCollapseTheFullestDirectoriesFirst4TestfMp_24generator15fa75bb589fbbffMu_() async -> Testing.Test {
  return .__function(
  named: "tooManyPendingCollapseTheFullestDirectoriesFirst()",
  in: SettlerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/SettlerTests.swift", filePath: "/work/main/Tests/SettleTests/SettlerTests.swift", line: 133, column: 6),
  parameters: [],
  testFunction: $s11SettleTests07SettlerB0V48tooManyPendingCollapseTheFullestDirectoriesFirst4TestfMp_16Z15fa75bb589fbbffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests07SettlerB0V48tooManyPendingCollapseTheFullestDirectoriesFirst4TestfMp_23accessor15fa75bb589fbbffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests07SettlerB0V48tooManyPendingCollapseTheFullestDirectoriesFirst4TestfMp_24generator15fa75bb589fbbffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests07SettlerB0V48tooManyPendingCollapseTheFullestDirectoriesFirst4TestfMp_32testContentRecord15fa75bb589fbbffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests07SettlerB0V48tooManyPendingCollapseTheFullestDirectoriesFirst4TestfMp_23accessor15fa75bb589fbbffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:139:6-139:6
