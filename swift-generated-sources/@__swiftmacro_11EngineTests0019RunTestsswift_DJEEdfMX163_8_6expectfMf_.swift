Testing.__checkClosureCall(throws: RepositoryError.notEmpty("thesis.tex"),performing: {
            try Repository.create(in: storage, BackupRig.description())
        },expression: .__fromSyntaxNode("try Repository.create(in: storage, BackupRig.description())"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:164:9-166:10
