nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09ContainerB0V44aSnapWhoseCurrentLeadsElsewhereHasNoRevision4TestfMp_.swift:5:99-5:109
