Testing.__checkFunctionCall(sandbox.cairn("restore", "--deleted", "--at", "now", "--target", target, path, exits: 1).errors.self,calling: {
  $0.contains($1)
},"--deleted takes one PATH",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("restore", "--deleted", "--at", "now", "--target", target, path, exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""--deleted takes one PATH""#, "--deleted takes one PATH"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:200:9-200:150
