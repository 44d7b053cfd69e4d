Testing.__checkFunctionCall(second.errors.self,calling: {
  $0.contains($1)
},"\(sandbox.source)/closed",expression: .__fromFunctionCall(.__fromSyntaxNode("second.errors"),"contains",(nil,.__fromSyntaxNode(#""\(sandbox.source)/closed""#))),comments: ["\(second.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:68:9-68:88
