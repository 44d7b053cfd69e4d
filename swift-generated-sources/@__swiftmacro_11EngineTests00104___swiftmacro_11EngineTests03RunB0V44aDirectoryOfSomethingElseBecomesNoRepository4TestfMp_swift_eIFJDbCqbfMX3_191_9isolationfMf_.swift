nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V44aDirectoryOfSomethingElseBecomesNoRepository4TestfMp_.swift:4:192-4:202
