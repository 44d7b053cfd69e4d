Testing.__checkFunctionCall(sandbox.cairn("service", "install", exits: 1).errors.self,calling: {
  $0.contains($1)
},"not run by systemd",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("service", "install", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""not run by systemd""#, "not run by systemd"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:83:9-83:101
