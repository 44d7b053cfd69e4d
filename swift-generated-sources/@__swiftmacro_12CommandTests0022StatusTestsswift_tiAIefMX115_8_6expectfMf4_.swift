Testing.__checkFunctionCall(sandbox.cairn("status", "--wait", sandbox.source).errors.self,calling: {
  $0.contains($1)
},"there is nothing to wait for",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status", "--wait", sandbox.source).errors"#),"contains",(nil,.__fromStringLiteral(#""there is nothing to wait for""#, "there is nothing to wait for"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:116:9-116:115
