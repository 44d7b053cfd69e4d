Testing.__checkFunctionCall(ContainerID.self,calling: {
  $0.isFlatpak($1)
},[0x61, 0x2e, 0x62, 0x2e, 0xff],expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("ContainerID"),"isFlatpak",(nil,.__fromSyntaxNode("[0x61, 0x2e, 0x62, 0x2e, 0xff]"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:126:9-126:72
