#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <utility>
#include <vector>

#include "http/api/records/records.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/parse/query_fields.hpp"
#include "insight/learners/overview.hpp"

namespace chalkline::http {
namespace {

constexpr std::uint64_t kPageDefault = 25;
constexpr std::uint64_t kPageMax = 100;
constexpr double kSmallStake = 0.05;

// Which of them: the bets behind a cell of the overview.
enum class RecordCell : std::uint8_t {
  kSmallStakes = 1,
  kLargeStakes = 2,
  kEstimates = 3,
  kLookBacks = 4,
  kRecent = 5,
};
constexpr Names names_of(RecordCell /*cell*/) {
  static constexpr std::array<std::string_view, 5> kWords{"smallStakes", "largeStakes", "estimates",
                                                          "lookBacks", "recent"};
  return {kWords};
}

constexpr auto kNewest = std::numeric_limits<ledger::BetId>::max();

struct BetsWanted {
  Cut cut;
  std::optional<RecordCell> cell;
  ledger::BetId before{};
  std::size_t limit{};
};

BetsWanted take_wanted(QueryFields& query) {
  return {.cut = parse_cut(query),
          .cell = query.word<RecordCell>("show"),
          .before = query.position("cursor", kWrongCursor).value_or(kNewest),
          .limit = query.integer("limit", 1, kPageMax).value_or(kPageDefault)};
}

// When each bet was looked back at.
using LookBacks = std::map<ledger::BetId, ledger::Timestamp>;

LookBacks look_backs_until(const projections::LearnerHistory& history, ledger::Position as_of) {
  LookBacks found;
  for (const auto& act : history.acts) {
    if (act.kind == projections::LearnerActKind::kLookBack && act.position <= as_of)
      found.emplace(act.bet, act.at);
  }
  return found;
}

bool is_behind(const OwnBet& own, RecordCell cell, const LookBacks& look_backs) {
  switch (cell) {
    case RecordCell::kSmallStakes:
      return share_of(own.bet) <= kSmallStake;
    case RecordCell::kLargeStakes:
      return share_of(own.bet) > kSmallStake;
    case RecordCell::kEstimates:
      return own.bet.stated.has_value();
    case RecordCell::kLookBacks:
      return look_backs.contains(own.bet.placed_by);
    case RecordCell::kRecent:
      break;
  }
  return true;
}

// The bets that the overview compares, and all while they are too few for that.
void keep_compared(std::vector<OwnBet>& bets) {
  const auto compared = insight::compared_of<OwnBet>(bets, bets.size());
  if (!compared.empty()) bets = std::vector<OwnBet>(compared.begin(), compared.end());
}

// One page of `bets`, which are ascending, the newest first.
std::vector<const OwnBet*> wanted_page(const std::vector<OwnBet>& bets, const BetsWanted& wanted) {
  const auto end = std::ranges::lower_bound(
      bets, wanted.before, {},
      [](const OwnBet& own) -> ledger::BetId { return own.bet.placed_by; });
  std::vector<const OwnBet*> page;
  for (auto at = end; at != bets.begin() && page.size() < wanted.limit;) page.push_back(&*--at);
  return page;
}

// The price at which the line of a single closed, as the bet's figures take it.
std::optional<wire::RecordClose> close_price_of(const OwnBet& own,
                                                const projections::AccountHistory& history) {
  const auto& bet = own.bet;
  if (is_parlay(bet) || bet.is_conditional || !bet.legs.front().closing) return std::nullopt;
  const auto stored =
      std::ranges::lower_bound(history.bets, bet.placed_by, {}, &projections::HistoryBet::id);
  const auto& quote = stored->legs.front().closing;
  return quote.transform([](const ledger::SideQuote& at_close) {
    return wire::RecordClose{{at_close.line}, at_close.odds};
  });
}

}  // namespace

// As the record, and a look at it like the record itself.
Task<Response> RecordCalls::record_bets(RequestContext& context) {
  const auto wanted = read_query(context.request.query, take_wanted);
  if (!wanted) co_return text(400, wanted.error());
  const auto learner = co_await open(context);
  if (!learner) co_return learner.error();
  if (!learner->is_open() || !learner->shares().bets)
    co_return text(404, "This learner does not share their bets with you");
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::move(*refusal);
  const auto purse = learner->member.purse;
  auto told = co_await parts_.storage.run(context, context.session->account, [&] {
    const auto history = histories_.of(purse);
    auto chosen = chosen_bets(history, wanted->cut, parts_.past_games);
    const auto look_backs = look_backs_until(histories_.learner(purse), chosen.as_of);
    if (const auto cell = wanted->cell) {
      if (*cell == RecordCell::kRecent) keep_compared(chosen.bets);
      std::erase_if(chosen.bets,
                    [&](const OwnBet& own) { return !is_behind(own, *cell, look_backs); });
    }
    const auto page = wanted_page(chosen.bets, *wanted);
    std::vector<ledger::BetId> ids;
    for (const auto* own : page) ids.push_back(own->bet.placed_by);
    const auto rows = histories_.bets(purse, ids);
    wire::RecordBets shown{.count = chosen.bets.size()};
    for (const auto* own : page) {
      const auto row =
          std::ranges::lower_bound(rows, own->bet.placed_by, {}, &projections::BetRow::id);
      auto& bet = shown.bets.emplace_back(wire::record_bet_of(*own, *row));
      bet.close = close_price_of(*own, history);
      if (const auto at = look_backs.find(row->id); at != look_backs.end())
        bet.looked_back_at = at->second;
    }
    if (!page.empty() && page.back()->bet.placed_by != chosen.bets.front().bet.placed_by)
      shown.next_cursor = {page.back()->bet.placed_by};
    return shown;
  });
  if (!told) co_return std::move(told.error());
  auto shown = *std::move(told);
  if (!shown.bets.empty()) {
    // Notes on other bets that the person placed meanwhile stay theirs.
    const auto notes = context.io.accounts.bet_notes(
        learner->member.person, shown.bets.back().id.value, shown.bets.front().id.value);
    for (auto& bet : shown.bets) {
      const auto note = std::ranges::find(notes, bet.id.value, &BetNote::bet);
      if (note != notes.end()) bet.note = note->text;
    }
  }
  co_return json(200, to_json(shown));
}

}  // namespace chalkline::http
