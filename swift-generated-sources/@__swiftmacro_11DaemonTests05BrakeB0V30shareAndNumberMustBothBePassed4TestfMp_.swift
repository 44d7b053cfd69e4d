@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests05BrakeB0V30shareAndNumberMustBothBePassed4TestfMp_17Z1f1f646f67169fcafMu_(_ arg0:UInt64,_ arg1:UInt64,_ arg2:Bool) async throws -> Void {
  @Sendable func $s11DaemonTests05BrakeB0V30shareAndNumberMustBothBePassed4TestfMp_7__localfMu0_(_ arg0:UInt64,_ arg1:UInt64,_ arg2:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests05BrakeB0V30shareAndNumberMustBothBePassed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BrakeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests05BrakeB0V30shareAndNumberMustBothBePassed4TestfMp_7__localfMu_.shareAndNumberMustBothBePassed(arg0,arg1,arg2))))
  }
  try await $s11DaemonTests05BrakeB0V30shareAndNumberMustBothBePassed4TestfMp_7__localfMu0_(arg0,arg1,arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests05BrakeB0V30shareAndNumberMustBothBePassed4TestfMp_25generator1f1f646f67169fcafMu_() async -> Testing.Test {
  return .__function(
  named: "shareAndNumberMustBothBePassed(_:_:_:)",
  in: BrakeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        // Changed, of how many, and whether that is too much with 30 % and 1,000.
        (1_000, 1_000, false), (1_001, 1_001, true), (1_001, 3_336, true), (1_001, 3_337, false), (300_001, 1_000_000, true),
        (300_000, 1_000_000, false), (999, 999, false),
    ] as [(UInt64, UInt64, Bool)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/BrakeTests.swift", filePath: "/work/main/Tests/DaemonTests/BrakeTests.swift", line: 12, column: 6),
  parameters: [(firstName: "_",secondName: "changed",type: (UInt64).self),(firstName: "_",secondName: "live",type: (UInt64).self),(firstName: "_",secondName: "isMass",type: (Bool).self)],
  testFunction: $s11DaemonTests05BrakeB0V30shareAndNumberMustBothBePassed4TestfMp_17Z1f1f646f67169fcafMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests05BrakeB0V30shareAndNumberMustBothBePassed4TestfMp_24accessor1f1f646f67169fcafMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests05BrakeB0V30shareAndNumberMustBothBePassed4TestfMp_25generator1f1f646f67169fcafMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests05BrakeB0V30shareAndNumberMustBothBePassed4TestfMp_33testContentRecord1f1f646f67169fcafMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests05BrakeB0V30shareAndNumberMustBothBePassed4TestfMp_24accessor1f1f646f67169fcafMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/BrakeTests.swift:20:6-20:6
