#include "ledger/values/market.hpp"

#include <charconv>
#include <cstdlib>

#include "base/json/writer.hpp"

namespace chalkline::ledger {
namespace {

std::array<char, 2 * sizeof(GameId)> hex_of(GameId id) {
  std::array<char, 2 * sizeof(GameId)> digits;
  digits.fill('0');
  auto rest = raw(id);
  for (auto digit = digits.rbegin(); rest != 0; ++digit, rest /= 16)
    *digit = "0123456789abcdef"[rest % 16];
  return digits;
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
  constexpr std::size_t kDigits = 16;
  if (text.size() != kDigits ||
      text.find_first_not_of("0123456789abcdef") != std::string_view::npos) {
    return std::nullopt;
  }
  std::uint64_t value{};
  std::from_chars(text.data(), text.data() + text.size(), value, 16);
  return GameId{value};
}

}  // namespace chalkline::ledger
