Testing.__checkValue(sandbox.json("ls", "--snapshot", commit).allSatisfy { $0.fields["fuzzy"] == nil },expression: .__fromSyntaxNode(#"sandbox.json("ls", "--snapshot", commit).allSatisfy { $0.fields["fuzzy"] == nil }"#),comments: ["\(commit)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:52:13-52:116
