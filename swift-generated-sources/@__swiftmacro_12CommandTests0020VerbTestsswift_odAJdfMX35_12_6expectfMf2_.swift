Testing.__checkBinaryOperation(line.hasPrefix(commit.prefix(8)),{ $0 && $1() },line.hasSuffix(sandbox.source),expression: .__fromBinaryOperation(.__fromSyntaxNode("line.hasPrefix(commit.prefix(8))"),"&&",.__fromSyntaxNode("line.hasSuffix(sandbox.source)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:36:13-36:88
