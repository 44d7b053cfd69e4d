nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05RootsaB0V027everyRootIsListedWithWhatItF6AndWhy4TestfMp_.swift:4:188-4:198
