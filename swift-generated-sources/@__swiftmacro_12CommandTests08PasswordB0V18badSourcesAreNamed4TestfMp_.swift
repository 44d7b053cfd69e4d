@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08PasswordB0V18badSourcesAreNamed4TestfMp_17Z14b3adcc72bad5f9fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08PasswordB0V18badSourcesAreNamed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08PasswordB0V18badSourcesAreNamed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PasswordTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08PasswordB0V18badSourcesAreNamed4TestfMp_7__localfMu_.badSourcesAreNamed())))
  }
  try await $s12CommandTests08PasswordB0V18badSourcesAreNamed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08PasswordB0V18badSourcesAreNamed4TestfMp_25generator14b3adcc72bad5f9fMu_() async -> Testing.Test {
  return .__function(
  named: "badSourcesAreNamed()",
  in: PasswordTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PasswordTests.swift", filePath: "/work/main/Tests/CommandTests/PasswordTests.swift", line: 70, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08PasswordB0V18badSourcesAreNamed4TestfMp_17Z14b3adcc72bad5f9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08PasswordB0V18badSourcesAreNamed4TestfMp_24accessor14b3adcc72bad5f9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08PasswordB0V18badSourcesAreNamed4TestfMp_25generator14b3adcc72bad5f9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08PasswordB0V18badSourcesAreNamed4TestfMp_33testContentRecord14b3adcc72bad5f9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08PasswordB0V18badSourcesAreNamed4TestfMp_24accessor14b3adcc72bad5f9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:89:6-89:6
