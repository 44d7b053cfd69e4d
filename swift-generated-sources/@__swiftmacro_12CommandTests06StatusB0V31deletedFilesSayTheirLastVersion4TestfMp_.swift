@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06StatusB0V31deletedFilesSayTheirLastVersion4TestfMp_15e88120d651110f3fMu_() async throws -> Void {
  @Sendable func $s12CommandTests06StatusB0V31deletedFilesSayTheirLastVersion4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests06StatusB0V31deletedFilesSayTheirLastVersion4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StatusTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests06StatusB0V31deletedFilesSayTheirLastVersion4TestfMp_7__localfMu_.deletedFilesSayTheirLastVersion())))
  }
  try await $s12CommandTests06StatusB0V31deletedFilesSayTheirLastVersion4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06StatusB0V31deletedFilesSayTheirLastVersion4TestfMp_24generatore88120d651110f3fMu_() async -> Testing.Test {
  return .__function(
  named: "deletedFilesSayTheirLastVersion()",
  in: StatusTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/StatusTests.swift", filePath: "/work/main/Tests/CommandTests/StatusTests.swift", line: 73, column: 6),
  parameters: [],
  testFunction: $s12CommandTests06StatusB0V31deletedFilesSayTheirLastVersion4TestfMp_15e88120d651110f3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests06StatusB0V31deletedFilesSayTheirLastVersion4TestfMp_23accessore88120d651110f3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests06StatusB0V31deletedFilesSayTheirLastVersion4TestfMp_24generatore88120d651110f3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests06StatusB0V31deletedFilesSayTheirLastVersion4TestfMp_32testContentRecorde88120d651110f3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests06StatusB0V31deletedFilesSayTheirLastVersion4TestfMp_23accessore88120d651110f3fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:87:6-87:6
