Testing.__checkFunctionCall(Set(Files.names(sandbox.file("out"))).self,calling: {
  $0.isSubset(of: $1)
},Set(made.lines),expression: .__fromFunctionCall(.__fromSyntaxNode(#"Set(Files.names(sandbox.file("out")))"#),"isSubset",("of",.__fromSyntaxNode("Set(made.lines)"))),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/HostileRepositoryTests.swift:26:17-26:104
