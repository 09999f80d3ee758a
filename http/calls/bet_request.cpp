#include <algorithm>

#include "http/calls/place_bet.hpp"
#include "http/identity/token.hpp"
#include "http/parse/json_fields.hpp"
#include "ledger/money.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kLabelMax = 120;  // the longest team names have some 40
constexpr std::size_t kIdMax = 16;
constexpr std::size_t kMarketMax = 16;
constexpr std::size_t kKeyMax = 64;

}  // namespace

std::expected<BetRequest, std::string> parse_bet_request(std::string_view body) {
  auto fields = JsonFields::parse(body);
  if (!fields) return std::unexpected{fields.error()};
  const auto game = ledger::parse_game_id(fields->text("gameId", kIdMax));
  const auto market = ledger::parse_name<ledger::Market>(fields->text("betType", kMarketMax));
  BetRequest request;
  request.stake = fields->integer("betAmount", 1, ledger::kStakeMax);
  const auto odds = fields->integer("odds", -ledger::kLongestOdds, ledger::kLongestOdds);
  request.prediction = fields->text("prediction", kLabelMax);
  request.potential_winnings = fields->integer("potentialWinnings", 0, ledger::kBalanceMax);
  const auto chance = fields->optional_hundredths("statedChance", 1, 99);
  if (const auto ok = fields->done(); !ok) return std::unexpected{ok.error()};
  if (!game) return std::unexpected{"gameId must be 16 hexadecimal digits"};
  if (!market) return std::unexpected{"betType must be moneyline, spread or total"};
  if (!ledger::is_american(odds))
    return std::unexpected{"odds must be American: at most -100 or at least 100"};
  request.game = *game;
  request.market = *market;
  if (chance) request.stated_chance = static_cast<std::uint8_t>(*chance);
  request.odds = static_cast<ledger::AmericanOdds>(odds);
  return request;
}

std::expected<ledger::Pick, QuoteProblem> pick_at_quote(const BetRequest& request,
                                                        const sports::Game& game) {
  const auto label = sports::parse_label(game, request.market, request.prediction);
  if (!label) return std::unexpected{QuoteProblem::kLabelUnknown};
  const auto& quote = ledger::market_of(game.current.lines, request.market);
  if (!quote) return std::unexpected{QuoteProblem::kOddsChanged};
  const bool first = label->side == ledger::Side::kHome || label->side == ledger::Side::kOver;
  const ledger::Pick pick{
      .game = game.id,
      .market = request.market,
      .side = label->side,
      .line = label->side == ledger::Side::kAway ? -quote->line : quote->line,
      .odds = first ? quote->first : quote->second,
      .other_odds = first ? quote->second : quote->first,
      .quoted_at = game.current.at,
  };
  if (pick.odds != request.odds || pick.line != label->line)
    return std::unexpected{QuoteProblem::kOddsChanged};
  if (request.potential_winnings != ledger::profit(request.stake, request.odds)) {
    return std::unexpected{QuoteProblem::kWinningsWrong};
  }
  return pick;
}

std::optional<ledger::IdempotencyKey> idempotency_key(std::string_view header) {
  const auto printable = [](char c) { return c >= '!' && c <= '~'; };
  if (header.empty() || header.size() > kKeyMax || !std::ranges::all_of(header, printable))
    return std::nullopt;
  const auto digest = sha256(header);
  ledger::IdempotencyKey key;
  std::copy_n(digest.begin(), key.size(), key.begin());
  return key;
}

}  // namespace chalkline::http
