nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests013StandardRootsB0V049theDefaultRepositoryInApplicationSupportIsNotKeptH6Itself4TestfMp_.swift:4:218-4:228
