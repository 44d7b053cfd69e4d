nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010RelocationB0V40ownersAndThePeopleInAccessListsAreMapped4TestfMp_.swift:4:196-4:206
