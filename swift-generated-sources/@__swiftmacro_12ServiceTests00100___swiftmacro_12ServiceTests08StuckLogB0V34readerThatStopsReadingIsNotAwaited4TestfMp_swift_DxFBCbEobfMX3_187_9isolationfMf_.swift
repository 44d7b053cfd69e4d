nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests08StuckLogB0V34readerThatStopsReadingIsNotAwaited4TestfMp_.swift:4:188-4:198
