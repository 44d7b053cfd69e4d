nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a5ScrubB0V010whatIsLostE44NamedNeverServedAndFoundAgainWhenItComesBack4TestfMp_.swift:4:209-4:219
