@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V015whatFailedAndIscD11FailsNoMore4TestfMp_16c40507c03688f842fMu_(code arg0:Int32) async throws -> Void {
  @Sendable func $s11DaemonTests07LeftOutB0V015whatFailedAndIscD11FailsNoMore4TestfMp_7__localfMu0_(code arg0:Int32,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests07LeftOutB0V015whatFailedAndIscD11FailsNoMore4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LeftOutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests07LeftOutB0V015whatFailedAndIscD11FailsNoMore4TestfMp_7__localfMu_.whatFailedAndIsLeftOutFailsNoMore(code: arg0))))
  }
  try await $s11DaemonTests07LeftOutB0V015whatFailedAndIscD11FailsNoMore4TestfMp_7__localfMu0_(code: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V015whatFailedAndIscD11FailsNoMore4TestfMp_25generatorc40507c03688f842fMu_() async -> Testing.Test {
  return .__function(
  named: "whatFailedAndIsLeftOutFailsNoMore(code:)",
  in: LeftOutTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[5, 13] as [Int32]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/LeftOutTests.swift", filePath: "/work/main/Tests/DaemonTests/LeftOutTests.swift", line: 31, column: 6),
  parameters: [(firstName: "code",secondName: nil,type: (Int32).self)],
  testFunction: $s11DaemonTests07LeftOutB0V015whatFailedAndIscD11FailsNoMore4TestfMp_16c40507c03688f842fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests07LeftOutB0V015whatFailedAndIscD11FailsNoMore4TestfMp_24accessorc40507c03688f842fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests07LeftOutB0V015whatFailedAndIscD11FailsNoMore4TestfMp_25generatorc40507c03688f842fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests07LeftOutB0V015whatFailedAndIscD11FailsNoMore4TestfMp_33testContentRecordc40507c03688f842fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests07LeftOutB0V015whatFailedAndIscD11FailsNoMore4TestfMp_24accessorc40507c03688f842fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:42:6-42:6
