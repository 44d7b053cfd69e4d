@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests06NotifyB0V24watchdogIsForThisProcess4TestfMp_17Z7d5bc70cf341c523fMu_(microseconds arg0:String?,process arg1:String?,expected arg2:UInt64?) async throws -> Void {
  @Sendable func $s12ServiceTests06NotifyB0V24watchdogIsForThisProcess4TestfMp_7__localfMu0_(microseconds arg0:String?,process arg1:String?,expected arg2:UInt64?,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests06NotifyB0V24watchdogIsForThisProcess4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NotifyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests06NotifyB0V24watchdogIsForThisProcess4TestfMp_7__localfMu_.watchdogIsForThisProcess(microseconds: arg0,process: arg1,expected: arg2))))
  }
  try await $s12ServiceTests06NotifyB0V24watchdogIsForThisProcess4TestfMp_7__localfMu0_(microseconds: arg0,process: arg1,expected: arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests06NotifyB0V24watchdogIsForThisProcess4TestfMp_25generator7d5bc70cf341c523fMu_() async -> Testing.Test {
  return .__function(
  named: "watchdogIsForThisProcess(microseconds:process:expected:)",
  in: NotifyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
            ("30000000", "7", 30_000_000_000), ("30000000", nil, 30_000_000_000), ("30000000", "8", nil), ("30000000", "x", nil),
            ("0", nil, nil), ("-1", nil, nil), ("18446744073709551615", nil, nil), (nil, "7", nil),
        ] as [(String?, String?, UInt64?)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/NotifyTests.swift", filePath: "/work/main/Tests/ServiceTests/NotifyTests.swift", line: 64, column: 6),
  parameters: [(firstName: "microseconds",secondName: nil,type: (String?).self),(firstName: "process",secondName: nil,type: (String?).self),(firstName: "expected",secondName: nil,type: (UInt64?).self)],
  testFunction: $s12ServiceTests06NotifyB0V24watchdogIsForThisProcess4TestfMp_17Z7d5bc70cf341c523fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests06NotifyB0V24watchdogIsForThisProcess4TestfMp_24accessor7d5bc70cf341c523fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests06NotifyB0V24watchdogIsForThisProcess4TestfMp_25generator7d5bc70cf341c523fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests06NotifyB0V24watchdogIsForThisProcess4TestfMp_33testContentRecord7d5bc70cf341c523fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests06NotifyB0V24watchdogIsForThisProcess4TestfMp_24accessor7d5bc70cf341c523fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:75:6-75:6
