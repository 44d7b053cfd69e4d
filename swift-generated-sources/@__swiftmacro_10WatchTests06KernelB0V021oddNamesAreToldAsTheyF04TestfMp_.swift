@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V021oddNamesAreToldAsTheyF04TestfMp_16e9e5c25ac4acafbdfMu_() async throws -> Void {
  @Sendable func $s10WatchTests06KernelB0V021oddNamesAreToldAsTheyF04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests06KernelB0V021oddNamesAreToldAsTheyF04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KernelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests06KernelB0V021oddNamesAreToldAsTheyF04TestfMp_7__localfMu_.oddNamesAreToldAsTheyAre())))
  }
  try await $s10WatchTests06KernelB0V021oddNamesAreToldAsTheyF04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V021oddNamesAreToldAsTheyF04TestfMp_25generatore9e5c25ac4acafbdfMu_() async -> Testing.Test {
  return .__function(
  named: "oddNamesAreToldAsTheyAre()",
  in: KernelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/KernelTests.swift", filePath: "/work/main/Tests/WatchTests/KernelTests.swift", line: 171, column: 6),
  parameters: [],
  testFunction: $s10WatchTests06KernelB0V021oddNamesAreToldAsTheyF04TestfMp_16e9e5c25ac4acafbdfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests06KernelB0V021oddNamesAreToldAsTheyF04TestfMp_24accessore9e5c25ac4acafbdfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests06KernelB0V021oddNamesAreToldAsTheyF04TestfMp_25generatore9e5c25ac4acafbdfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests06KernelB0V021oddNamesAreToldAsTheyF04TestfMp_33testContentRecorde9e5c25ac4acafbdfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests06KernelB0V021oddNamesAreToldAsTheyF04TestfMp_24accessore9e5c25ac4acafbdfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:185:6-185:6
