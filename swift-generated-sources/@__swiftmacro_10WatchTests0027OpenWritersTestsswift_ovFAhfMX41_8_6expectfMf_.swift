Testing.__checkBinaryOperation(writers.places().count,{ $0 == $1() },OpenWriters.placesMaximum,expression: .__fromBinaryOperation(.__fromSyntaxNode("writers.places().count"),"==",.__fromSyntaxNode("OpenWriters.placesMaximum")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/OpenWritersTests.swift:42:9-42:69
