nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PruneaB0V33whatStaysInThePackThatGrowsIsSaid4TestfMp_.swift:4:185-4:195
