Testing.__checkPropertyAccess(treeDifferences(Walker.walk(sandbox.source), expected: present).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("treeDifferences(Walker.walk(sandbox.source), expected: present)"),.__fromSyntaxNode("isEmpty")),comments: [.__line("// The file that was deleted before the restore is gone again.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:266:9-266:89
