Testing.__checkBinaryOperation(withUnsafeMutablePointer(to: &lock) { fcntl(number, setLock, $0) },{ $0 == $1() },-1,expression: .__fromBinaryOperation(.__fromSyntaxNode("withUnsafeMutablePointer(to: &lock) { fcntl(number, setLock, $0) }"),"==",.__fromSyntaxNode("-1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:78:9-78:90
