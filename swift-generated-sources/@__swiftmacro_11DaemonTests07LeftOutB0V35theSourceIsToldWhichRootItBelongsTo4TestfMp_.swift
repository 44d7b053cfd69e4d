@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V35theSourceIsToldWhichRootItBelongsTo4TestfMp_16f58fceef42082d3cfMu_() async throws -> Void {
  @Sendable func $s11DaemonTests07LeftOutB0V35theSourceIsToldWhichRootItBelongsTo4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests07LeftOutB0V35theSourceIsToldWhichRootItBelongsTo4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LeftOutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests07LeftOutB0V35theSourceIsToldWhichRootItBelongsTo4TestfMp_7__localfMu_.theSourceIsToldWhichRootItBelongsTo())))
  }
  try await $s11DaemonTests07LeftOutB0V35theSourceIsToldWhichRootItBelongsTo4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V35theSourceIsToldWhichRootItBelongsTo4TestfMp_25generatorf58fceef42082d3cfMu_() async -> Testing.Test {
  return .__function(
  named: "theSourceIsToldWhichRootItBelongsTo()",
  in: LeftOutTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Rules that speak of places follow a source into another root of the repository.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/LeftOutTests.swift", filePath: "/work/main/Tests/DaemonTests/LeftOutTests.swift", line: 157, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests07LeftOutB0V35theSourceIsToldWhichRootItBelongsTo4TestfMp_16f58fceef42082d3cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests07LeftOutB0V35theSourceIsToldWhichRootItBelongsTo4TestfMp_24accessorf58fceef42082d3cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests07LeftOutB0V35theSourceIsToldWhichRootItBelongsTo4TestfMp_25generatorf58fceef42082d3cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests07LeftOutB0V35theSourceIsToldWhichRootItBelongsTo4TestfMp_33testContentRecordf58fceef42082d3cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests07LeftOutB0V35theSourceIsToldWhichRootItBelongsTo4TestfMp_24accessorf58fceef42082d3cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:178:6-178:6
