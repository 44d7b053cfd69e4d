Testing.__checkFunctionCall(sandbox.cairn("unpin", ids[3], exits: 1).errors.self,calling: {
  $0.contains($1)
},"is not pinned",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("unpin", ids[3], exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""is not pinned""#, "is not pinned"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:69:9-69:91
