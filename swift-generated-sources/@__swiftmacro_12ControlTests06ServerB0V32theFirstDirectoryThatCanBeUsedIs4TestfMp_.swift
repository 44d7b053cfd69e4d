@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests06ServerB0V32theFirstDirectoryThatCanBeUsedIs4TestfMp_16df550ec65fb93f4ffMu_() async throws -> Void {
  @Sendable func $s12ControlTests06ServerB0V32theFirstDirectoryThatCanBeUsedIs4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests06ServerB0V32theFirstDirectoryThatCanBeUsedIs4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ServerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests06ServerB0V32theFirstDirectoryThatCanBeUsedIs4TestfMp_7__localfMu_.theFirstDirectoryThatCanBeUsedIs())))
  }
  try await $s12ControlTests06ServerB0V32theFirstDirectoryThatCanBeUsedIs4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests06ServerB0V32theFirstDirectoryThatCanBeUsedIs4TestfMp_25generatordf550ec65fb93f4ffMu_() async -> Testing.Test {
  return .__function(
  named: "theFirstDirectoryThatCanBeUsedIs()",
  in: ServerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ServerTests.swift", filePath: "/work/main/Tests/ControlTests/ServerTests.swift", line: 89, column: 6),
  parameters: [],
  testFunction: $s12ControlTests06ServerB0V32theFirstDirectoryThatCanBeUsedIs4TestfMp_16df550ec65fb93f4ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests06ServerB0V32theFirstDirectoryThatCanBeUsedIs4TestfMp_24accessordf550ec65fb93f4ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests06ServerB0V32theFirstDirectoryThatCanBeUsedIs4TestfMp_25generatordf550ec65fb93f4ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests06ServerB0V32theFirstDirectoryThatCanBeUsedIs4TestfMp_33testContentRecorddf550ec65fb93f4ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests06ServerB0V32theFirstDirectoryThatCanBeUsedIs4TestfMp_24accessordf550ec65fb93f4ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:100:6-100:6
