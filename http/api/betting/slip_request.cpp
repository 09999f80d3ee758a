#include "http/api/betting/slip_request.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/json/reader.hpp"
#include "base/sha256.hpp"
#include "http/api/betting/slip_json.hpp"
#include "ledger/events/bytes.hpp"
#include "ledger/values/money.hpp"

namespace chalkline::http {
namespace {

std::optional<std::uint8_t> stated_chance(const std::optional<Hundredths>& chance) {
  return chance.transform(
      [](Hundredths percent) { return static_cast<std::uint8_t>(percent.count); });
}

// Reads a pick as both calls state it.
template <class Bet>
std::expected<SlipItem, std::string> read_bet(const Bet& bet) {
  const auto game = ledger::parse_game_id(bet.game_id);
  if (!game) return std::unexpected{"gameId must be 16 hexadecimal digits"};
  if (!ledger::is_american(bet.odds))
    return std::unexpected{"odds must be American: at most -100 or at least 100"};
  SlipItem item{.pick = {}, .stated_chance = stated_chance(bet.stated_chance)};
  item.pick.game = *game;
  item.pick.market = static_cast<ledger::Market>(bet.market);
  item.pick.odds = bet.odds;
  return item;
}

std::optional<std::string> read_condition(const wire::Condition& said, sports::PickRequest& pick) {
  using ledger::ConditionType;
  if ((said.type == ConditionType::kIfTime) != said.time.has_value())
    return std::string{wire::Condition::kTime};
  if (said.line && said.type != ConditionType::kIfCover) return "line is of if_cover alone";
  pick.condition = {said.type, static_cast<ledger::Side>(said.team), 0, said.time, 0};
  if (said.line) pick.condition_line = said.line->count;
  return std::nullopt;
}

// A leg has no stake of its own.
std::optional<std::string> read_stake(const wire::SlipItem& said, bool is_leg, SlipItem& item) {
  const auto problem = [&](std::string_view name, bool is_there) -> std::optional<std::string> {
    if (is_there != is_leg) return std::nullopt;
    return is_leg ? fmt::format("The field {} is not known", name)
                  : fmt::format("{} is missing", name);
  };
  if (auto amount = problem("betAmount", said.stake.has_value())) return amount;
  item.stake = said.stake.value_or(0);
  item.potential_winnings = said.potential_winnings.value_or(0);
  return problem("potentialWinnings", said.potential_winnings.has_value());
}

std::expected<SlipItem, std::string> read_item(wire::SlipItem& said, bool is_leg) {
  SlipItem stake;
  if (auto problem = read_stake(said, is_leg, stake)) return std::unexpected{*problem};
  auto item = read_bet(said);
  if (!item) return item;
  item->stake = stake.stake;
  item->potential_winnings = stake.potential_winnings;
  auto& pick = item->pick;
  if (!ledger::is_pick(pick.market, said.side, said.line.count))
    return std::unexpected{std::string{wire::SlipItem::kSide}};
  pick.which = sports::SideAndLine{said.side, said.line.count};
  pick.live = said.live.value_or(false);
  pick.quoted_at = said.quoted_at;
  if (pick.live != pick.quoted_at.has_value())
    return std::unexpected{"quotedAt is the time of a live item's quote, and of no other's"};
  const bool is_prop = pick.market == ledger::Market::kProp;
  if (is_prop != said.quote_id.has_value() || is_prop != said.player.has_value() ||
      is_prop != said.prop.has_value())
    return std::unexpected{std::string{wire::SlipItem::kProp}};
  if (is_prop && pick.live)
    return std::unexpected{"isLive is of a moneyline, spread or total alone"};
  pick.quote_id = std::move(said.quote_id).value_or("");
  pick.player = std::move(said.player).value_or("");
  pick.prop = said.prop;
  if (!said.condition) return item;
  if (const auto problem = read_condition(*said.condition, pick))
    return std::unexpected{"condition: " + *problem};
  return item;
}

std::expected<SlipRequest, std::string> read_slip(wire::SlipRequest& slip) {
  auto& [parlay, items] = slip;
  SlipRequest request;
  if (parlay) {
    if (items.size() < ledger::kParlayLegsMin || items.size() > ledger::kParlayLegsMax) {
      return std::unexpected{fmt::format("A parlay has {} to {} legs", ledger::kParlayLegsMin,
                                         ledger::kParlayLegsMax)};
    }
    request.parlay = {parlay->stake, parlay->potential_winnings,
                      stated_chance(parlay->stated_chance)};
  }
  request.items.reserve(items.size());
  for (auto& said : items) {
    auto item = read_item(said, parlay.has_value());
    if (!item) {
      return std::unexpected{
          items.size() == 1 ? item.error()
                            : fmt::format("Bet {}: {}", request.items.size() + 1, item.error())};
    }
    request.items.push_back(*std::move(item));
  }
  return request;
}

void put(ledger::ByteWriter& out, const SlipItem& item) {
  const auto& pick = item.pick;
  const auto* label = std::get_if<std::string>(&pick.which);
  out.put(pick.game);
  out.put(pick.market);
  out.put(label != nullptr ? *label : std::string{});
  out.put(pick.odds);
  out.put(item.stake);
  out.put(item.potential_winnings);
  out.put(item.stated_chance);
  out.put(pick.live);
  out.put(pick.quoted_at);
  out.put(pick.quote_id);
  out.put(pick.player);
  out.put(pick.prop);
  out.put(pick.condition.has_value());
  if (pick.condition) {
    out.put(pick.condition->type);
    out.put(pick.condition->team);
    out.put(pick.condition->mark);
    out.put(pick.condition_line);
  }
  if (label != nullptr) return;
  const auto [side, line] = std::get<sports::SideAndLine>(pick.which);
  out.put(side);
  out.put(line);
}

}  // namespace

// The digest is stored with the bet: this form stays as it is, and new members come at the end,
// where they are asked for.
ledger::RequestDigest digest_of(const SlipRequest& request) {
  std::string bytes;
  ledger::ByteWriter out{bytes};
  out.put(static_cast<std::uint8_t>(request.items.size()));
  for (const auto& item : request.items) put(out, item);
  out.put(request.parlay.has_value());
  if (request.parlay) {
    out.put(request.parlay->stake);
    out.put(request.parlay->potential_winnings);
    out.put(request.parlay->stated_chance);
  }
  ledger::RequestDigest digest;
  std::ranges::copy_n(sha256(bytes).begin(), digest.size(), digest.begin());
  return digest;
}

std::expected<SlipItem, std::string> parse_bet_request(std::string_view body) {
  auto bet = read_json<wire::BetRequest>(body);
  if (!bet) return std::unexpected{std::move(bet.error())};
  auto item = read_bet(*bet);
  if (!item) return item;
  item->pick.which = std::move(bet->prediction);
  item->stake = bet->stake;
  item->potential_winnings = bet->potential_winnings;
  return item;
}

std::expected<SlipRequest, std::string> parse_slip_request(std::string_view body) {
  auto slip = read_json<wire::SlipRequest>(body);
  if (!slip) return std::unexpected{std::move(slip.error())};
  return read_slip(*slip);
}

std::expected<std::vector<SlipRequest>, std::string> parse_batch_request(std::string_view body) {
  auto batch = read_json<wire::BatchRequest>(body);
  if (!batch) return std::unexpected{std::move(batch.error())};
  std::vector<SlipRequest> slips;
  slips.reserve(batch->slips.size());
  std::size_t bets{};
  for (auto& said : batch->slips) {
    auto slip = read_slip(said);
    if (!slip) return std::unexpected{fmt::format("Slip {}: {}", slips.size() + 1, slip.error())};
    bets += slip->parlay ? 1 : slip->items.size();
    slips.push_back(*std::move(slip));
  }
  if (bets > wire::kBatchBetsMax)
    return std::unexpected{fmt::format("A batch has at most {} bets", wire::kBatchBetsMax)};
  return slips;
}

}  // namespace chalkline::http
