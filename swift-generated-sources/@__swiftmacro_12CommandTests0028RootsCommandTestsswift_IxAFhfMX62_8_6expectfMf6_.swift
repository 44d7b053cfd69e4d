Testing.__checkBinaryOperation(lines.first?["why"]?.hasSuffix("cairn.toml:3 names it"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.first?["why"]?.hasSuffix("cairn.toml:3 names it")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:63:9-63:81
