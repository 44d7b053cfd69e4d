@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07RootSetB0V019aBindMountOfARootOrg10WhatIsInItK11HandledOnce4TestfMp_17Z43bc3df51b2e43fffMu_() async throws -> Void {
  @Sendable func $s11EngineTests07RootSetB0V019aBindMountOfARootOrg10WhatIsInItK11HandledOnce4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07RootSetB0V019aBindMountOfARootOrg10WhatIsInItK11HandledOnce4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootSetTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07RootSetB0V019aBindMountOfARootOrg10WhatIsInItK11HandledOnce4TestfMp_7__localfMu_.aBindMountOfARootOrOfWhatIsInItIsHandledOnce())))
  }
  try await $s11EngineTests07RootSetB0V019aBindMountOfARootOrg10WhatIsInItK11HandledOnce4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07RootSetB0V019aBindMountOfARootOrg10WhatIsInItK11HandledOnce4TestfMp_25generator43bc3df51b2e43fffMu_() async -> Testing.Test {
  return .__function(
  named: "aBindMountOfARootOrOfWhatIsInItIsHandledOnce()",
  in: RootSetTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RootSetTests.swift", filePath: "/work/main/Tests/EngineTests/RootSetTests.swift", line: 83, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07RootSetB0V019aBindMountOfARootOrg10WhatIsInItK11HandledOnce4TestfMp_17Z43bc3df51b2e43fffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07RootSetB0V019aBindMountOfARootOrg10WhatIsInItK11HandledOnce4TestfMp_24accessor43bc3df51b2e43fffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07RootSetB0V019aBindMountOfARootOrg10WhatIsInItK11HandledOnce4TestfMp_25generator43bc3df51b2e43fffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07RootSetB0V019aBindMountOfARootOrg10WhatIsInItK11HandledOnce4TestfMp_33testContentRecord43bc3df51b2e43fffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07RootSetB0V019aBindMountOfARootOrg10WhatIsInItK11HandledOnce4TestfMp_24accessor43bc3df51b2e43fffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:93:6-93:6
