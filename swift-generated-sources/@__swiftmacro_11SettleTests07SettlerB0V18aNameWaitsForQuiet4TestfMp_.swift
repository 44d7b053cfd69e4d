@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07SettlerB0V18aNameWaitsForQuiet4TestfMp_16d2a35c5e1c0288f0fMu_(nature arg0:ChangeNature,milliseconds arg1:UInt64,task arg2:String) async throws -> Void {
  @Sendable func $s11SettleTests07SettlerB0V18aNameWaitsForQuiet4TestfMp_7__localfMu0_(nature arg0:ChangeNature,milliseconds arg1:UInt64,task arg2:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11SettleTests07SettlerB0V18aNameWaitsForQuiet4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettlerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests07SettlerB0V18aNameWaitsForQuiet4TestfMp_7__localfMu_.aNameWaitsForQuiet(nature: arg0,milliseconds: arg1,task: arg2))))
  }
  try await $s11SettleTests07SettlerB0V18aNameWaitsForQuiet4TestfMp_7__localfMu0_(nature: arg0,milliseconds: arg1,task: arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07SettlerB0V18aNameWaitsForQuiet4TestfMp_25generatord2a35c5e1c0288f0fMu_() async -> Testing.Test {
  return .__function(
  named: "aNameWaitsForQuiet(nature:milliseconds:task:)",
  in: SettlerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        (ChangeNature.written, 2_000 as UInt64, "item a +all"), (.closed, 500, "item a +all"),
        (.appeared, 500, "item a +all"), (.metadata, 500, "item a"), (.removed, 2_000, "item a"),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/SettlerTests.swift", filePath: "/work/main/Tests/SettleTests/SettlerTests.swift", line: 10, column: 6),
  parameters: [(firstName: "nature",secondName: nil,type: (ChangeNature).self),(firstName: "milliseconds",secondName: nil,type: (UInt64).self),(firstName: "task",secondName: nil,type: (String).self)],
  testFunction: $s11SettleTests07SettlerB0V18aNameWaitsForQuiet4TestfMp_16d2a35c5e1c0288f0fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests07SettlerB0V18aNameWaitsForQuiet4TestfMp_24accessord2a35c5e1c0288f0fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests07SettlerB0V18aNameWaitsForQuiet4TestfMp_25generatord2a35c5e1c0288f0fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests07SettlerB0V18aNameWaitsForQuiet4TestfMp_33testContentRecordd2a35c5e1c0288f0fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests07SettlerB0V18aNameWaitsForQuiet4TestfMp_24accessord2a35c5e1c0288f0fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:22:6-22:6
