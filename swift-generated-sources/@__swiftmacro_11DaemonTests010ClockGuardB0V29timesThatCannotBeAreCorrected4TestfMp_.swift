@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010ClockGuardB0V29timesThatCannotBeAreCorrected4TestfMp_16cb4adda6593ffd8afMu_(_ arg0:String,_ arg1:[Int64],_ arg2:Int64,_ arg3:[Int64]) async throws -> Void {
  @Sendable func $s11DaemonTests010ClockGuardB0V29timesThatCannotBeAreCorrected4TestfMp_7__localfMu0_(_ arg0:String,_ arg1:[Int64],_ arg2:Int64,_ arg3:[Int64],_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests010ClockGuardB0V29timesThatCannotBeAreCorrected4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ClockGuardTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests010ClockGuardB0V29timesThatCannotBeAreCorrected4TestfMp_7__localfMu_.timesThatCannotBeAreCorrected(arg0,arg1,arg2,arg3))))
  }
  try await $s11DaemonTests010ClockGuardB0V29timesThatCannotBeAreCorrected4TestfMp_7__localfMu0_(arg0,arg1,arg2,arg3)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010ClockGuardB0V29timesThatCannotBeAreCorrected4TestfMp_25generatorcb4adda6593ffd8afMu_() async -> Testing.Test {
  return .__function(
  named: "timesThatCannotBeAreCorrected(_:_:_:_:)",
  in: ClockGuardTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        ("in order", [10, 20, 20, 30], .max, [10, 20, 20, 30]),
        ("ahead for a while", [10, 20, 900, 905, 30, 40], .max, [10, 20, 25, 30, 30, 40]),
        ("1970 for a while", [start, start + 9, 1, 4, 6, start + 20], .max, [start, start + 9, start + 15, start + 18, start + 20, start + 20]),
        ("ahead until now", [10, 20, 900], 100, [10, 20, 900]),
        ("far ahead, and more of them than of the others", [10, 900, 910, 920, 930, 20, 30], 100, [10, 10, 10, 10, 20, 20, 30]),
        ("all are yet to come", [500, 600], 100, [500, 600]),
        ("two machines, one of them slow", [100, 90, 110, 101, 120], .max, [90, 90, 101, 101, 120]),
    ] as [(String, [Int64], Int64, [Int64])]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/ClockGuardTests.swift", filePath: "/work/main/Tests/DaemonTests/ClockGuardTests.swift", line: 78, column: 6),
  parameters: [(firstName: "_",secondName: "name",type: (String).self),(firstName: "_",secondName: "times",type: ([Int64]).self),(firstName: "_",secondName: "now",type: (Int64).self),(firstName: "_",secondName: "expected",type: ([Int64]).self)],
  testFunction: $s11DaemonTests010ClockGuardB0V29timesThatCannotBeAreCorrected4TestfMp_16cb4adda6593ffd8afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests010ClockGuardB0V29timesThatCannotBeAreCorrected4TestfMp_24accessorcb4adda6593ffd8afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests010ClockGuardB0V29timesThatCannotBeAreCorrected4TestfMp_25generatorcb4adda6593ffd8afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests010ClockGuardB0V29timesThatCannotBeAreCorrected4TestfMp_33testContentRecordcb4adda6593ffd8afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests010ClockGuardB0V29timesThatCannotBeAreCorrected4TestfMp_24accessorcb4adda6593ffd8afMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:91:6-91:6
