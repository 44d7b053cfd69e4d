Testing.__checkValue(try storage.files(in: "d") == [
                StoredFile(name: "B", length: 1), StoredFile(name: "a", length: 1),
                StoredFile(name: "a.b", length: 3), StoredFile(name: "aa", length: 2),
                StoredFile(name: "b", length: 1),
            ],expression: .__fromSyntaxNode(#"try storage.files(in: "d") == [\#n                StoredFile(name: "B", length: 1), StoredFile(name: "a", length: 1),\#n                StoredFile(name: "a.b", length: 3), StoredFile(name: "aa", length: 2),\#n                StoredFile(name: "b", length: 1),\#n            ]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:87:9-92:15
