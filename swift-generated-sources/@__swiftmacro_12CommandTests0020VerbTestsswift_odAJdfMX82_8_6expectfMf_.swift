Testing.__checkBinaryOperation(changes(commits[0], commits[1]),{ $0 == $1() },["content /letter.txt", "added /notes/three.md", "metadata /notes/one.md", "metadata /notes"],expression: .__fromBinaryOperation(.__fromSyntaxNode("changes(commits[0], commits[1])"),"==",.__fromSyntaxNode(#"["content /letter.txt", "added /notes/three.md", "metadata /notes/one.md", "metadata /notes"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:83:9-83:146
