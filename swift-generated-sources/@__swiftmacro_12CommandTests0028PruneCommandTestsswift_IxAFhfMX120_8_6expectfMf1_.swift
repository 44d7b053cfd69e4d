Testing.__checkFunctionCall(before.self,calling: {
  $0.isSubset(of: $1)
},Set(Files.names(sandbox.repository + "/packs")),expression: .__fromFunctionCall(.__fromSyntaxNode("before"),"isSubset",("of",.__fromSyntaxNode(#"Set(Files.names(sandbox.repository + "/packs"))"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:121:9-121:86
