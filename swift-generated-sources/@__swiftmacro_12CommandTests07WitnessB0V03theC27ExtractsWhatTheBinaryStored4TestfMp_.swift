@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07WitnessB0V03theC27ExtractsWhatTheBinaryStored4TestfMp_17Z50235f917d7c576cfMu_(compression arg0:String) async throws -> Void {
  @Sendable func $s12CommandTests07WitnessB0V03theC27ExtractsWhatTheBinaryStored4TestfMp_7__localfMu0_(compression arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07WitnessB0V03theC27ExtractsWhatTheBinaryStored4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WitnessTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07WitnessB0V03theC27ExtractsWhatTheBinaryStored4TestfMp_7__localfMu_.theWitnessExtractsWhatTheBinaryStored(compression: arg0))))
  }
  try await $s12CommandTests07WitnessB0V03theC27ExtractsWhatTheBinaryStored4TestfMp_7__localfMu0_(compression: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07WitnessB0V03theC27ExtractsWhatTheBinaryStored4TestfMp_25generator50235f917d7c576cfMu_() async -> Testing.Test {
  return .__function(
  named: "theWitnessExtractsWhatTheBinaryStored(compression:)",
  in: WitnessTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard and python3-nacl")],arguments: {["auto", "zlib", "none", "encrypted"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WitnessTests.swift", filePath: "/work/main/Tests/CommandTests/WitnessTests.swift", line: 7, column: 6),
  parameters: [(firstName: "compression",secondName: nil,type: (String).self)],
  testFunction: $s12CommandTests07WitnessB0V03theC27ExtractsWhatTheBinaryStored4TestfMp_17Z50235f917d7c576cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07WitnessB0V03theC27ExtractsWhatTheBinaryStored4TestfMp_24accessor50235f917d7c576cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07WitnessB0V03theC27ExtractsWhatTheBinaryStored4TestfMp_25generator50235f917d7c576cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07WitnessB0V03theC27ExtractsWhatTheBinaryStored4TestfMp_33testContentRecord50235f917d7c576cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07WitnessB0V03theC27ExtractsWhatTheBinaryStored4TestfMp_24accessor50235f917d7c576cfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:33:6-33:6
