Testing.__checkBinaryOperation(differences,{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("differences"),"==",.__fromSyntaxNode("[]")),comments: ["seed \(seed), round \(round): \(differences) after \(tasks.map { "\(PathText.display($0.path.path)) \($0.extent) \($0.former.map { PathText.display($0.path) } ?? "")" })"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:309:13-311:189
