Testing.__checkBinaryOperation(rig.exists("in/tmpfs/file") && rig.exists("single"),{ $0 && $1() },treeDifferences(Walker.walk(rig.path("out")), expected: before).isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.exists("in/tmpfs/file") && rig.exists("single")"#),"&&",.__fromSyntaxNode(#"treeDifferences(Walker.walk(rig.path("out")), expected: before).isEmpty"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:87:9-87:144
