nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05ClockaB0V37theFlagOfForgetSaysThatTheDateIsRight4TestfMp_.swift:5:99-5:109
