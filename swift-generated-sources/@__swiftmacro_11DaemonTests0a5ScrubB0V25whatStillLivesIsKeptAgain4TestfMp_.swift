@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V25whatStillLivesIsKeptAgain4TestfMp_16f7c36d9d6f01129efMu_(isUnreadable arg0:Bool) async throws -> Void {
  @Sendable func $s11DaemonTests0a5ScrubB0V25whatStillLivesIsKeptAgain4TestfMp_7__localfMu0_(isUnreadable arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a5ScrubB0V25whatStillLivesIsKeptAgain4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonScrubTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a5ScrubB0V25whatStillLivesIsKeptAgain4TestfMp_7__localfMu_.whatStillLivesIsKeptAgain(isUnreadable: arg0))))
  }
  try await $s11DaemonTests0a5ScrubB0V25whatStillLivesIsKeptAgain4TestfMp_7__localfMu0_(isUnreadable: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V25whatStillLivesIsKeptAgain4TestfMp_25generatorf7c36d9d6f01129efMu_() async -> Testing.Test {
  return .__function(
  named: "whatStillLivesIsKeptAgain(isUnreadable:)",
  in: DaemonScrubTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A flipped bit, or a sector that cannot be read.")],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonScrubTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonScrubTests.swift", line: 176, column: 6),
  parameters: [(firstName: "isUnreadable",secondName: nil,type: (Bool).self)],
  testFunction: $s11DaemonTests0a5ScrubB0V25whatStillLivesIsKeptAgain4TestfMp_16f7c36d9d6f01129efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a5ScrubB0V25whatStillLivesIsKeptAgain4TestfMp_24accessorf7c36d9d6f01129efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a5ScrubB0V25whatStillLivesIsKeptAgain4TestfMp_25generatorf7c36d9d6f01129efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a5ScrubB0V25whatStillLivesIsKeptAgain4TestfMp_33testContentRecordf7c36d9d6f01129efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a5ScrubB0V25whatStillLivesIsKeptAgain4TestfMp_24accessorf7c36d9d6f01129efMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:192:6-192:6
