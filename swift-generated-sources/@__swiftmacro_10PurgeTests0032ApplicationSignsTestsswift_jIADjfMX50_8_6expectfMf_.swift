Testing.__checkBinaryOperation(found.map(\.file),{ $0 == $1() },[LinkIdentity(device: 0xfe00, inode: 4711), LinkIdentity(device: 0x1b, inode: 99)],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found.map(\.file)"#),"==",.__fromSyntaxNode("[LinkIdentity(device: 0xfe00, inode: 4711), LinkIdentity(device: 0x1b, inode: 99)]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:51:9-51:121
