#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/rules/commands.hpp"
#include "sports/book/quoting.hpp"

namespace chalkline::http {

// An item of a slip, its fields within their ranges.
struct SlipItem {
  sports::PickRequest pick;
  ledger::Coins stake{};                        // 0 in a parlay, as are the winnings
  ledger::Coins potential_winnings{};           // the profit as the client computed it
  std::optional<std::uint8_t> stated_chance{};  // in percent
};

struct SlipRequest {
  struct Parlay {
    ledger::Coins stake{};
    ledger::Coins potential_winnings{};
    std::optional<std::uint8_t> stated_chance{};
  };
  std::vector<SlipItem> items;
  std::optional<Parlay> parlay{};  // the items are its legs
};

// The same for two requests if the client sent the same, whatever the order of its members.
ledger::RequestDigest digest_of(const SlipRequest& request);

// The bodies of POST /api/bets/slip, of POST /api/bets/batch, which holds many slips, and of POST
// /api/place-bet, which is a slip of one. The error is a sentence.
std::expected<SlipRequest, std::string> parse_slip_request(std::string_view body);
std::expected<std::vector<SlipRequest>, std::string> parse_batch_request(std::string_view body);
std::expected<SlipItem, std::string> parse_bet_request(std::string_view body);

}  // namespace chalkline::http
