Testing.__checkFunctionCall(sandbox.cairn("forget", "--keep-within", "5x", exits: 1).errors.self,calling: {
  $0.contains($1)
},"no duration",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("forget", "--keep-within", "5x", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""no duration""#, "no duration"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:86:9-86:105
