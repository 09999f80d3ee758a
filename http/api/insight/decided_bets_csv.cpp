#include "http/api/insight/decided_bets_csv.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "base/hex.hpp"
#include "base/time_text.hpp"

namespace chalkline::http {
namespace {

constexpr std::string_view kColumns =
    "id,placed,settled,kind,sport,americanOdds,decimalOdds,stake,status,profit,shareOfBankroll,"
    "statedChance,marketAtPlacing,marketAtClose,closeIsEstimated,game\r\n";

std::string filter_of(const Cut& cut) {
  std::string text;
  const auto add = [&text](std::string_view name, std::string_view value) {
    fmt::format_to(std::back_inserter(text), " {}={}", name, value);
  };
  if (cut.sport) add("sport", ledger::name_of(*cut.sport));
  if (cut.market) add("market", ledger::name_of(*cut.market));
  if (cut.price) add("price", word_of(*cut.price));
  if (cut.from) add("from", to_iso(*cut.from));
  if (cut.to) add("to", to_iso(*cut.to));
  if (cut.season) add("season", "true");
  return text.empty() ? " none" : text;
}

std::string root_of(const std::optional<wire::LedgerStamp>& stamp) {
  return stamp ? to_hex(stamp->root) : "none: the position is within a batch of records";
}

std::string head_of(const ChosenBets& chosen, const Cut& cut,
                    const std::optional<wire::LedgerStamp>& stamp) {
  auto head = fmt::format(
      "# Chalkline. Own bets that were won or lost up to position {} of the ledger.\r\n"
      "# Merkle root {}\r\n"
      "# Filter:{}\r\n",
      chosen.as_of, root_of(stamp), filter_of(cut));
  if (cells_of(cut) > 1) {
    head +=
        "# This cut was picked when the results were known. Of 20 cuts of pure luck one looks "
        "special.\r\n";
  }
  return head;
}

std::string number_or_nothing(std::optional<double> number) {
  return number ? fmt::format("{:.6f}", *number) : "";
}

void append_row(std::string& out, const OwnBet& own) {
  const auto& bet = own.bet;
  const auto [decimal, opening, closing] = insight::counted_price(bet);
  fmt::format_to(
      std::back_inserter(out), "{},{},{},{},{},{},{:.6f},{},{},{},{:.6f},{},{},{},{},{:016x}\r\n",
      bet.placed_by, to_iso(bet.placed_at), to_iso(bet.settled_at), ledger::name_of(own.kind),
      own.sport ? ledger::name_of(*own.sport) : "", own.odds, decimal, bet.stake,
      bet.end == insight::BetEnd::kWon ? "won" : "lost", profit_of(bet), share_of(bet),
      bet.stated ? fmt::format("{:.2f}", *bet.stated) : "", number_or_nothing(opening),
      number_or_nothing(closing.transform([](const auto& close) { return close.chance; })),
      closing && closing->is_estimated ? "true" : "", bet.game);
}

}  // namespace

std::string decided_bets_csv(const ChosenBets& chosen, const Cut& cut,
                             const std::optional<wire::LedgerStamp>& stamp) {
  std::vector<const OwnBet*> decided;
  for (const auto& own : chosen.bets) {
    if (is_decided(own.bet)) decided.push_back(&own);
  }
  std::ranges::sort(decided, {}, [](const OwnBet* own) { return own->bet.settled_by; });
  auto text = head_of(chosen, cut, stamp).append(kColumns);
  for (const auto* own : decided) append_row(text, *own);
  return text;
}

}  // namespace chalkline::http
