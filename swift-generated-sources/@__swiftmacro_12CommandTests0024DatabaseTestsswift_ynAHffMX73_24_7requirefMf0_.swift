Testing.__checkFunctionCall(sandbox.json("backup", sandbox.source).last.self,calling: {
  $0?.number($1)
},"bytes_stored",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.json("backup", sandbox.source).last"#),"number",(nil,.__fromStringLiteral(#""bytes_stored""#, "bytes_stored"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:74:25-74:102
