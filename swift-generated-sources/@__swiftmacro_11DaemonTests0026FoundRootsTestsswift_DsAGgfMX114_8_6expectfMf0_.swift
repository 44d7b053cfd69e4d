Testing.__checkBinaryOperation(paths(kept(["/a/x", "/b"]).updated(with: kept(["/a"]))),{ $0 == $1() },["/a", "/b"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"paths(kept(["/a/x", "/b"]).updated(with: kept(["/a"])))"#),"==",.__fromSyntaxNode(#"["/a", "/b"]"#)),comments: [.__line("// A wider root has it.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:115:9-115:89
