@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04UnitB0V34programThatSystemdRefusesIsRefused4TestfMp_17Z6ba30d44ce999ac6fMu_(path arg0:String) async throws -> Void {
  @Sendable func $s12ServiceTests04UnitB0V34programThatSystemdRefusesIsRefused4TestfMp_7__localfMu0_(path arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests04UnitB0V34programThatSystemdRefusesIsRefused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnitTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests04UnitB0V34programThatSystemdRefusesIsRefused4TestfMp_7__localfMu_.programThatSystemdRefusesIsRefused(path: arg0))))
  }
  try await $s12ServiceTests04UnitB0V34programThatSystemdRefusesIsRefused4TestfMp_7__localfMu0_(path: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04UnitB0V34programThatSystemdRefusesIsRefused4TestfMp_25generator6ba30d44ce999ac6fMu_() async -> Testing.Test {
  return .__function(
  named: "programThatSystemdRefusesIsRefused(path:)",
  in: UnitTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {["/a\"b", "/a'b", "/a\\b", "/a\nb", "cairn", "", "/a\u{7f}"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/UnitTests.swift", filePath: "/work/main/Tests/ServiceTests/UnitTests.swift", line: 121, column: 6),
  parameters: [(firstName: "path",secondName: nil,type: (String).self)],
  testFunction: $s12ServiceTests04UnitB0V34programThatSystemdRefusesIsRefused4TestfMp_17Z6ba30d44ce999ac6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests04UnitB0V34programThatSystemdRefusesIsRefused4TestfMp_24accessor6ba30d44ce999ac6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests04UnitB0V34programThatSystemdRefusesIsRefused4TestfMp_25generator6ba30d44ce999ac6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests04UnitB0V34programThatSystemdRefusesIsRefused4TestfMp_33testContentRecord6ba30d44ce999ac6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests04UnitB0V34programThatSystemdRefusesIsRefused4TestfMp_24accessor6ba30d44ce999ac6fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:124:6-124:6
