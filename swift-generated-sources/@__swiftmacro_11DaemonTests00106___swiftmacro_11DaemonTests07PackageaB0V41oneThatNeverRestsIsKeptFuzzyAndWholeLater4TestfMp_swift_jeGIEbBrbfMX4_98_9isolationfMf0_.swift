nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07PackageaB0V41oneThatNeverRestsIsKeptFuzzyAndWholeLater4TestfMp_.swift:5:99-5:109
