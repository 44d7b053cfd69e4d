@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_17Z4bb1a354dde71f6afMu_(mebibytes arg0:Int) async throws -> Void {
  @Sendable func $s12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_7__localfMu0_(mebibytes arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FullDiskTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_7__localfMu_.aFullDiskEndsTheRunAndTheNextGoesOn(mebibytes: arg0))))
  }
  try await $s12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_7__localfMu0_(mebibytes: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_25generator4bb1a354dde71f6afMu_() async -> Testing.Test {
  return .__function(
  named: "aFullDiskEndsTheRunAndTheNextGoesOn(mebibytes:)",
  in: FullDiskTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs")],arguments: {[24, 12]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/FullDiskTests.swift", filePath: "/work/main/Tests/CommandTests/FullDiskTests.swift", line: 6, column: 6),
  parameters: [(firstName: "mebibytes",secondName: nil,type: (Int).self)],
  testFunction: $s12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_17Z4bb1a354dde71f6afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_24accessor4bb1a354dde71f6afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_25generator4bb1a354dde71f6afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_33testContentRecord4bb1a354dde71f6afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_24accessor4bb1a354dde71f6afMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:36:6-36:6
