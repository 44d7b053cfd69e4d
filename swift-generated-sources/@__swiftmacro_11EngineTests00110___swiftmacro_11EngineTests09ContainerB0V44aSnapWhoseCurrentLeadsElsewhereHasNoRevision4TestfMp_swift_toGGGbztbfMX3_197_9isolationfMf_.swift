nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09ContainerB0V44aSnapWhoseCurrentLeadsElsewhereHasNoRevision4TestfMp_.swift:4:198-4:208
