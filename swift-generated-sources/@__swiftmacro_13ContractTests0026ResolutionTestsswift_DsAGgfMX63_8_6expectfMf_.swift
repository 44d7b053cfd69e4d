Testing.__checkBinaryOperation(lowest(),{ $0 <= $1() },before + 8,expression: .__fromBinaryOperation(.__fromSyntaxNode("lowest()"),"<=",.__fromSyntaxNode("before + 8")),comments: ["tests beside this one open files, too, but not a hundred"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ResolutionTests.swift:64:9-64:100
