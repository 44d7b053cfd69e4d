Testing.__checkBinaryOperation(places.map { "\(String($0.name)) \(String($0.path)) \($0.role.settingText)" },{ $0 == $1() },[
                "Documents /home/ada/Documents documents", "Desktop /home/ada/Desktop documents", "Music /home/ada/Music documents",
                "Pictures /home/ada/Pictures documents", "Videos /home/ada/Videos documents",
                "Templates /home/ada/Templates documents", "Public Share /home/ada/Public documents",
                "Application Support /home/ada/.local/share application-support",
                "Preferences /home/ada/.config preferences", "Caches /home/ada/.cache caches",
            ],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"places.map { "\(String($0.name)) \(String($0.path)) \($0.role.settingText)" }"#),"==",.__fromSyntaxNode(#"[\#n                "Documents /home/ada/Documents documents", "Desktop /home/ada/Desktop documents", "Music /home/ada/Music documents",\#n                "Pictures /home/ada/Pictures documents", "Videos /home/ada/Videos documents",\#n                "Templates /home/ada/Templates documents", "Public Share /home/ada/Public documents",\#n                "Application Support /home/ada/.local/share application-support",\#n                "Preferences /home/ada/.config preferences", "Caches /home/ada/.cache caches",\#n            ]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:17:9-24:15
