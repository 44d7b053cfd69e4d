Testing.__checkBinaryOperation(lines.filter { $0["type"] == "fuzzy" }.map { $0["path"] },{ $0 == $1() },[bad],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.filter { $0["type"] == "fuzzy" }.map { $0["path"] }"#),"==",.__fromSyntaxNode("[bad]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:100:13-100:88
