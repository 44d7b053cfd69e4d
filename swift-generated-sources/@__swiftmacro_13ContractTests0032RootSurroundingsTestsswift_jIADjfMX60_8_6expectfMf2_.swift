Testing.__checkBinaryOperation(MountTable.current.mount(of: [ItemPath.separator]),{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("MountTable.current.mount(of: [ItemPath.separator])"),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:61:9-61:75
