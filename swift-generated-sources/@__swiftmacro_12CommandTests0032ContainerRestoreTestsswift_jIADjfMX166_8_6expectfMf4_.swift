Testing.__checkFunctionCall(sandbox.cairn("restore", "--target", sandbox.file("out"), "--map-root", map, exits: 1).errors.self,calling: {
  $0.contains($1)
},"--in-place",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("restore", "--target", sandbox.file("out"), "--map-root", map, exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""--in-place""#, "--in-place"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:167:9-167:134
