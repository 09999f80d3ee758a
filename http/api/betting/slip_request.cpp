#include "http/api/betting/slip_request.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/time_text.hpp"
#include "http/identity/token.hpp"
#include "http/parse/json_fields.hpp"
#include "ledger/events/bytes.hpp"
#include "ledger/values/money.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kLabelMax = 200;  // two names of the longest and a figure
constexpr std::size_t kGameIdMax = 16;
constexpr std::size_t kWordMax = 16;  // a market, a kind of figure, a condition
constexpr std::size_t kTimeMax = 32;
constexpr std::size_t kQuoteIdMax = 200;
constexpr std::size_t kPlayerIdMax = 64;

std::optional<std::uint8_t> stated_chance(JsonFields& fields) {
  const auto percent = fields.optional_hundredths("statedChance", 1, 99);
  if (!percent) return std::nullopt;
  return static_cast<std::uint8_t>(*percent);
}

// The fields of both calls, and the first problem of their values.
struct ReadItem {
  SlipItem item{};
  std::optional<std::string> problem{};
};

ReadItem read_bet(JsonFields& fields) {
  ReadItem read;
  auto& [item, problem] = read;
  const auto game = ledger::parse_game_id(fields.text("gameId", kGameIdMax));
  const auto market = ledger::parse_name<ledger::Market>(fields.text("betType", kWordMax));
  const auto odds = fields.integer("odds", -ledger::kLongestOdds, ledger::kLongestOdds);
  item.stated_chance = stated_chance(fields);
  if (!game)
    problem = "gameId must be 16 hexadecimal digits";
  else if (!market)
    problem = "betType must be moneyline, spread, total or prop";
  else if (!ledger::is_american(odds))
    problem = "odds must be American: at most -100 or at least 100";
  item.pick.game = game.value_or(ledger::GameId{});
  item.pick.market = market.value_or(ledger::Market{});
  item.pick.odds = static_cast<ledger::AmericanOdds>(odds);
  return read;
}

void read_stake(JsonFields& fields, ledger::Coins& stake, ledger::Coins& winnings) {
  stake = fields.integer("betAmount", 1, ledger::kStakeMax);
  winnings = fields.integer("potentialWinnings", 0, ledger::kBalanceMax);
}

std::expected<void, std::string> read_condition(JsonFields& fields, sports::PickRequest& pick) {
  using ledger::ConditionType;
  const auto type = ledger::parse_name<ConditionType>(fields.text("type", kWordMax));
  const auto team = ledger::parse_name<ledger::Side>(fields.text("team", kWordMax));
  const auto line = fields.optional_halves("line", -ledger::kLineMax, ledger::kLineMax);
  const auto time = fields.optional_text("time", kWordMax);
  if (const auto ok = fields.done(); !ok) return std::unexpected{ok.error()};
  if (!type) return std::unexpected{"type must be if_win, if_lose, if_cover or if_time"};
  if (team != ledger::Side::kHome && team != ledger::Side::kAway)
    return std::unexpected{"team must be home or away"};
  const auto mark = time ? ledger::parse_name<ledger::TimeMark>(*time) : std::nullopt;
  if ((*type == ConditionType::kIfTime) != time.has_value() || (time && !mark)) {
    return std::unexpected{
        "time must be first_quarter, halftime, third_quarter or fourth_quarter, of if_time alone"};
  }
  if (line && *type != ConditionType::kIfCover) return std::unexpected{"line is of if_cover alone"};
  pick.condition = {*type, *team, 0, mark, 0};
  if (line) pick.condition_line = static_cast<ledger::HalfPoints>(*line);
  return {};
}

// 0 is the line of a moneyline.
std::optional<sports::SideAndLine> side_and_line(ledger::Market market, const std::string& name,
                                                 std::int64_t half_points) {
  const auto side = ledger::parse_name<ledger::Side>(name);
  const auto line = static_cast<ledger::HalfPoints>(half_points);
  if (!side || !ledger::is_pick(market, *side, line)) return std::nullopt;
  return sports::SideAndLine{*side, line};
}

