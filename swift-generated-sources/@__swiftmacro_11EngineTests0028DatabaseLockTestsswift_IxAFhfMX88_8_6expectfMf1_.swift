Testing.__checkFunctionCall(tree.self,calling: {
  $0.lock($1,$2)
},Self.path,Self.all,expression: .__fromFunctionCall(.__fromSyntaxNode("tree"),"lock",(nil,.__fromSyntaxNode("Self.path")),(nil,.__fromSyntaxNode("Self.all"))),comments: [.__line("// Nothing is held while it is read.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:89:9-89:48
