@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V035flagsThatWereKeptAreObeyedOnceFlagsI04TestfMp_16Z4367789342d4824fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests07LeftOutB0V035flagsThatWereKeptAreObeyedOnceFlagsI04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests07LeftOutB0V035flagsThatWereKeptAreObeyedOnceFlagsI04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LeftOutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests07LeftOutB0V035flagsThatWereKeptAreObeyedOnceFlagsI04TestfMp_7__localfMu_.flagsThatWereKeptAreObeyedOnceFlagsAre())))
  }
  try await $s11DaemonTests07LeftOutB0V035flagsThatWereKeptAreObeyedOnceFlagsI04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V035flagsThatWereKeptAreObeyedOnceFlagsI04TestfMp_24generator4367789342d4824fMu_() async -> Testing.Test {
  return .__function(
  named: "flagsThatWereKeptAreObeyedOnceFlagsAre()",
  in: LeftOutTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Nothing about these has changed but that somebody obeys their flags now.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/LeftOutTests.swift", filePath: "/work/main/Tests/DaemonTests/LeftOutTests.swift", line: 103, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests07LeftOutB0V035flagsThatWereKeptAreObeyedOnceFlagsI04TestfMp_16Z4367789342d4824fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests07LeftOutB0V035flagsThatWereKeptAreObeyedOnceFlagsI04TestfMp_23accessor4367789342d4824fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests07LeftOutB0V035flagsThatWereKeptAreObeyedOnceFlagsI04TestfMp_24generator4367789342d4824fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests07LeftOutB0V035flagsThatWereKeptAreObeyedOnceFlagsI04TestfMp_32testContentRecord4367789342d4824fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests07LeftOutB0V035flagsThatWereKeptAreObeyedOnceFlagsI04TestfMp_23accessor4367789342d4824fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:121:6-121:6