std::expected<SlipItem, std::string> read_item(JsonFields& fields, bool is_leg) {
  auto [item, problem] = read_bet(fields);
  auto& pick = item.pick;
  const auto side = fields.text("side", kWordMax);
  const auto line = fields.halves("line", -ledger::kLineMax, ledger::kLineMax);
  if (!is_leg) read_stake(fields, item.stake, item.potential_winnings);
  pick.live = fields.optional_flag("isLive").value_or(false);
  const auto quoted_at = fields.optional_text("quotedAt", kTimeMax);
  pick.quote_id = fields.optional_text("quoteId", kQuoteIdMax).value_or("");
  pick.player = fields.optional_text("playerId", kPlayerIdMax).value_or("");
  const auto prop = fields.optional_text("propType", kWordMax);
  auto condition = fields.optional_object("condition");
  if (const auto ok = fields.done(); !ok) return std::unexpected{ok.error()};
  if (problem) return std::unexpected{*problem};
  const auto which = side_and_line(pick.market, side, line);
  if (!which) return std::unexpected{"side and line must be those of a pick on this market"};
  pick.which = *which;
  if (quoted_at) {
    const auto time = parse_iso(*quoted_at);
    if (!time) return std::unexpected{"quotedAt: " + time.error()};
    pick.quoted_at = *time;
  }
  if (pick.live != pick.quoted_at.has_value())
    return std::unexpected{"quotedAt is the time of a live item's quote, and of no other's"};
  if (prop) pick.prop = ledger::parse_name<ledger::PropType>(*prop);
  const bool is_prop = pick.market == ledger::Market::kProp;
  if (is_prop != !pick.quote_id.empty() || is_prop != !pick.player.empty() ||
      is_prop != pick.prop.has_value() || is_prop != prop.has_value()) {
    return std::unexpected{
        "quoteId, playerId and propType are those of a prop, and of no other bet"};
  }
  if (is_prop && pick.live)
    return std::unexpected{"isLive is of a moneyline, spread or total alone"};
  if (condition) {
    const auto read = read_condition(*condition, pick);
    if (!read) return std::unexpected{"condition: " + read.error()};
  }
  return std::move(item);  // part of a binding, which a plain return would copy
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
  auto fields = JsonFields::parse(body);
  if (!fields) return std::unexpected{fields.error()};
  auto [item, problem] = read_bet(*fields);
  item.pick.which = fields->text("prediction", kLabelMax);
  read_stake(*fields, item.stake, item.potential_winnings);
  if (const auto ok = fields->done(); !ok) return std::unexpected{ok.error()};
  if (problem) return std::unexpected{*problem};
  if (item.pick.market == ledger::Market::kProp)
    return std::unexpected{"betType must be moneyline, spread or total"};
  return std::move(item);  // part of a binding, which a plain return would copy
}

std::expected<SlipRequest, std::string> parse_slip_request(std::string_view body) {
  auto fields = JsonFields::parse(body);
  if (!fields) return std::unexpected{fields.error()};
  auto items = fields->objects("items", 1, ledger::kSlipMax);
  auto parlay = fields->optional_object("parlay");
  if (const auto ok = fields->done(); !ok) return std::unexpected{ok.error()};
  SlipRequest request;
  if (parlay) {
    auto& bet = request.parlay.emplace(SlipRequest::Parlay{});
    read_stake(*parlay, bet.stake, bet.potential_winnings);
    bet.stated_chance = stated_chance(*parlay);
    if (const auto ok = parlay->done(); !ok) return std::unexpected{"parlay: " + ok.error()};
    if (items.size() < ledger::kParlayLegsMin || items.size() > ledger::kParlayLegsMax) {
      return std::unexpected{fmt::format("A parlay has {} to {} legs", ledger::kParlayLegsMin,
                                         ledger::kParlayLegsMax)};
    }
  }
  request.items.reserve(items.size());
  for (auto& fields_of_item : items) {
    auto item = read_item(fields_of_item, parlay.has_value());
    if (!item) {
      return std::unexpected{
          items.size() == 1 ? item.error()
                            : fmt::format("Bet {}: {}", request.items.size() + 1, item.error())};
    }
    request.items.push_back(*std::move(item));
  }
  return request;
}

}  // namespace chalkline::http
