Testing.__checkValue(try rig.backUp().counts.changed == UInt64(changed.count),expression: .__fromSyntaxNode("try rig.backUp().counts.changed == UInt64(changed.count)"),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:333:13-333:94
