@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests06NotifyB0V15statusIsOneLine4TestfMp_17Z54857a2ebe0627dbfMu_() async throws -> Void {
  @Sendable func $s12ServiceTests06NotifyB0V15statusIsOneLine4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests06NotifyB0V15statusIsOneLine4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NotifyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests06NotifyB0V15statusIsOneLine4TestfMp_7__localfMu_.statusIsOneLine())))
  }
  try await $s12ServiceTests06NotifyB0V15statusIsOneLine4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests06NotifyB0V15statusIsOneLine4TestfMp_25generator54857a2ebe0627dbfMu_() async -> Testing.Test {
  return .__function(
  named: "statusIsOneLine()",
  in: NotifyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A file's name must not be able to say READY or MAINPID.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/NotifyTests.swift", filePath: "/work/main/Tests/ServiceTests/NotifyTests.swift", line: 44, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests06NotifyB0V15statusIsOneLine4TestfMp_17Z54857a2ebe0627dbfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests06NotifyB0V15statusIsOneLine4TestfMp_24accessor54857a2ebe0627dbfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests06NotifyB0V15statusIsOneLine4TestfMp_25generator54857a2ebe0627dbfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests06NotifyB0V15statusIsOneLine4TestfMp_33testContentRecord54857a2ebe0627dbfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests06NotifyB0V15statusIsOneLine4TestfMp_24accessor54857a2ebe0627dbfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:52:6-52:6
