Testing.__checkBinaryOperation(second.texts("paths_hex"),{ $0 == $1() },["/tmp/scratch", "/home/ada/caf"].map { Hexadecimal.text($0) + ($0.hasSuffix("caf") ? "e9" : "") },expression: .__fromBinaryOperation(.__fromSyntaxNode(#"second.texts("paths_hex")"#),"==",.__fromSyntaxNode(#"["/tmp/scratch", "/home/ada/caf"].map { Hexadecimal.text($0) + ($0.hasSuffix("caf") ? "e9" : "") }"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:160:9-160:145
