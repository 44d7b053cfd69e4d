nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05RootsaB0V025cachesAreKeptOnlyWhenTheyE5Named4TestfMp_.swift:5:99-5:109
