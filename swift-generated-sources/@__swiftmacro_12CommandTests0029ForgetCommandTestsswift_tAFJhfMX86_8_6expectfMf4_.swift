Testing.__checkFunctionCall(sandbox.cairn("forget", "--keep-last", "1", ids[0], exits: 1).errors.self,calling: {
  $0.contains($1)
},"exclude each other",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("forget", "--keep-last", "1", ids[0], exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""exclude each other""#, "exclude each other"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:87:9-87:117
