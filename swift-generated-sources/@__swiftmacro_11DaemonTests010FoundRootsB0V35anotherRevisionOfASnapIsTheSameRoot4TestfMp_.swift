@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010FoundRootsB0V35anotherRevisionOfASnapIsTheSameRoot4TestfMp_17Z813fd5bd9ed8480afMu_() async throws -> Void {
  @Sendable func $s11DaemonTests010FoundRootsB0V35anotherRevisionOfASnapIsTheSameRoot4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests010FoundRootsB0V35anotherRevisionOfASnapIsTheSameRoot4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FoundRootsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests010FoundRootsB0V35anotherRevisionOfASnapIsTheSameRoot4TestfMp_7__localfMu_.anotherRevisionOfASnapIsTheSameRoot())))
  }
  try await $s11DaemonTests010FoundRootsB0V35anotherRevisionOfASnapIsTheSameRoot4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010FoundRootsB0V35anotherRevisionOfASnapIsTheSameRoot4TestfMp_25generator813fd5bd9ed8480afMu_() async -> Testing.Test {
  return .__function(
  named: "anotherRevisionOfASnapIsTheSameRoot()",
  in: FoundRootsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// snapd has copied the data to a new directory and named it `current`.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/FoundRootsTests.swift", filePath: "/work/main/Tests/DaemonTests/FoundRootsTests.swift", line: 78, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests010FoundRootsB0V35anotherRevisionOfASnapIsTheSameRoot4TestfMp_17Z813fd5bd9ed8480afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests010FoundRootsB0V35anotherRevisionOfASnapIsTheSameRoot4TestfMp_24accessor813fd5bd9ed8480afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests010FoundRootsB0V35anotherRevisionOfASnapIsTheSameRoot4TestfMp_25generator813fd5bd9ed8480afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests010FoundRootsB0V35anotherRevisionOfASnapIsTheSameRoot4TestfMp_33testContentRecord813fd5bd9ed8480afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests010FoundRootsB0V35anotherRevisionOfASnapIsTheSameRoot4TestfMp_24accessor813fd5bd9ed8480afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:104:6-104:6
