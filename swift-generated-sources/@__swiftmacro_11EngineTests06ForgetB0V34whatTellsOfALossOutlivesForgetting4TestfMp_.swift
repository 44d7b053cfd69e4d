@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests06ForgetB0V34whatTellsOfALossOutlivesForgetting4TestfMp_17Z7526a1417c47602dfMu_() async throws -> Void {
  @Sendable func $s11EngineTests06ForgetB0V34whatTellsOfALossOutlivesForgetting4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests06ForgetB0V34whatTellsOfALossOutlivesForgetting4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ForgetTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests06ForgetB0V34whatTellsOfALossOutlivesForgetting4TestfMp_7__localfMu_.whatTellsOfALossOutlivesForgetting())))
  }
  try await $s11EngineTests06ForgetB0V34whatTellsOfALossOutlivesForgetting4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests06ForgetB0V34whatTellsOfALossOutlivesForgetting4TestfMp_25generator7526a1417c47602dfMu_() async -> Testing.Test {
  return .__function(
  named: "whatTellsOfALossOutlivesForgetting()",
  in: ForgetTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A commit that lost changes casts doubt on those after it, though it is forgotten.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ForgetTests.swift", filePath: "/work/main/Tests/EngineTests/ForgetTests.swift", line: 372, column: 6),
  parameters: [],
  testFunction: $s11EngineTests06ForgetB0V34whatTellsOfALossOutlivesForgetting4TestfMp_17Z7526a1417c47602dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests06ForgetB0V34whatTellsOfALossOutlivesForgetting4TestfMp_24accessor7526a1417c47602dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests06ForgetB0V34whatTellsOfALossOutlivesForgetting4TestfMp_25generator7526a1417c47602dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests06ForgetB0V34whatTellsOfALossOutlivesForgetting4TestfMp_33testContentRecord7526a1417c47602dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests06ForgetB0V34whatTellsOfALossOutlivesForgetting4TestfMp_24accessor7526a1417c47602dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:400:6-400:6
