Testing.__checkBinaryOperation(paths(kept(["/a", "/b"]).updated(with: kept(["/b", "/c"]))),{ $0 == $1() },["/b", "/c", "/a"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"paths(kept(["/a", "/b"]).updated(with: kept(["/b", "/c"])))"#),"==",.__fromSyntaxNode(#"["/b", "/c", "/a"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:113:9-113:99
