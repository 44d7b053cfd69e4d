Testing.__checkFunctionCall(sandbox.cairn("backup", "--container", "no.such.App", exits: 1).errors.self,calling: {
  $0.contains($1)
},"org.example.Other",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("backup", "--container", "no.such.App", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""org.example.Other""#, "org.example.Other"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:38:9-38:118
