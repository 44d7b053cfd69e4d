nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05RootsaB0V025cachesAreKeptOnlyWhenTheyE5Named4TestfMp_.swift:4:185-4:195
