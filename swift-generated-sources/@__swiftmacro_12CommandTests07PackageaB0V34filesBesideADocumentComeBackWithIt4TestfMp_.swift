@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07PackageaB0V34filesBesideADocumentComeBackWithIt4TestfMp_16e4b5bd4bf22914fffMu_() async throws -> Void {
  @Sendable func $s12CommandTests07PackageaB0V34filesBesideADocumentComeBackWithIt4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07PackageaB0V34filesBesideADocumentComeBackWithIt4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07PackageaB0V34filesBesideADocumentComeBackWithIt4TestfMp_7__localfMu_.filesBesideADocumentComeBackWithIt())))
  }
  try await $s12CommandTests07PackageaB0V34filesBesideADocumentComeBackWithIt4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07PackageaB0V34filesBesideADocumentComeBackWithIt4TestfMp_25generatore4b5bd4bf22914fffMu_() async -> Testing.Test {
  return .__function(
  named: "filesBesideADocumentComeBackWithIt()",
  in: PackageCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Files that are on their way into the same directory have temporary names, too: only what a killed restore of a document left is cleared away.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PackageCommandTests.swift", filePath: "/work/main/Tests/CommandTests/PackageCommandTests.swift", line: 131, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07PackageaB0V34filesBesideADocumentComeBackWithIt4TestfMp_16e4b5bd4bf22914fffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07PackageaB0V34filesBesideADocumentComeBackWithIt4TestfMp_24accessore4b5bd4bf22914fffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07PackageaB0V34filesBesideADocumentComeBackWithIt4TestfMp_25generatore4b5bd4bf22914fffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07PackageaB0V34filesBesideADocumentComeBackWithIt4TestfMp_33testContentRecorde4b5bd4bf22914fffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07PackageaB0V34filesBesideADocumentComeBackWithIt4TestfMp_24accessore4b5bd4bf22914fffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:143:6-143:6
