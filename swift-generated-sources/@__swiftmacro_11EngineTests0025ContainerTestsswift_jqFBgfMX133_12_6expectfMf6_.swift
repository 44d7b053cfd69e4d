Testing.__checkFunctionCall(ContainerID.self,calling: {
  $0.isSandbox($1)
},Array(id.utf8),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("ContainerID"),"isSandbox",(nil,.__fromSyntaxNode("Array(id.utf8)"))), false),comments: ["\(id)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:134:13-134:69
