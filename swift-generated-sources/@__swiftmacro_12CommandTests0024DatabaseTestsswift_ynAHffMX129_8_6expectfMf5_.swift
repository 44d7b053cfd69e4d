Testing.__checkValue(sandbox.json("ls", sandbox.source).allSatisfy { $0.fields["fuzzy"] == nil },expression: .__fromSyntaxNode(#"sandbox.json("ls", sandbox.source).allSatisfy { $0.fields["fuzzy"] == nil }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:130:9-130:93
