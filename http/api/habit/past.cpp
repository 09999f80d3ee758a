#include <algorithm>
#include <chrono>
#include <cmath>

#include "http/api/habit/habit.hpp"
#include "http/api/habit/past_json.hpp"
#include "http/api/shared/call/local_day.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/learner/own_bets.hpp"
#include "insight/habit/look_back.hpp"
#include "insight/habit/week.hpp"
#include "insight/progress/chasing.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/lookups.hpp"

namespace chalkline::http {
namespace {

constexpr ledger::Date kWeekDays = 7;
// The last week's and this one's, of ten a day at most.
constexpr std::int64_t kEstimatesOfTwoWeeks = 140;

// Those of the time machine too: they move the same coins.
std::vector<OwnBet> bets_of(const projections::AccountHistory& history) {
  return own_bets(history, history.position, [](auto, auto) { return false; }).bets;
}

// Bets of the time machine say nothing of a person's choices: their results can be looked up.
std::vector<insight::ProgressBet> practised(const std::vector<OwnBet>& bets) {
  std::vector<insight::ProgressBet> chosen;
  for (const auto& own : bets) {
    if (!own.is_replayed) chosen.push_back(own.bet);
  }
  return chosen;
}

void count_since(wire::HabitReturn& shown, const std::vector<OwnBet>& bets,
                 ledger::Timestamp since) {
  for (const auto& own : bets) {
    if (!is_settled(own.bet) || own.bet.settled_at <= since) continue;
    ++shown.settled;
    shown.profit += profit_of(own.bet);
  }
}

void put_names(std::vector<wire::HabitLookBack>& look_backs,
               const std::vector<projections::BetRow>& rows) {
  for (auto& one : look_backs) {
    const auto row = std::ranges::find(rows, one.bet_id.value, &projections::BetRow::id);
    if (row == rows.end()) continue;
    one.event_name = event_name(*row);
    one.prediction = prediction(*row);
    one.status = row->status;
    one.placed_at = row->placed_at;
  }
}

struct Days {
  ledger::Date from{};
  ledger::Date until{};  // the first after it
  bool has(ledger::Date date) const { return from <= date && date < until; }
  // Asks the database of zones only about times near it.
  bool has(const HabitSettings& zone, ledger::Timestamp time) const {
    constexpr std::chrono::days kFarthestZone{1};
    const ledger::Timestamp begin{std::chrono::days{from}};
    const ledger::Timestamp end{std::chrono::days{until}};
    return begin - kFarthestZone <= time && time < end + kFarthestZone && has(date_at(zone, time));
  }
};

// From Monday to Sunday, the last that is over.
Days last_week(ledger::Date today) {
  constexpr ledger::Date kFromMonday = 3;  // of the first of 1970, a Thursday
  const auto monday = today - (today + kFromMonday) % kWeekDays;
  return {monday - kWeekDays, monday};
}

std::vector<insight::ScoredChance> scored_of(const std::vector<projections::EstimateRow>& rows,
                                             const Days& days) {
  std::vector<insight::ScoredChance> scored;
  for (const auto& row : rows) {
    using enum projections::BetStatus;
    const auto status = projections::status_of(row.asked, row.game);
    if (!days.has(row.date) || (status != kWon && status != kLost)) continue;
    constexpr double kPercent = 100;
    scored.push_back({row.chance / kPercent,
                      ledger::no_vig(row.asked.odds, row.asked.other_odds).value(),
                      status == kWon});
  }
  return scored;
}

void put_bets(insight::WeekRecord& week, const std::vector<insight::ProgressBet>& bets,
              const HabitSettings& zone, const Days& days) {
  for (const auto& bet : bets) {
    if (days.has(zone, bet.placed_at)) week.placed.push_back(bet);
    if (is_settled(bet) && days.has(zone, bet.settled_at)) week.settled.push_back(bet);
  }
}

void put_summary(wire::HabitWeek& shown, const insight::WeekSummary& summary) {
  const auto& [process, prices, stakes, scores, margin, result] = summary;
  shown.process = process;
  shown.prices = {.n = prices.n, .value = prices.value};
  if (prices.interval) {
    shown.prices.low = prices.interval->low;
    shown.prices.high = prices.interval->high;
  }
  shown.stakes = {stakes.n, stakes.above_5, stakes.largest};
  shown.scores = {scores.n, scores.stated, scores.market};
  shown.margin = {margin.n, margin.per_coin, margin.parlay_share};
  shown.result = {result.n, result.profit, result.luck};
}

// The wider one.
std::optional<double> wider_gap(const insight::WeekSigns& signs) {
  const auto &bets = signs.gap_of_bets, &estimates = signs.gap_of_estimates;
  if (!bets || !estimates) return bets ? bets : estimates;
  return std::abs(*bets) >= std::abs(*estimates) ? bets : estimates;
}

}  // namespace

bool Habit::is_reviewed(ledger::BetId bet) const { return ledger::is_reviewed(parts_.state, bet); }

// Notes that the asker is here. Their visits are their own, the bets those of the chosen purse.
Task<Response> Habit::come_back(RequestContext& context) {
  if (auto begun = co_await begin_read(context); !begun) co_return std::move(begun.error());
  const auto id = context.session->account;
  const auto now = parts_.clock();
  const auto settings = context.io.accounts.habits(id).value_or(HabitSettings{});
  const auto visit = visit_of(settings.visit, now);
  wire::HabitReturn shown{
      .date = text_of(local_day(context, ledger::load_account(parts_.state, id), now))};
  if (visit.since != ledger::Timestamp{}) shown.since = text_of(date_at(settings, visit.since));
  auto read = co_await parts_.storage.run(context, id, [&] {
    if (visit != settings.visit) parts_.accounts.habits.put_visit(id, visit);
    const auto bets = bets_of(histories_.of(context.account()));
    if (shown.since) count_since(shown, bets, visit.since);
    auto waiting = practised(bets);
    std::erase_if(waiting, [&](const auto& bet) {
      return now - bet.settled_at > insight::kLookBackDays || is_reviewed(bet.placed_by);
    });
    std::vector<ledger::BetId> named;
    for (const auto& [bet, reason] : insight::look_backs(waiting, now)) {
      shown.look_backs.push_back({.bet_id = {bet}, .reason = reason});
      named.push_back(bet);
    }
    std::ranges::sort(named);
    put_names(shown.look_backs, histories_.bets(context.account(), named));
    return true;
  });
  if (!read) co_return std::move(read.error());
  co_return json(200, to_json(shown));
}

// Days and estimates are the asker's own, the bets those of the chosen purse.
Task<Response> Habit::week(RequestContext& context) {
  if (auto begun = co_await begin_read(context); !begun) co_return std::move(begun.error());
  const auto id = context.session->account;
  const auto now = parts_.clock();
  const auto zone = context.io.accounts.habits(id).value_or(HabitSettings{});
  const auto days = last_week(local_day(context, ledger::load_account(parts_.state, id), now));
  auto& reader = *context.io.reader;
  const auto estimates = reader.ask(&projections::EstimateQueries::of, id, kEstimatesOfTwoWeeks);
  insight::WeekRecord record{.scored = scored_of(estimates, days)};
  for (const auto& day : reader.ask(&projections::HabitQueries::of, id).days) {
    if (!days.has(day.date)) continue;
    if (day.kind == projections::HabitKind::kEstimate) ++record.estimates;
    if (day.kind == projections::HabitKind::kLookBack) ++record.look_backs;
  }
  auto read = co_await parts_.storage.run(context, id, [&] {
    wire::HabitWeekAnswer answer;
    const auto history = histories_.of(context.account());
    // Says nothing of a week in which the account was not there.
    if (history.grants.empty() || date_at(zone, history.grants.front().at) >= days.until)
      return to_json(answer);
    const auto bets = practised(bets_of(history));
    put_bets(record, bets, zone, days);
    const auto summary = insight::summary_of(record);
    const insight::WeekSigns signs{
        .chasing = insight::is_flagged_at(bets, now),
        .gap_of_bets = insight::gap_of(bets),
        .gap_of_estimates = insight::gap_of(scored_of(estimates, {0, days.until})),
        .look_backs_wait = std::ranges::any_of(bets, [&](const auto& bet) {
          return !insight::look_backs({&bet, 1}, now).empty() && !is_reviewed(bet.placed_by);
        })};
    answer.week = wire::HabitWeek{.from = text_of(days.from),
                                  .until = text_of(days.until - 1),
                                  .estimates = record.estimates,
                                  .look_backs = record.look_backs,
                                  .proposal = insight::proposal_of(summary, signs),
                                  .gap = wider_gap(signs)};
    put_summary(*answer.week, summary);
    return to_json(answer);
  });
  if (!read) co_return std::move(read.error());
  co_return json(200, *std::move(read));
}

}  // namespace chalkline::http
