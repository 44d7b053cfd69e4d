Testing.__checkFunctionCall(sandbox.cairn("forget", ids[1], exits: 1).errors.self,calling: {
  $0.contains($1)
},"cairn unpin",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("forget", ids[1], exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""cairn unpin""#, "cairn unpin"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:67:9-67:90
