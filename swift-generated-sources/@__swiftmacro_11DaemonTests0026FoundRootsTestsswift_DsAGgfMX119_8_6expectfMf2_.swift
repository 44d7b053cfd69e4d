Testing.__checkBinaryOperation(paths(kept(["/s/app/1"], [old]).updated(with: kept(["/t/app/2"], [others]))),{ $0 == $1() },["/t/app/2", "/s/app/1"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"paths(kept(["/s/app/1"], [old]).updated(with: kept(["/t/app/2"], [others])))"#),"==",.__fromSyntaxNode(#"["/t/app/2", "/s/app/1"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:120:9-120:122
