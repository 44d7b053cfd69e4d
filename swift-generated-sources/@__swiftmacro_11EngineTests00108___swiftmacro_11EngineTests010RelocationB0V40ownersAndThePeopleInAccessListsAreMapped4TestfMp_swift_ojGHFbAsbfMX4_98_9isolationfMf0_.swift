nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010RelocationB0V40ownersAndThePeopleInAccessListsAreMapped4TestfMp_.swift:5:99-5:109
