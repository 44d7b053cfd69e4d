Testing.__checkBinaryOperation(paths(kept(["/s/app/1"], [old]).updated(with: kept(["/s/app/2"], [new]))),{ $0 == $1() },["/s/app/2"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"paths(kept(["/s/app/1"], [old]).updated(with: kept(["/s/app/2"], [new])))"#),"==",.__fromSyntaxNode(#"["/s/app/2"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:119:9-119:107
