Testing.__checkBinaryOperation(HeldFiles.exactDevices(Array(mounts.utf8)),{ $0 == $1() },Set<UInt64>([0xfe00, 27, 0x30_08e8]),expression: .__fromBinaryOperation(.__fromSyntaxNode("HeldFiles.exactDevices(Array(mounts.utf8))"),"==",.__fromSyntaxNode("Set<UInt64>([0xfe00, 27, 0x30_08e8])")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:69:9-69:100
