#!/bin/sh
# Compiles the dealers of compiled languages into built/, where their compilers are there.
cd "$(dirname "$0")" || exit 1
mkdir -p built
built() { command -v "$1" >/dev/null || { echo "$1 is not installed" >&2; return; }; "$@"; }
built g++ -O2 -o built/cpp cpp.cpp
built g++ -std=c++14 -w -O2 -o built/cpp-random-shuffle cpp-random-shuffle.cpp
built go build -o built/go go.go
built go build -o built/go-perm go-perm.go
built ghc -v0 -O -outputdir built/haskell.o -o built/haskell haskell.hs
built nim compile --hints:off --verbosity:0 -d:release --nimcache:built/nim.o -o:built/nim nim.nim
built gdc -O2 -o built/d d.d
built crystal build --release -o built/crystal crystal.cr
built scalac -d built Scala.scala
# Debian's packages of Rust sources in place of a registry.
CARGO_TARGET_DIR=built/rust.o built cargo build --quiet --release --offline --manifest-path rust/Cargo.toml \
  --config 'source.crates-io.replace-with="debian"' --config 'source.debian.directory="/usr/share/cargo/registry"' &&
  cp built/rust.o/release/rust built/rust
