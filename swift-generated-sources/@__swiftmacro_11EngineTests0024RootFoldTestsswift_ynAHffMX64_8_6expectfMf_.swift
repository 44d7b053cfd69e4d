Testing.__checkBinaryOperation(found.sorted(),{ $0 == $1() },["+/home", "+/home/a", "+/home/a/beside", "+/home/a/sub/new", "U/home/a/sub"],expression: .__fromBinaryOperation(.__fromSyntaxNode("found.sorted()"),"==",.__fromSyntaxNode(#"["+/home", "+/home/a", "+/home/a/beside", "+/home/a/sub/new", "U/home/a/sub"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:65:9-65:113
