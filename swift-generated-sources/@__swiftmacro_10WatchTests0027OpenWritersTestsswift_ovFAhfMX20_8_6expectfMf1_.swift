Testing.__checkBinaryOperation(pauses,{ $0 == $1() },[30, 60, 120, 240, 480, 900, 900, 900],expression: .__fromBinaryOperation(.__fromSyntaxNode("pauses"),"==",.__fromSyntaxNode("[30, 60, 120, 240, 480, 900, 900, 900]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/OpenWritersTests.swift:21:9-21:66
