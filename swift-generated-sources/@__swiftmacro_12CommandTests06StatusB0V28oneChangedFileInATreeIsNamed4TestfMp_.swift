@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06StatusB0V28oneChangedFileInATreeIsNamed4TestfMp_16a54ac927b03746aafMu_() async throws -> Void {
  @Sendable func $s12CommandTests06StatusB0V28oneChangedFileInATreeIsNamed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests06StatusB0V28oneChangedFileInATreeIsNamed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StatusTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests06StatusB0V28oneChangedFileInATreeIsNamed4TestfMp_7__localfMu_.oneChangedFileInATreeIsNamed())))
  }
  try await $s12CommandTests06StatusB0V28oneChangedFileInATreeIsNamed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06StatusB0V28oneChangedFileInATreeIsNamed4TestfMp_25generatora54ac927b03746aafMu_() async -> Testing.Test {
  return .__function(
  named: "oneChangedFileInATreeIsNamed()",
  in: StatusTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/StatusTests.swift", filePath: "/work/main/Tests/CommandTests/StatusTests.swift", line: 89, column: 6),
  parameters: [],
  testFunction: $s12CommandTests06StatusB0V28oneChangedFileInATreeIsNamed4TestfMp_16a54ac927b03746aafMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests06StatusB0V28oneChangedFileInATreeIsNamed4TestfMp_24accessora54ac927b03746aafMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests06StatusB0V28oneChangedFileInATreeIsNamed4TestfMp_25generatora54ac927b03746aafMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests06StatusB0V28oneChangedFileInATreeIsNamed4TestfMp_33testContentRecorda54ac927b03746aafMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests06StatusB0V28oneChangedFileInATreeIsNamed4TestfMp_24accessora54ac927b03746aafMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:101:6-101:6
