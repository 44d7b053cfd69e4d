Testing.__checkBinaryOperation(isOne,{ $0 || $1() },treeDifferences(found, expected: other.1).isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("isOne"),"||",.__fromSyntaxNode("treeDifferences(found, expected: other.1).isEmpty")),comments: ["seed \(KillTests.seed), round \(round): \(found.count) items"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:215:13-215:144
