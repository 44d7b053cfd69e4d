Testing.__checkFunctionCall(sandbox.cairn("service", "install", exits: 1).errors.self,calling: {
  $0.contains($1)
},"was not written by Cairn",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("service", "install", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""was not written by Cairn""#, "was not written by Cairn"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:89:9-89:107
