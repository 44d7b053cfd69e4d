Testing.__checkFunctionCall(sandbox.cairn("why", sandbox.source + "/keep.o").text.self,calling: {
  $0.contains($1)
},"kept by !keep.o",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("why", sandbox.source + "/keep.o").text"#),"contains",(nil,.__fromStringLiteral(#""kept by !keep.o""#, "kept by !keep.o"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:76:9-76:99
