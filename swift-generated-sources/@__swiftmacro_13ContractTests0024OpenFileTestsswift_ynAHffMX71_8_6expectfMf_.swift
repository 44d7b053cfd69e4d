Testing.__checkBinaryOperation(withUnsafeMutablePointer(to: &lock) { fcntl(number, setLock, $0) },{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("withUnsafeMutablePointer(to: &lock) { fcntl(number, setLock, $0) }"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:72:9-72:89
