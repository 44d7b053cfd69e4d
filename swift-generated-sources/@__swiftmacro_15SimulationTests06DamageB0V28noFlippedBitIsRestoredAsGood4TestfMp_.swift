@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15SimulationTests06DamageB0V28noFlippedBitIsRestoredAsGood4TestfMp_16e8c2451a539ae9eafMu_(compression arg0:Compression) async throws -> Void {
  @Sendable func $s15SimulationTests06DamageB0V28noFlippedBitIsRestoredAsGood4TestfMp_7__localfMu0_(compression arg0:Compression,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15SimulationTests06DamageB0V28noFlippedBitIsRestoredAsGood4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DamageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15SimulationTests06DamageB0V28noFlippedBitIsRestoredAsGood4TestfMp_7__localfMu_.noFlippedBitIsRestoredAsGood(compression: arg0))))
  }
  try await $s15SimulationTests06DamageB0V28noFlippedBitIsRestoredAsGood4TestfMp_7__localfMu0_(compression: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15SimulationTests06DamageB0V28noFlippedBitIsRestoredAsGood4TestfMp_25generatore8c2451a539ae9eafMu_() async -> Testing.Test {
  return .__function(
  named: "noFlippedBitIsRestoredAsGood(compression:)",
  in: DamageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[Compression.zstd, .zlib, .none]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SimulationTests/DamageTests.swift", filePath: "/work/main/Tests/SimulationTests/DamageTests.swift", line: 82, column: 6),
  parameters: [(firstName: "compression",secondName: nil,type: (Compression).self)],
  testFunction: $s15SimulationTests06DamageB0V28noFlippedBitIsRestoredAsGood4TestfMp_16e8c2451a539ae9eafMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15SimulationTests06DamageB0V28noFlippedBitIsRestoredAsGood4TestfMp_24accessore8c2451a539ae9eafMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15SimulationTests06DamageB0V28noFlippedBitIsRestoredAsGood4TestfMp_25generatore8c2451a539ae9eafMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15SimulationTests06DamageB0V28noFlippedBitIsRestoredAsGood4TestfMp_33testContentRecorde8c2451a539ae9eafMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15SimulationTests06DamageB0V28noFlippedBitIsRestoredAsGood4TestfMp_24accessore8c2451a539ae9eafMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SimulationTests/DamageTests.swift:109:6-109:6
