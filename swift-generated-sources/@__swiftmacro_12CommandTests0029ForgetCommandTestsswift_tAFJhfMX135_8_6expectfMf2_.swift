Testing.__checkFunctionCall(sandbox.cairn("dump", "--snapshot", ids[0], sandbox.file("short/file"), exits: 1).errors.self,calling: {
  $0.contains($1)
},"not in this commit",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("dump", "--snapshot", ids[0], sandbox.file("short/file"), exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""not in this commit""#, "not in this commit"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:136:9-136:137
