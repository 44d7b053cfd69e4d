Testing.__checkBinaryOperation(open.filter { $0.hasPrefix(rig.directory.path) },{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("open.filter { $0.hasPrefix(rig.directory.path) }"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:296:9-296:72
