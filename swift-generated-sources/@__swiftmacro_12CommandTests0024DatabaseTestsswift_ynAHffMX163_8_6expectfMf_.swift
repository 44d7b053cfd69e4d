Testing.__checkPropertyAccess(treeDifferences(Walker.walk(sandbox.restored(commit)), expected: Walker.walk(sandbox.source)).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("treeDifferences(Walker.walk(sandbox.restored(commit)), expected: Walker.walk(sandbox.source))"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:164:9-164:119
