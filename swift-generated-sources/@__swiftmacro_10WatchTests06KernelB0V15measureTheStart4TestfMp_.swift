private static let $s10WatchTests06KernelB0V15measureTheStart4TestfMp_17Z7d1009038c124169fMu_: Void = ()

@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V15measureTheStart4TestfMp_17Z7d1009038c124169fMu0_(isRuled arg0:Bool) async throws -> Void {
  @Sendable func $s10WatchTests06KernelB0V15measureTheStart4TestfMp_7__localfMu0_(isRuled arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests06KernelB0V15measureTheStart4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KernelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests06KernelB0V15measureTheStart4TestfMp_7__localfMu_.measureTheStart(isRuled: arg0))))
  }
  try await $s10WatchTests06KernelB0V15measureTheStart4TestfMp_7__localfMu0_(isRuled: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V15measureTheStart4TestfMp_25generator7d1009038c124169fMu_() async -> Testing.Test {
  return .__function(
  named: "measureTheStart(isRuled:)",
  in: KernelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: getenv("CAIRN_MEASURE") != nil, "a measurement: CAIRN_MEASURE=1"),.__documentationLine("/// How fast a large tree is watched, with rules and without: the figure is printed by `CAIRN_MEASURE`.")],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleKernelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleKernelTests.swift", line: 110, column: 6),
  parameters: [(firstName: "isRuled",secondName: nil,type: (Bool).self)],
  testFunction: $s10WatchTests06KernelB0V15measureTheStart4TestfMp_17Z7d1009038c124169fMu0_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests06KernelB0V15measureTheStart4TestfMp_24accessor7d1009038c124169fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests06KernelB0V15measureTheStart4TestfMp_25generator7d1009038c124169fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests06KernelB0V15measureTheStart4TestfMp_33testContentRecord7d1009038c124169fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests06KernelB0V15measureTheStart4TestfMp_24accessor7d1009038c124169fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:125:6-125:6
