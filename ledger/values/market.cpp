#include "ledger/values/market.hpp"

#include <bit>
#include <cstdlib>

#include "base/hex.hpp"
#include "base/json/writer.hpp"

namespace chalkline::ledger {
namespace {

std::array<char, 2 * sizeof(GameId)> hex_of(GameId id) {
  const auto big_endian = std::byteswap(raw(id));
  return hex_digits(std::bit_cast<std::array<std::uint8_t, sizeof(GameId)>>(big_endian));
}

}  // namespace

std::string points(HalfPoints value, bool with_sign) {
  const auto magnitude = std::abs(value);
  std::string text{value < 0 ? "-" : with_sign ? "+" : ""};
  text += std::to_string(magnitude / 2);
  if (magnitude % 2 != 0) text += ".5";
  return text;
}

const std::optional<TwoWay>& market_of(const Lines& lines, Market market) {
  switch (market) {
    case Market::kMoneyline:
      return lines.moneyline;
    case Market::kSpread:
      return lines.spread;
    case Market::kTotal:
      return lines.total;
    case Market::kProp:
      break;
  }
  static constexpr std::optional<TwoWay> kNone;
  return kNone;
}

std::string to_string(GameId id) {
  const auto digits = hex_of(id);
  return {digits.begin(), digits.end()};
}

void append_value(std::string& out, GameId id) {
  const auto digits = hex_of(id);
  append_word(out, {digits.begin(), digits.end()});
}

std::optional<GameId> parse_game_id(std::string_view text) {
  const auto bytes = from_hex<sizeof(GameId)>(text);
  if (!bytes) return std::nullopt;
  return GameId{std::byteswap(std::bit_cast<std::uint64_t>(*bytes))};
}

}  // namespace chalkline::ledger
