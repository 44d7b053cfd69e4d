Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.contains($1)
},"closed.txt: what is there cannot be read, so that no undo could bring it back",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"contains",(nil,.__fromStringLiteral(#""closed.txt: what is there cannot be read, so that no undo could bring it back""#, "closed.txt: what is there cannot be read, so that no undo could bring it back"))),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:116:9-116:139
