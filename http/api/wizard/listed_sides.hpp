#pragma once

#include <optional>
#include <vector>

#include "http/api/wizard/answering.hpp"

// Sides of the whole board, the best first.
namespace chalkline::http {

inline constexpr std::size_t kListedSides = 3;  // RULES: lists of 3

struct BestValues {
  struct Best {
    const sports::Game* game{};
    wizard::AdvisedMarket market;
  };
  std::vector<wizard::ListedSide> listed;  // recommended ones
  std::size_t watched{};                   // markets
  std::optional<Best> best;                // the first of them
};

// Both look at the games that the question is about: of its sport and within its time, and not at
// replayed seasons beside the server's usual source.
BestValues best_values(const wizard::Question& question, const Knowledge& knowledge);
std::vector<wizard::ListedSide> smallest_margins(const wizard::Question& question,
                                                 const Knowledge& knowledge);

}  // namespace chalkline::http
