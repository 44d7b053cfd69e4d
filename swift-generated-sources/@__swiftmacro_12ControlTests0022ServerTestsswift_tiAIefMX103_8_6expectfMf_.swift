Testing.__checkClosureCall(throws: SystemError("bind", path: Array(rig.directory.file("run/id.sock").utf8), code: EADDRINUSE),performing: {
            try ControlServer(at: [rig.address], control: FakeDaemon()).stop()
        },expression: .__fromSyntaxNode("try ControlServer(at: [rig.address], control: FakeDaemon()).stop()"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:104:9-106:10
