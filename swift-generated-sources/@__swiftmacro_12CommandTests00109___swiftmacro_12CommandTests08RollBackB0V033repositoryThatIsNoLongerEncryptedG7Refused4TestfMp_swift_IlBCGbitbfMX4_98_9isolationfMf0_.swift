nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08RollBackB0V033repositoryThatIsNoLongerEncryptedG7Refused4TestfMp_.swift:5:99-5:109
