Testing.__checkFunctionCall(sandbox.cairn("ls", "--container", "org.example.Other", exits: 1).errors.self,calling: {
  $0.contains($1)
},"there are: \(Self.id)",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("ls", "--container", "org.example.Other", exits: 1).errors"#),"contains",(nil,.__fromSyntaxNode(#""there are: \(Self.id)""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:37:9-37:124
