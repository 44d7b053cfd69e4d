Testing.__checkFunctionCall(sandbox.cairn("forget", "--keep-last", "0", exits: 1).errors.self,calling: {
  $0.contains($1)
},"--keep-last",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("forget", "--keep-last", "0", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""--keep-last""#, "--keep-last"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:85:9-85:102
