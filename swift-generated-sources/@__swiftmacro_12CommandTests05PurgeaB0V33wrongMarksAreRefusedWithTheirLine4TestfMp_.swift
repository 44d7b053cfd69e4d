@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PurgeaB0V33wrongMarksAreRefusedWithTheirLine4TestfMp_17Z6a836a5b8733366bfMu_() async throws -> Void {
  @Sendable func $s12CommandTests05PurgeaB0V33wrongMarksAreRefusedWithTheirLine4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05PurgeaB0V33wrongMarksAreRefusedWithTheirLine4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PurgeCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05PurgeaB0V33wrongMarksAreRefusedWithTheirLine4TestfMp_7__localfMu_.wrongMarksAreRefusedWithTheirLine())))
  }
  try await $s12CommandTests05PurgeaB0V33wrongMarksAreRefusedWithTheirLine4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PurgeaB0V33wrongMarksAreRefusedWithTheirLine4TestfMp_25generator6a836a5b8733366bfMu_() async -> Testing.Test {
  return .__function(
  named: "wrongMarksAreRefusedWithTheirLine()",
  in: PurgeCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PurgeCommandTests.swift", filePath: "/work/main/Tests/CommandTests/PurgeCommandTests.swift", line: 71, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05PurgeaB0V33wrongMarksAreRefusedWithTheirLine4TestfMp_17Z6a836a5b8733366bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05PurgeaB0V33wrongMarksAreRefusedWithTheirLine4TestfMp_24accessor6a836a5b8733366bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05PurgeaB0V33wrongMarksAreRefusedWithTheirLine4TestfMp_25generator6a836a5b8733366bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05PurgeaB0V33wrongMarksAreRefusedWithTheirLine4TestfMp_33testContentRecord6a836a5b8733366bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05PurgeaB0V33wrongMarksAreRefusedWithTheirLine4TestfMp_24accessor6a836a5b8733366bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:75:6-75:6
