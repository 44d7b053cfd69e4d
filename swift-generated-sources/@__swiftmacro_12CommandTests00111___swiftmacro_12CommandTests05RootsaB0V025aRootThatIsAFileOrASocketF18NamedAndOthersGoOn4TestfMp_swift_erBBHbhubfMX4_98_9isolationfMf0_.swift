nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05RootsaB0V025aRootThatIsAFileOrASocketF18NamedAndOthersGoOn4TestfMp_.swift:5:99-5:109
