Testing.__checkFunctionCall(ContainerID.self,calling: {
  $0.isSnap($1)
},Array(id.utf8),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("ContainerID"),"isSnap",(nil,.__fromSyntaxNode("Array(id.utf8)"))), false),comments: ["\(id)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:130:13-130:66
