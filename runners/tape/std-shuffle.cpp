// std::shuffle on a tape: g++ -O2 -o std-shuffle std-shuffle.cpp
#include "tape.hpp"

#include <algorithm>

int main() {
    serve([](std::vector<int>& deck, Tape& tape) { std::shuffle(deck.begin(), deck.end(), tape); });
}
