Testing.__checkBinaryOperation(Files.names(sandbox.source + "/extra"),{ $0 == $1() },["vm.img"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.names(sandbox.source + "/extra")"#),"==",.__fromSyntaxNode(#"["vm.img"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:94:9-94:70
