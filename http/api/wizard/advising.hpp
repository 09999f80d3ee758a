#pragma once

#include <optional>
#include <vector>

#include "http/api/wizard/answering.hpp"
#include "http/json/wizard_json.hpp"
#include "wizard/advice/analysis.hpp"

// Advice on a game of the board.
namespace chalkline::http {

// The markets of the game that are quoted and rated, each with its better side.
std::vector<wizard::AdvisedMarket> advised_markets(const sports::Game& game,
                                                   const Learned& learned);

// The market that the question asks for: its side and market, the market that it names, or the best
// of all. Absent where nothing that it asks for is quoted.
std::optional<wizard::AdvisedMarket> asked_market(const sports::Game& game,
                                                  const wizard::Question& question,
                                                  const Learned& learned);

wizard::Analysis analysis_of(const sports::Game& game, const wizard::AdvisedMarket& asked,
                             const Learned& learned, std::optional<ledger::Coins> bankroll);

wire::Advice advice_of(const sports::Game& game, const wizard::Analysis& analysis);

}  // namespace chalkline::http
