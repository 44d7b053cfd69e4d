Testing.__checkBinaryOperation(Files.text(out + "/beside"),{ $0 == $1() },"beside",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(out + "/beside")"#),"==",.__fromStringLiteral(#""beside""#, "beside")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:161:9-161:57
