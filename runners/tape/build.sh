#!/bin/sh
# Compiles the standard library's shuffles of Go, C++ and Java into built/, where the compilers are there.
cd "$(dirname "$0")" || exit 1
mkdir -p built
(cd go && go build -o ../built/go-shuffle tape.go main.go)
g++ -O2 -o built/std-shuffle std-shuffle.cpp
g++ -std=c++14 -w -O2 -o built/std-random-shuffle std-random-shuffle.cpp
javac -d built Tape.java CollectionsShuffle.java
