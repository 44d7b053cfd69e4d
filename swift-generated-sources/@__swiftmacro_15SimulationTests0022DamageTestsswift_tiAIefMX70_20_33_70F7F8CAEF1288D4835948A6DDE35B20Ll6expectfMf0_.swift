Testing.__checkBinaryOperation(differences(found, expected: snapshot),{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("differences(found, expected: snapshot)"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SimulationTests/DamageTests.swift:71:21-71:74
