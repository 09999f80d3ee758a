#include <algorithm>
#include <array>

#include "http/api/boards/boards.hpp"
#include "http/api/boards/dashboard_json.hpp"
#include "http/api/shared/call/freshness.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {
namespace {

using projections::BetStatus;

constexpr ledger::Coins kDemoBalance = 10'000;  // RULES, Numbers

// The demo user's bets, so that a visitor sees what the card is for (RULES 6). Marked isDemo.
struct SampleBet {
  std::string_view event;
  ledger::Sport sport;
  ledger::Market market;
  ledger::Side side;
  ledger::HalfPoints line;
  std::string_view prediction;
  ledger::Coins stake;
  ledger::AmericanOdds odds;
  BetStatus status;
  ledger::Score score;
  std::chrono::hours ago;
};
constexpr std::array kSampleBets{
    SampleBet{"Boston Celtics @ Los Angeles Lakers",
              ledger::Sport::kNba,
              ledger::Market::kMoneyline,
              ledger::Side::kHome,
              0,
              "Los Angeles Lakers",
              100,
              -130,
              BetStatus::kWon,
              {112, 104},
              std::chrono::hours{5}},
    SampleBet{"Kansas City Chiefs @ Buffalo Bills",
              ledger::Sport::kNfl,
              ledger::Market::kSpread,
              ledger::Side::kAway,
              7,
              "Kansas City Chiefs +3.5",
              100,
              -110,
              BetStatus::kLost,
              {27, 20},
              std::chrono::hours{26}},
    SampleBet{"New York Yankees @ Los Angeles Dodgers",
              ledger::Sport::kMlb,
              ledger::Market::kTotal,
              ledger::Side::kOver,
              17,
              "Over 8.5",
              250,
              105,
              BetStatus::kWon,
              {6, 5},
              std::chrono::hours{50}},
};

projections::BetRow row_of(const SampleBet& sample, ledger::BetId id, ledger::Timestamp now) {
  projections::BetRow bet;
  bet.id = id;
  auto& leg = bet.legs.emplace_back();
  leg.event_name = sample.event;
  leg.source = ledger::Source::kSimulated;
  leg.prediction = sample.prediction;
  leg.score = sample.score;
  leg.sport = sample.sport;
  leg.market = sample.market;
  leg.side = sample.side;
  leg.line = sample.line;
  leg.odds = sample.odds;
  leg.status = sample.status;
  leg.starts_at = now - sample.ago;
  bet.type = projections::type_of(sample.market);
  bet.stake = sample.stake;
  bet.odds = sample.odds;
  bet.status = sample.status;
  bet.payout = sample.status == BetStatus::kWon
                   ? sample.stake + ledger::profit(sample.stake, sample.odds)
                   : 0;
  bet.placed_at = now - sample.ago;
  return bet;
}

std::string demo_text(ledger::Timestamp now) {
  const auto won = std::ranges::count(kSampleBets, BetStatus::kWon, &SampleBet::status);
  const auto lost = std::ranges::count(kSampleBets, BetStatus::kLost, &SampleBet::status);
  std::vector<projections::BetRow> bets;
  for (const auto& sample : kSampleBets) bets.push_back(row_of(sample, bets.size() + 1, now));
  return wire::to_members({.is_demo = true,
                           .virtual_balance = kDemoBalance,
                           .win_rate = {projections::win_rate_tenths(won, lost)},
                           .decided_bets = won + lost,
                           .skill_level = ledger::SkillLevel::kCasual,
                           .recent_activity = {bets}});
}

}  // namespace

Task<Response> Boards::dashboard(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  auto& io = context.io;
  auto& caches = caches_.of(io);
  const auto now = parts_.clock();
  auto shared = caches.dashboards.shared(parts_.models, *io.reader, parts_.odds, parts_.form,
                                         caches.names, now);
  if (!context.session) co_return answer(std::move(shared), demo_text(now), context.request);
  const auto& own =
      caches.dashboards.own(context.session->account, *io.reader, parts_.recorded_starts,
                            parts_.changes, at_least(context.request));
  co_return answer(std::move(shared), own, context.request);
}

}  // namespace chalkline::http
