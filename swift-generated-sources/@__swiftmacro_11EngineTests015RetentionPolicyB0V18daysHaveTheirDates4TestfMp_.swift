@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests015RetentionPolicyB0V18daysHaveTheirDates4TestfMp_17Z2d531a76022e56f8fMu_(name arg0:String,day arg1:Int64,year arg2:Int64,month arg3:Int64,date arg4:Int64) async throws -> Void {
  @Sendable func $s11EngineTests015RetentionPolicyB0V18daysHaveTheirDates4TestfMp_7__localfMu0_(name arg0:String,day arg1:Int64,year arg2:Int64,month arg3:Int64,date arg4:Int64,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests015RetentionPolicyB0V18daysHaveTheirDates4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RetentionPolicyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests015RetentionPolicyB0V18daysHaveTheirDates4TestfMp_7__localfMu_.daysHaveTheirDates(name: arg0,day: arg1,year: arg2,month: arg3,date: arg4))))
  }
  try await $s11EngineTests015RetentionPolicyB0V18daysHaveTheirDates4TestfMp_7__localfMu0_(name: arg0,day: arg1,year: arg2,month: arg3,date: arg4)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests015RetentionPolicyB0V18daysHaveTheirDates4TestfMp_25generator2d531a76022e56f8fMu_() async -> Testing.Test {
  return .__function(
  named: "daysHaveTheirDates(name:day:year:month:date:)",
  in: RetentionPolicyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        ("1970-01-01", 0, 1970, 1, 1), ("2000-02-29", 11_016, 2000, 2, 29), ("2026-12-31", 20_818, 2026, 12, 31), ("1969-12-31", -1, 1969, 12, 31),
        ("1600-03-01", -135_080, 1600, 3, 1),
    ] as [(String, Int64, Int64, Int64, Int64)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RetentionPolicyTests.swift", filePath: "/work/main/Tests/EngineTests/RetentionPolicyTests.swift", line: 30, column: 6),
  parameters: [(firstName: "name",secondName: nil,type: (String).self),(firstName: "day",secondName: nil,type: (Int64).self),(firstName: "year",secondName: nil,type: (Int64).self),(firstName: "month",secondName: nil,type: (Int64).self),(firstName: "date",secondName: nil,type: (Int64).self)],
  testFunction: $s11EngineTests015RetentionPolicyB0V18daysHaveTheirDates4TestfMp_17Z2d531a76022e56f8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests015RetentionPolicyB0V18daysHaveTheirDates4TestfMp_24accessor2d531a76022e56f8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests015RetentionPolicyB0V18daysHaveTheirDates4TestfMp_25generator2d531a76022e56f8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests015RetentionPolicyB0V18daysHaveTheirDates4TestfMp_33testContentRecord2d531a76022e56f8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests015RetentionPolicyB0V18daysHaveTheirDates4TestfMp_24accessor2d531a76022e56f8fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:41:6-41:6
