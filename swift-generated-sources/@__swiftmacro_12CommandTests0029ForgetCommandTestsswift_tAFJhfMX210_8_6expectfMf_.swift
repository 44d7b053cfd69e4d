Testing.__checkFunctionCall(sandbox.cairn("forget", "--path", path, exits: 1).errors.self,calling: {
  $0.contains($1)
},"give --yes",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("forget", "--path", path, exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""give --yes""#, "give --yes"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:211:9-211:97
