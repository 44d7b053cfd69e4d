Testing.__checkPropertyAccess(treeDifferences(Walker.walk(out + sandbox.source), expected: Walker.walk(sandbox.source)).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("treeDifferences(Walker.walk(out + sandbox.source), expected: Walker.walk(sandbox.source))"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:190:9-190:115
