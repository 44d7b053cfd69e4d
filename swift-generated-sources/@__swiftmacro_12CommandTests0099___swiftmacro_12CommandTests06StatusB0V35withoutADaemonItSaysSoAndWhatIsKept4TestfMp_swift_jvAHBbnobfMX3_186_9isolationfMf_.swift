nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06StatusB0V35withoutADaemonItSaysSoAndWhatIsKept4TestfMp_.swift:4:187-4:197
