@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests06ServerB0V21otherUsersAreNotHeard4TestfMp_17Z214fef25598e6a39fMu_() async throws -> Void {
  @Sendable func $s12ControlTests06ServerB0V21otherUsersAreNotHeard4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests06ServerB0V21otherUsersAreNotHeard4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ServerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests06ServerB0V21otherUsersAreNotHeard4TestfMp_7__localfMu_.otherUsersAreNotHeard())))
  }
  try await $s12ControlTests06ServerB0V21otherUsersAreNotHeard4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests06ServerB0V21otherUsersAreNotHeard4TestfMp_25generator214fef25598e6a39fMu_() async -> Testing.Test {
  return .__function(
  named: "otherUsersAreNotHeard()",
  in: ServerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0 && access("/usr/bin/perl", X_OK) == 0, "needs root, setpriv and perl")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ServerTests.swift", filePath: "/work/main/Tests/ControlTests/ServerTests.swift", line: 127, column: 6),
  parameters: [],
  testFunction: $s12ControlTests06ServerB0V21otherUsersAreNotHeard4TestfMp_17Z214fef25598e6a39fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests06ServerB0V21otherUsersAreNotHeard4TestfMp_24accessor214fef25598e6a39fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests06ServerB0V21otherUsersAreNotHeard4TestfMp_25generator214fef25598e6a39fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests06ServerB0V21otherUsersAreNotHeard4TestfMp_33testContentRecord214fef25598e6a39fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests06ServerB0V21otherUsersAreNotHeard4TestfMp_24accessor214fef25598e6a39fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:152:6-152:6
