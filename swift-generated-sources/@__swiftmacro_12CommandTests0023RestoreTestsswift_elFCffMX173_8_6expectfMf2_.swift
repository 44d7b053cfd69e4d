Testing.__checkFunctionCall(sandbox.bareCairn("-r", inner, "ls").text.self,calling: {
  $0.contains($1)
},"backup",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode(#"sandbox.bareCairn("-r", inner, "ls").text"#),"contains",(nil,.__fromStringLiteral(#""backup""#, "backup"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:174:9-174:79
