Testing.__checkFunctionCall(sandbox.cairn("forget", ids[3], exits: 1).errors.self,calling: {
  $0.contains($1)
},"newest commit is never forgotten",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("forget", ids[3], exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""newest commit is never forgotten""#, "newest commit is never forgotten"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:53:9-53:111
