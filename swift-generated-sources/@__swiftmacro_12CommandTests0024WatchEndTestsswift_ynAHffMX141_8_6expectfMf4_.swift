Testing.__checkFunctionCall(sandbox.cairn("ls").text.self,calling: {
  $0.contains($1)
},"/large",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("ls").text"#),"contains",(nil,.__fromStringLiteral(#""/large""#, "/large"))), false),comments: ["the test came too late"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:142:9-142:88
