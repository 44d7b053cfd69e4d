@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010ClockGuardB0V13whatIsDoubted4TestfMp_15f00a1905b84e96bfMu_(_ arg0:String,_ arg1:Int64,_ arg2:UInt8,_ arg3:UInt64,_ arg4:ClockDoubt?) async throws -> Void {
  @Sendable func $s11DaemonTests010ClockGuardB0V13whatIsDoubted4TestfMp_7__localfMu0_(_ arg0:String,_ arg1:Int64,_ arg2:UInt8,_ arg3:UInt64,_ arg4:ClockDoubt?,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests010ClockGuardB0V13whatIsDoubted4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ClockGuardTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests010ClockGuardB0V13whatIsDoubted4TestfMp_7__localfMu_.whatIsDoubted(arg0,arg1,arg2,arg3,arg4))))
  }
  try await $s11DaemonTests010ClockGuardB0V13whatIsDoubted4TestfMp_7__localfMu0_(arg0,arg1,arg2,arg3,arg4)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010ClockGuardB0V13whatIsDoubted4TestfMp_24generatorf00a1905b84e96bfMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsDoubted(_:_:_:_:_:)",
  in: ClockGuardTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        // Wall, boot, seconds since it, and what is doubted.
        ("time goes on", start + 60, 1, 5_060, nil),
        ("asleep for two days", start + 2 * day, 1, 5_000 + 2 * UInt64(day), nil),
        ("NTP's first step", start + 60 + 599, 1, 5_060, nil),
        ("366 days ahead", start + 120 + 366 * day, 1, 5_120, .jumped(seconds: 366 * day)),
        ("back an hour", start + 60 - 3_600, 1, 5_060, .jumped(seconds: -3_600)),
        ("a virtual machine that stood still", start + 60 + 5 * day, 1, 5_060, .jumped(seconds: 5 * day)),
        ("a day later, drifting by half a minute", start + day + 30, 1, 5_000 + UInt64(day), nil),
        ("both clocks 366 days ahead", start + 366 * day, 1, 5_000 + 366 * UInt64(day), .ahead(known: Timestamp(seconds: start))),
        ("after a reboot", start + 300, 2, 20, nil),
        ("after a week away", start + 7 * day, 2, 20, nil),
        ("after a year away", start + 366 * day, 2, 20, .ahead(known: Timestamp(seconds: start))),
        ("no battery: 1970", 30, 2, 20, .behind(known: Timestamp(seconds: start))),
        ("a snapshot restored within one boot", start + 100, 1, 4_000, nil),
    ] as [(String, Int64, UInt8, UInt64, ClockDoubt?)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/ClockGuardTests.swift", filePath: "/work/main/Tests/DaemonTests/ClockGuardTests.swift", line: 22, column: 6),
  parameters: [(firstName: "_",secondName: "name",type: (String).self),(firstName: "_",secondName: "wall",type: (Int64).self),(firstName: "_",secondName: "boot",type: (UInt8).self),(firstName: "_",secondName: "seconds",type: (UInt64).self),(firstName: "_",secondName: "doubt",type: (ClockDoubt?).self)],
  testFunction: $s11DaemonTests010ClockGuardB0V13whatIsDoubted4TestfMp_15f00a1905b84e96bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests010ClockGuardB0V13whatIsDoubted4TestfMp_23accessorf00a1905b84e96bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests010ClockGuardB0V13whatIsDoubted4TestfMp_24generatorf00a1905b84e96bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests010ClockGuardB0V13whatIsDoubted4TestfMp_32testContentRecordf00a1905b84e96bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests010ClockGuardB0V13whatIsDoubted4TestfMp_23accessorf00a1905b84e96bfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:44:6-44:6
