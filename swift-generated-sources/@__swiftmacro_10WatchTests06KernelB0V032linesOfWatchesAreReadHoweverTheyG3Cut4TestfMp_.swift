private static let $s10WatchTests06KernelB0V032linesOfWatchesAreReadHoweverTheyG3Cut4TestfMp_15f4d353fcb6c2d41fMu_: Void = ()

@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V032linesOfWatchesAreReadHoweverTheyG3Cut4TestfMp_15f4d353fcb6c2d41fMu0_(size arg0:Int) async throws -> Void {
  @Sendable func $s10WatchTests06KernelB0V032linesOfWatchesAreReadHoweverTheyG3Cut4TestfMp_7__localfMu0_(size arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests06KernelB0V032linesOfWatchesAreReadHoweverTheyG3Cut4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KernelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests06KernelB0V032linesOfWatchesAreReadHoweverTheyG3Cut4TestfMp_7__localfMu_.linesOfWatchesAreReadHoweverTheyAreCut(size: arg0))))
  }
  try await $s10WatchTests06KernelB0V032linesOfWatchesAreReadHoweverTheyG3Cut4TestfMp_7__localfMu0_(size: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V032linesOfWatchesAreReadHoweverTheyG3Cut4TestfMp_24generatorf4d353fcb6c2d41fMu_() async -> Testing.Test {
  return .__function(
  named: "linesOfWatchesAreReadHoweverTheyAreCut(size:)",
  in: KernelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The kernel's list in pieces of any size.")],arguments: {[1, 2, 3, 7, 16, 64, 1000]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/AuditTests.swift", filePath: "/work/main/Tests/WatchTests/AuditTests.swift", line: 33, column: 6),
  parameters: [(firstName: "size",secondName: nil,type: (Int).self)],
  testFunction: $s10WatchTests06KernelB0V032linesOfWatchesAreReadHoweverTheyG3Cut4TestfMp_15f4d353fcb6c2d41fMu0_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests06KernelB0V032linesOfWatchesAreReadHoweverTheyG3Cut4TestfMp_23accessorf4d353fcb6c2d41fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests06KernelB0V032linesOfWatchesAreReadHoweverTheyG3Cut4TestfMp_24generatorf4d353fcb6c2d41fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests06KernelB0V032linesOfWatchesAreReadHoweverTheyG3Cut4TestfMp_32testContentRecordf4d353fcb6c2d41fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests06KernelB0V032linesOfWatchesAreReadHoweverTheyG3Cut4TestfMp_23accessorf4d353fcb6c2d41fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/WatchTests/AuditTests.swift:40:6-40:6
