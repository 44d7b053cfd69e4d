Testing.__checkBinaryOperation(sandbox.cairn("prune").lines.first?.hasPrefix("0 packs without use"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("prune").lines.first?.hasPrefix("0 packs without use")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:42:9-42:94
