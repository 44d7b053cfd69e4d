@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V44aSnapWhoseCurrentLeadsElsewhereHasNoRevision4TestfMp_16cd0781ea28901075fMu_(target arg0:String) async throws -> Void {
  @Sendable func $s11EngineTests09ContainerB0V44aSnapWhoseCurrentLeadsElsewhereHasNoRevision4TestfMp_7__localfMu0_(target arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests09ContainerB0V44aSnapWhoseCurrentLeadsElsewhereHasNoRevision4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests09ContainerB0V44aSnapWhoseCurrentLeadsElsewhereHasNoRevision4TestfMp_7__localfMu_.aSnapWhoseCurrentLeadsElsewhereHasNoRevision(target: arg0))))
  }
  try await $s11EngineTests09ContainerB0V44aSnapWhoseCurrentLeadsElsewhereHasNoRevision4TestfMp_7__localfMu0_(target: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V44aSnapWhoseCurrentLeadsElsewhereHasNoRevision4TestfMp_25generatorcd0781ea28901075fMu_() async -> Testing.Test {
  return .__function(
  named: "aSnapWhoseCurrentLeadsElsewhereHasNoRevision(target:)",
  in: ContainerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// `current` is followed one step, to a directory beside it, and nowhere else.")],arguments: {["../other/1", "/etc", "..", ".", "gone", "3000/inner", "note", "a-link"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ContainerTests.swift", filePath: "/work/main/Tests/EngineTests/ContainerTests.swift", line: 56, column: 6),
  parameters: [(firstName: "target",secondName: nil,type: (String).self)],
  testFunction: $s11EngineTests09ContainerB0V44aSnapWhoseCurrentLeadsElsewhereHasNoRevision4TestfMp_16cd0781ea28901075fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests09ContainerB0V44aSnapWhoseCurrentLeadsElsewhereHasNoRevision4TestfMp_24accessorcd0781ea28901075fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests09ContainerB0V44aSnapWhoseCurrentLeadsElsewhereHasNoRevision4TestfMp_25generatorcd0781ea28901075fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests09ContainerB0V44aSnapWhoseCurrentLeadsElsewhereHasNoRevision4TestfMp_33testContentRecordcd0781ea28901075fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests09ContainerB0V44aSnapWhoseCurrentLeadsElsewhereHasNoRevision4TestfMp_24accessorcd0781ea28901075fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:67:6-67:6
