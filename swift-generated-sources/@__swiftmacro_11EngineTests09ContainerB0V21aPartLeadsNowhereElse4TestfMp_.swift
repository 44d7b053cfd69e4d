@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V21aPartLeadsNowhereElse4TestfMp_17Z3f7e1d6186c4c12cfMu_(id arg0:String,part arg1:String) async throws -> Void {
  @Sendable func $s11EngineTests09ContainerB0V21aPartLeadsNowhereElse4TestfMp_7__localfMu0_(id arg0:String,part arg1:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests09ContainerB0V21aPartLeadsNowhereElse4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests09ContainerB0V21aPartLeadsNowhereElse4TestfMp_7__localfMu_.aPartLeadsNowhereElse(id: arg0,part: arg1))))
  }
  try await $s11EngineTests09ContainerB0V21aPartLeadsNowhereElse4TestfMp_7__localfMu0_(id: arg0,part: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V21aPartLeadsNowhereElse4TestfMp_25generator3f7e1d6186c4c12cfMu_() async -> Testing.Test {
  return .__function(
  named: "aPartLeadsNowhereElse(id:part:)",
  in: ContainerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A repository may lie about names.")],arguments: {[("..", "data"), ("a.b.c", ".."), ("a.b.c", "../../../etc"), ("a/b.c.d", "data"), ("x", "data"), ("a.b.c", ""), ("a.b.c", "/etc")]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ContainerTests.swift", filePath: "/work/main/Tests/EngineTests/ContainerTests.swift", line: 191, column: 6),
  parameters: [(firstName: "id",secondName: nil,type: (String).self),(firstName: "part",secondName: nil,type: (String).self)],
  testFunction: $s11EngineTests09ContainerB0V21aPartLeadsNowhereElse4TestfMp_17Z3f7e1d6186c4c12cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests09ContainerB0V21aPartLeadsNowhereElse4TestfMp_24accessor3f7e1d6186c4c12cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests09ContainerB0V21aPartLeadsNowhereElse4TestfMp_25generator3f7e1d6186c4c12cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests09ContainerB0V21aPartLeadsNowhereElse4TestfMp_33testContentRecord3f7e1d6186c4c12cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests09ContainerB0V21aPartLeadsNowhereElse4TestfMp_24accessor3f7e1d6186c4c12cfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:194:6-194:6
