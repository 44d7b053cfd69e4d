nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests011CatalogSyncB0V021aPackThatIsGoneWhenItG26LookedAtMakesTheListingNew4TestfMp_.swift:5:99-5:109
