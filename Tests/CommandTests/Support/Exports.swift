// What these tests share with those of `cairn watch`: the binary, its world, and plain system calls
// to judge it by.
@_exported import CommandSupport
