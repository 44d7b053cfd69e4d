Testing.__checkFunctionCall(sandbox.cairn("ls", "--snapshot", ids[0]).text.self,calling: {
  $0.contains($1)
},"only-0",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("ls", "--snapshot", ids[0]).text"#),"contains",(nil,.__fromStringLiteral(#""only-0""#, "only-0"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:213:9-213:83
