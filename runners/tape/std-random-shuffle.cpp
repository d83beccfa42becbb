// std::random_shuffle of C++98 to C++14 on a tape: g++ -std=c++14 -O2 -o std-random-shuffle std-random-shuffle.cpp
//
// It draws by std::rand(), whose words have 31 bits here (RAND_MAX is 2^31 - 1); the program has a rand() of its own, which asks.
#include "tape.hpp"

#include <algorithm>

extern "C" int rand() noexcept { return static_cast<int>(ask("bits 31")); }

int main() {
    serve([](std::vector<int>& deck, Tape&) { std::random_shuffle(deck.begin(), deck.end()); });
}
