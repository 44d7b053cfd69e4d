@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V014theGapOfWhatIscD4Ends4TestfMp_17Z2257404bfcabd27afMu_(left arg0:String) async throws -> Void {
  @Sendable func $s11DaemonTests07LeftOutB0V014theGapOfWhatIscD4Ends4TestfMp_7__localfMu0_(left arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests07LeftOutB0V014theGapOfWhatIscD4Ends4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LeftOutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests07LeftOutB0V014theGapOfWhatIscD4Ends4TestfMp_7__localfMu_.theGapOfWhatIsLeftOutEnds(left: arg0))))
  }
  try await $s11DaemonTests07LeftOutB0V014theGapOfWhatIscD4Ends4TestfMp_7__localfMu0_(left: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V014theGapOfWhatIscD4Ends4TestfMp_25generator2257404bfcabd27afMu_() async -> Testing.Test {
  return .__function(
  named: "theGapOfWhatIsLeftOutEnds(left:)",
  in: LeftOutTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A directory that gives no events is scanned for ever; one that is left out, no more.")],arguments: {["d", "d/e"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/LeftOutTests.swift", filePath: "/work/main/Tests/DaemonTests/LeftOutTests.swift", line: 59, column: 6),
  parameters: [(firstName: "left",secondName: nil,type: (String).self)],
  testFunction: $s11DaemonTests07LeftOutB0V014theGapOfWhatIscD4Ends4TestfMp_17Z2257404bfcabd27afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests07LeftOutB0V014theGapOfWhatIscD4Ends4TestfMp_24accessor2257404bfcabd27afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests07LeftOutB0V014theGapOfWhatIscD4Ends4TestfMp_25generator2257404bfcabd27afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests07LeftOutB0V014theGapOfWhatIscD4Ends4TestfMp_33testContentRecord2257404bfcabd27afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests07LeftOutB0V014theGapOfWhatIscD4Ends4TestfMp_24accessor2257404bfcabd27afMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:77:6-77:6
