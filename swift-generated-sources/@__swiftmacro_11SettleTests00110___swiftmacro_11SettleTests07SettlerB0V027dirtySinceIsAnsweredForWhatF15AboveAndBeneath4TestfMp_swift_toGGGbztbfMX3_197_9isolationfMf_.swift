nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V027dirtySinceIsAnsweredForWhatF15AboveAndBeneath4TestfMp_.swift:4:198-4:208
