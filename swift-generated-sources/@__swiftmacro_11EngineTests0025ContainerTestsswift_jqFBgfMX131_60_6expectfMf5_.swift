Testing.__checkFunctionCall(ContainerID.self,calling: {
  $0.isSandbox($1)
},Array(id.utf8),expression: .__fromFunctionCall(.__fromSyntaxNode("ContainerID"),"isSandbox",(nil,.__fromSyntaxNode("Array(id.utf8)"))),comments: ["\(id)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:132:61-132:116
