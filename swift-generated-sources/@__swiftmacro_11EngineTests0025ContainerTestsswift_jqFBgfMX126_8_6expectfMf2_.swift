Testing.__checkFunctionCall(ContainerID.self,calling: {
  $0.isFlatpak($1)
},Array(("a.b." + String(repeating: "c", count: 252)).utf8),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("ContainerID"),"isFlatpak",(nil,.__fromSyntaxNode(#"Array(("a.b." + String(repeating: "c", count: 252)).utf8)"#))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:127:9-127:99
