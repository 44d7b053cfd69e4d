Testing.__checkFunctionCall(sandbox.cairn("forget", "--path", path, "--yes", exits: 1).errors.self,calling: {
  $0.contains($1)
},"no version",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("forget", "--path", path, "--yes", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""no version""#, "no version"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:218:9-218:106
