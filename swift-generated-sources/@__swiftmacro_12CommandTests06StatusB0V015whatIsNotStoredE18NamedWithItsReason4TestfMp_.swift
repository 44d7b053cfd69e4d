@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06StatusB0V015whatIsNotStoredE18NamedWithItsReason4TestfMp_17Z61358a120d2344b8fMu_() async throws -> Void {
  @Sendable func $s12CommandTests06StatusB0V015whatIsNotStoredE18NamedWithItsReason4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests06StatusB0V015whatIsNotStoredE18NamedWithItsReason4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StatusTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests06StatusB0V015whatIsNotStoredE18NamedWithItsReason4TestfMp_7__localfMu_.whatIsNotStoredIsNamedWithItsReason())))
  }
  try await $s12CommandTests06StatusB0V015whatIsNotStoredE18NamedWithItsReason4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06StatusB0V015whatIsNotStoredE18NamedWithItsReason4TestfMp_25generator61358a120d2344b8fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsNotStoredIsNamedWithItsReason()",
  in: StatusTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/StatusTests.swift", filePath: "/work/main/Tests/CommandTests/StatusTests.swift", line: 48, column: 6),
  parameters: [],
  testFunction: $s12CommandTests06StatusB0V015whatIsNotStoredE18NamedWithItsReason4TestfMp_17Z61358a120d2344b8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests06StatusB0V015whatIsNotStoredE18NamedWithItsReason4TestfMp_24accessor61358a120d2344b8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests06StatusB0V015whatIsNotStoredE18NamedWithItsReason4TestfMp_25generator61358a120d2344b8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests06StatusB0V015whatIsNotStoredE18NamedWithItsReason4TestfMp_33testContentRecord61358a120d2344b8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests06StatusB0V015whatIsNotStoredE18NamedWithItsReason4TestfMp_24accessor61358a120d2344b8fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:71:6-71:6
