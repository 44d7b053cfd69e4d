@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests011OpenWritersB0V16itsSizeIsBounded4TestfMp_16ca4a1bd880acd928fMu_() async throws -> Void {
  @Sendable func $s10WatchTests011OpenWritersB0V16itsSizeIsBounded4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests011OpenWritersB0V16itsSizeIsBounded4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OpenWritersTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests011OpenWritersB0V16itsSizeIsBounded4TestfMp_7__localfMu_.itsSizeIsBounded())))
  }
  try await $s10WatchTests011OpenWritersB0V16itsSizeIsBounded4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests011OpenWritersB0V16itsSizeIsBounded4TestfMp_25generatorca4a1bd880acd928fMu_() async -> Testing.Test {
  return .__function(
  named: "itsSizeIsBounded()",
  in: OpenWritersTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/OpenWritersTests.swift", filePath: "/work/main/Tests/WatchTests/OpenWritersTests.swift", line: 39, column: 6),
  parameters: [],
  testFunction: $s10WatchTests011OpenWritersB0V16itsSizeIsBounded4TestfMp_16ca4a1bd880acd928fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests011OpenWritersB0V16itsSizeIsBounded4TestfMp_24accessorca4a1bd880acd928fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests011OpenWritersB0V16itsSizeIsBounded4TestfMp_25generatorca4a1bd880acd928fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests011OpenWritersB0V16itsSizeIsBounded4TestfMp_33testContentRecordca4a1bd880acd928fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests011OpenWritersB0V16itsSizeIsBounded4TestfMp_24accessorca4a1bd880acd928fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/OpenWritersTests.swift:43:6-43:6
