Testing.__checkValue(sandbox.json("roots").contains { $0["name"] == "source" },expression: .__fromSyntaxNode(#"sandbox.json("roots").contains { $0["name"] == "source" }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:61:9-61:75
