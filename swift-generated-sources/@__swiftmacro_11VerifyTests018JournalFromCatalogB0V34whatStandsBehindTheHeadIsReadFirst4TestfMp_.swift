@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests018JournalFromCatalogB0V34whatStandsBehindTheHeadIsReadFirst4TestfMp_17Z57f2d42cf08d44dbfMu_(isTorn arg0:Bool) async throws -> Void {
  @Sendable func $s11VerifyTests018JournalFromCatalogB0V34whatStandsBehindTheHeadIsReadFirst4TestfMp_7__localfMu0_(isTorn arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests018JournalFromCatalogB0V34whatStandsBehindTheHeadIsReadFirst4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(JournalFromCatalogTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests018JournalFromCatalogB0V34whatStandsBehindTheHeadIsReadFirst4TestfMp_7__localfMu_.whatStandsBehindTheHeadIsReadFirst(isTorn: arg0))))
  }
  try await $s11VerifyTests018JournalFromCatalogB0V34whatStandsBehindTheHeadIsReadFirst4TestfMp_7__localfMu0_(isTorn: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests018JournalFromCatalogB0V34whatStandsBehindTheHeadIsReadFirst4TestfMp_25generator57f2d42cf08d44dbfMu_() async -> Testing.Test {
  return .__function(
  named: "whatStandsBehindTheHeadIsReadFirst(isTorn:)",
  in: JournalFromCatalogTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// An interrupted run has left complete commits that no head names, and a torn record behind them.")],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/JournalFromCatalogTests.swift", filePath: "/work/main/Tests/VerifyTests/JournalFromCatalogTests.swift", line: 78, column: 6),
  parameters: [(firstName: "isTorn",secondName: nil,type: (Bool).self)],
  testFunction: $s11VerifyTests018JournalFromCatalogB0V34whatStandsBehindTheHeadIsReadFirst4TestfMp_17Z57f2d42cf08d44dbfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests018JournalFromCatalogB0V34whatStandsBehindTheHeadIsReadFirst4TestfMp_24accessor57f2d42cf08d44dbfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests018JournalFromCatalogB0V34whatStandsBehindTheHeadIsReadFirst4TestfMp_25generator57f2d42cf08d44dbfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests018JournalFromCatalogB0V34whatStandsBehindTheHeadIsReadFirst4TestfMp_33testContentRecord57f2d42cf08d44dbfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests018JournalFromCatalogB0V34whatStandsBehindTheHeadIsReadFirst4TestfMp_24accessor57f2d42cf08d44dbfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:90:6-90:6
