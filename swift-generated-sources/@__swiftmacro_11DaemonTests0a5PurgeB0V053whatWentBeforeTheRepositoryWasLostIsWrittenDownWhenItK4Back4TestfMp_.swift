@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5PurgeB0V053whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItK4Back4TestfMp_17Z4fbaf96f795b9b61fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a5PurgeB0V053whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItK4Back4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a5PurgeB0V053whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItK4Back4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonPurgeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a5PurgeB0V053whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItK4Back4TestfMp_7__localfMu_.whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItIsBack())))
  }
  try await $s11DaemonTests0a5PurgeB0V053whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItK4Back4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5PurgeB0V053whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItK4Back4TestfMp_25generator4fbaf96f795b9b61fMu_() async -> Testing.Test {
  return .__function(
  named: "whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItIsBack()",
  in: DaemonPurgeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonPurgeTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonPurgeTests.swift", line: 91, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a5PurgeB0V053whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItK4Back4TestfMp_17Z4fbaf96f795b9b61fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a5PurgeB0V053whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItK4Back4TestfMp_24accessor4fbaf96f795b9b61fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a5PurgeB0V053whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItK4Back4TestfMp_25generator4fbaf96f795b9b61fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a5PurgeB0V053whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItK4Back4TestfMp_33testContentRecord4fbaf96f795b9b61fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a5PurgeB0V053whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItK4Back4TestfMp_24accessor4fbaf96f795b9b61fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:107:6-107:6
