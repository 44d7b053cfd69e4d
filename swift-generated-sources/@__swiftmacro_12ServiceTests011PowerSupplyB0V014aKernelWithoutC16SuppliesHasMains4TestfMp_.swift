@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests011PowerSupplyB0V014aKernelWithoutC16SuppliesHasMains4TestfMp_17Z562be318e9e59d36fMu_() async throws -> Void {
  @Sendable func $s12ServiceTests011PowerSupplyB0V014aKernelWithoutC16SuppliesHasMains4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests011PowerSupplyB0V014aKernelWithoutC16SuppliesHasMains4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PowerSupplyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests011PowerSupplyB0V014aKernelWithoutC16SuppliesHasMains4TestfMp_7__localfMu_.aKernelWithoutPowerSuppliesHasMains())))
  }
  try await $s12ServiceTests011PowerSupplyB0V014aKernelWithoutC16SuppliesHasMains4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests011PowerSupplyB0V014aKernelWithoutC16SuppliesHasMains4TestfMp_25generator562be318e9e59d36fMu_() async -> Testing.Test {
  return .__function(
  named: "aKernelWithoutPowerSuppliesHasMains()",
  in: PowerSupplyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/PowerSupplyTests.swift", filePath: "/work/main/Tests/ServiceTests/PowerSupplyTests.swift", line: 52, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests011PowerSupplyB0V014aKernelWithoutC16SuppliesHasMains4TestfMp_17Z562be318e9e59d36fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests011PowerSupplyB0V014aKernelWithoutC16SuppliesHasMains4TestfMp_24accessor562be318e9e59d36fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests011PowerSupplyB0V014aKernelWithoutC16SuppliesHasMains4TestfMp_25generator562be318e9e59d36fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests011PowerSupplyB0V014aKernelWithoutC16SuppliesHasMains4TestfMp_33testContentRecord562be318e9e59d36fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests011PowerSupplyB0V014aKernelWithoutC16SuppliesHasMains4TestfMp_24accessor562be318e9e59d36fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/PowerSupplyTests.swift:55:6-55:6
