@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V25looksForBothNamesDoNoHarm4TestfMp_16b56f04fabede79d3fMu_(order arg0:Int) async throws -> Void {
  @Sendable func $s11SettleTests04MoveB0V25looksForBothNamesDoNoHarm4TestfMp_7__localfMu0_(order arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11SettleTests04MoveB0V25looksForBothNamesDoNoHarm4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(MoveTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests04MoveB0V25looksForBothNamesDoNoHarm4TestfMp_7__localfMu_.looksForBothNamesDoNoHarm(order: arg0))))
  }
  try await $s11SettleTests04MoveB0V25looksForBothNamesDoNoHarm4TestfMp_7__localfMu0_(order: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V25looksForBothNamesDoNoHarm4TestfMp_25generatorb56f04fabede79d3fMu_() async -> Testing.Test {
  return .__function(
  named: "looksForBothNamesDoNoHarm(order:)",
  in: MoveTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[0, 1, 2, 3]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/MoveTests.swift", filePath: "/work/main/Tests/SettleTests/MoveTests.swift", line: 16, column: 6),
  parameters: [(firstName: "order",secondName: nil,type: (Int).self)],
  testFunction: $s11SettleTests04MoveB0V25looksForBothNamesDoNoHarm4TestfMp_16b56f04fabede79d3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests04MoveB0V25looksForBothNamesDoNoHarm4TestfMp_24accessorb56f04fabede79d3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests04MoveB0V25looksForBothNamesDoNoHarm4TestfMp_25generatorb56f04fabede79d3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests04MoveB0V25looksForBothNamesDoNoHarm4TestfMp_33testContentRecordb56f04fabede79d3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests04MoveB0V25looksForBothNamesDoNoHarm4TestfMp_24accessorb56f04fabede79d3fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:25:6-25:6
