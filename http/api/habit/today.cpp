#include "http/api/habit/habit.hpp"
#include "http/api/habit/questions.hpp"
#include "http/api/shared/call/local_day.hpp"
#include "insight/habit/due_reviews.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/rules/progress.hpp"

namespace chalkline::http {
namespace {

// A page's worth: two days of the most that can be given.
constexpr std::int64_t kRecentEstimates = 20;

insight::RunDays run_days_of(const projections::HabitHistory& history,
                             std::vector<ledger::Date> without_line) {
  insight::RunDays days;
  days.without_line = std::move(without_line);
  for (const auto& day : history.days) days.active.push_back(day.date);
  for (const auto& pause : history.pauses) days.off.push_back({pause.from, pause.until});
  return days;
}

std::vector<wire::HabitReview> reviews_of(const ledger::HabitState& habit, ledger::Date today) {
  const auto& rules = ledger::latest_rules().habits;
  std::vector<insight::ReviewDue> all;
  for (std::size_t i = 0; i < habit.checks.size(); ++i) {
    if (const auto due = ledger::due_date(habit.checks[i], rules)) all.push_back({i, *due});
  }
  const auto done = habit.reviews_date == today ? habit.reviews : std::uint8_t{0};
  const auto left = std::max(0, rules.reviews_per_day - done);
  std::vector<wire::HabitReview> reviews;
  for (const auto& one :
       insight::due_reviews(std::move(all), today, static_cast<std::size_t>(left)))
    reviews.push_back({habit.checks[one.question].guide, habit.checks[one.question].check});
  return reviews;
}

}  // namespace

// The market's chance and price are in no question, only in the estimates that were given.
Task<Response> Habit::today(RequestContext& context) {
  if (auto begun = co_await begin_read(context); !begun) co_return std::move(begun.error());
  const auto id = context.session->account;
  const auto now = parts_.clock();
  const auto account = ledger::load_account(parts_.state, id);
  const auto settings = context.io.accounts.habits(id).value_or(HabitSettings{});
  const auto date = local_day(context, account, now);
  auto& reader = *context.io.reader;
  using projections::EstimateQueries;

  wire::HabitToday shown{.date = text_of(date), .time_zone = zone_at(settings, now)};
  const auto recent = reader.ask(&EstimateQueries::of, id, kRecentEstimates);
  for (const auto& row : recent) shown.recent.push_back(estimate_of(row));
  const auto line = daily_line(now);
  const auto asked = line ? reader.ask(&EstimateQueries::daily, line->date) : std::nullopt;
  if (asked) {
    shown.daily = question_of(asked->asked, asked->game);
    for (const auto& row : recent) {
      if (row.is_daily && row.asked.game == asked->asked.game)
        shown.daily_estimate = estimate_of(row);
    }
    // Another side of the game may have been asked before it was the day's.
    const bool is_estimated =
        std::ranges::find(account.habit.estimated, asked->asked.game,
                          &ledger::EstimatedGame::game) != account.habit.estimated.end();
    shown.daily_is_open = asked->game.starts_at > now && !asked->game.is_cancelled && !is_estimated;
  }
  const auto board = parts_.odds.current();
  shown.left =
      ledger::latest_rules().habits.estimates_per_day - ledger::estimates_of(account.habit, date);
  for (const auto& [side, game] :
       other_questions(*board, account, line ? line->asked.game : ledger::GameId{},
                       static_cast<std::size_t>(shown.left), now))
    shown.others.push_back(question_of(side, *game));
  auto without = reader.ask(&EstimateQueries::dates_without_line, ledger::day_of(now));
  const auto history = reader.ask(&projections::HabitQueries::of, id);
  shown.run = run_of(insight::run_of_days(run_days_of(history, std::move(without)), date),
                     settings.hides_run);
  shown.reviews = reviews_of(account.habit, date);
  co_return json(200, to_json(shown));
}

}  // namespace chalkline::http
