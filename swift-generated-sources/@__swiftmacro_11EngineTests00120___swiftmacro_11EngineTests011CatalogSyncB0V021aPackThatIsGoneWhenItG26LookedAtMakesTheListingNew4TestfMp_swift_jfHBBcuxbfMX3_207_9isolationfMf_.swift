nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests011CatalogSyncB0V021aPackThatIsGoneWhenItG26LookedAtMakesTheListingNew4TestfMp_.swift:4:208-4:218
