// A tape for C++: a UniformRandomBitGenerator whose numbers are asked for on standard output and answered on standard input.
//
//     #include "tape.hpp"
//     int main() { serve([](std::vector<int>& deck, Tape& tape) { std::shuffle(deck.begin(), deck.end(), tape); }); }
//
//     shuffle-audit prove --n 5 -- ./my_shuffle
//
// Its words have 32 bits, as those of std::mt19937. Words for people belong on standard error.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

inline std::uint64_t ask(const std::string& question) {
    std::cout << question << std::endl;
    std::uint64_t answer;
    if (!(std::cin >> answer)) std::exit(0);
    return answer;
}

struct Tape {
    using result_type = std::uint32_t;
    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return UINT32_MAX; }
    result_type operator()() { return static_cast<result_type>(ask("bits 32")); }
    // An even choice of 0 ... bound - 1, for a shuffle whose own choices are not to be looked at.
    std::size_t below(std::size_t bound) { return ask("below " + std::to_string(bound)); }
};

// Deals until standard input ends; the shuffle rearranges the deck it is given.
template <class Shuffle>
void serve(Shuffle shuffle) {
    Tape tape;
    std::string word;
    std::size_t n;
    while (std::cin >> word >> n) {
        std::vector<int> deck(n);
        for (std::size_t card = 0; card < n; card++) deck[card] = static_cast<int>(card);
        shuffle(deck, tape);
        std::string said = "deck";
        for (int card : deck) said += " " + std::to_string(card);
        std::cout << said << std::endl;
    }
}
