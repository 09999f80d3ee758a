#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "http/api/wizard/answering.hpp"

// Sides of the whole board, the best first.
namespace chalkline::http {

inline constexpr std::size_t kListedSides = 3;  // RULES: lists of 3

struct BestValues {
  struct Pick {
    const sports::Game* game{};
    wizard::AdvisedMarket market;
  };
  std::vector<Pick> picks;                 // recommended ones
  std::vector<wizard::ListedSide> listed;  // the same in words
  std::size_t watched{};                   // markets
};

// Both look at the games that the question is about: of its sport and within its time, and not at
// replayed seasons beside the server's usual source.
BestValues best_values(const wizard::Question& question, const Knowledge& knowledge,
                       const Records& records);
// With Listing::kDearest the largest ones.
std::vector<wizard::ListedSide> smallest_margins(const wizard::Question& question,
                                                 const Knowledge& knowledge,
                                                 const Records& records);

// The games that the question is about, in the order of its listing.
wizard::Answer games_of_board(const wizard::Question& question, const Asker& asker,
                              const Knowledge& knowledge, const Records& records);

// Where a game and its price are from, in words.
std::string source_of(const sports::Game& game, const Records& records);

}  // namespace chalkline::http
