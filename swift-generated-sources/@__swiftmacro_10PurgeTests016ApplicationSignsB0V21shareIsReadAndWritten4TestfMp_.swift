@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests016ApplicationSignsB0V21shareIsReadAndWritten4TestfMp_17Z27e243dd85915d69fMu_(text arg0:String,points arg1:Int?) async throws -> Void {
  @Sendable func $s10PurgeTests016ApplicationSignsB0V21shareIsReadAndWritten4TestfMp_7__localfMu0_(text arg0:String,points arg1:Int?,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests016ApplicationSignsB0V21shareIsReadAndWritten4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ApplicationSignsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests016ApplicationSignsB0V21shareIsReadAndWritten4TestfMp_7__localfMu_.shareIsReadAndWritten(text: arg0,points: arg1))))
  }
  try await $s10PurgeTests016ApplicationSignsB0V21shareIsReadAndWritten4TestfMp_7__localfMu0_(text: arg0,points: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests016ApplicationSignsB0V21shareIsReadAndWritten4TestfMp_25generator27e243dd85915d69fMu_() async -> Testing.Test {
  return .__function(
  named: "shareIsReadAndWritten(text:points:)",
  in: ApplicationSignsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        ("10%", 1_000), ("0%", 0), ("100%", 10_000), ("7.5%", 750), ("7.05 %", 705), ("99.99%", 9_999), ("100.01%", nil), ("101%", nil),
        ("-1%", nil), ("10", nil), ("%", nil), (".5%", nil), ("5.%", nil), ("1.234%", nil), ("1e1%", nil), ("٣%", nil), ("99999999999999999999%", nil),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/ApplicationSignsTests.swift", filePath: "/work/main/Tests/PurgeTests/ApplicationSignsTests.swift", line: 72, column: 6),
  parameters: [(firstName: "text",secondName: nil,type: (String).self),(firstName: "points",secondName: nil,type: (Int?).self)],
  testFunction: $s10PurgeTests016ApplicationSignsB0V21shareIsReadAndWritten4TestfMp_17Z27e243dd85915d69fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests016ApplicationSignsB0V21shareIsReadAndWritten4TestfMp_24accessor27e243dd85915d69fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests016ApplicationSignsB0V21shareIsReadAndWritten4TestfMp_25generator27e243dd85915d69fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests016ApplicationSignsB0V21shareIsReadAndWritten4TestfMp_33testContentRecord27e243dd85915d69fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests016ApplicationSignsB0V21shareIsReadAndWritten4TestfMp_24accessor27e243dd85915d69fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:80:6-80:6
