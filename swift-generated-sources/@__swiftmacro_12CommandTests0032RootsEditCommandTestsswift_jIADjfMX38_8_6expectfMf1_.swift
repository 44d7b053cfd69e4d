Testing.__checkBinaryOperation(sandbox.json("snapshots").last?.texts("paths"),{ $0 == $1() },[sandbox.source],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("snapshots").last?.texts("paths")"#),"==",.__fromSyntaxNode("[sandbox.source]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:39:9-39:84
