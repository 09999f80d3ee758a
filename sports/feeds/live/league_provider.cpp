#include "sports/feeds/live/league_provider.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace chalkline::sports::live {
namespace {

// A game without an end after this is void (RULES 13).
constexpr auto kWaitedFor = std::chrono::hours{48};

}  // namespace

std::chrono::sys_days day_of_page(const JsonReader& date, std::chrono::sys_days first,
                                  std::chrono::days days) {
  const auto day = std::chrono::floor<std::chrono::days>(date.time());
  if (day < first || day >= first + days) date.refuse_page("it is a day that was not asked for");
  return day;
}

std::expected<Round, fetch::Failure> LeagueProvider::ask(fetch::Fetcher& fetcher,
                                                         ledger::Timestamp now) {
  if (now >= schedule_at_) {
    if (auto failure = ask_schedule(fetcher, now)) return std::unexpected{*std::move(failure)};
  }
  if (auto failure = ask_scores(fetcher, now)) return std::unexpected{*std::move(failure)};
  auto updates = updates_of(games_, now);
  add_figures(updates, now);
  return Round{std::move(updates), again_at(now)};
}

std::optional<fetch::Failure> LeagueProvider::ask_schedule(fetch::Fetcher& fetcher,
                                                           ledger::Timestamp now) {
  const auto first = std::chrono::floor<std::chrono::days>(now) - kPastDays;
  auto games = fetcher.ask(pages_.page(pages_.base_url, first), now, [&](std::string_view body) {
    return pages_.read(body, first, &left_out_);
  });
  if (!games) return games.error();
  games_.clear();
  merge(games_, *std::move(games), &left_out_);
  schedule_at_ = now + kScheduleEvery;
  return std::nullopt;
}

std::optional<fetch::Failure> LeagueProvider::ask_scores(fetch::Fetcher& fetcher,
                                                         ledger::Timestamp now) {
  std::set<std::chrono::sys_days> days;
  for (const auto& [key, game] : games_) {
    if (waits_for_end(game, now)) days.insert(game.day);
  }
  for (const auto day : days) {
    auto games = fetcher.ask(
        pages_.scores_page(pages_.base_url, day), now,
        [&](std::string_view body) { return pages_.read_scores(body, day, now, left_out_); });
    if (!games) return games.error();
    merge(games_, *std::move(games), &left_out_);
  }
  return std::nullopt;
}

void LeagueProvider::add_figures(std::vector<Update>& updates, ledger::Timestamp now) {
  without_figures_.clear();
  if (!pages_.figures_of) return;
  const auto add_to = [&](const std::string& key, std::vector<ledger::PlayerFigures>& to) {
    auto figures = pages_.figures_of(games_.at(key), now);
    if (figures && figures->empty()) without_figures_.insert(key);
    if (figures) to = *std::move(figures);
  };
  for (auto& update : updates) {
    if (auto* over = std::get_if<Unofficial>(&update.what)) add_to(over->source_key, over->figures);
    if (auto* official = std::get_if<Corrected>(&update.what))
      add_to(official->source_key, official->result.figures);
  }
}

bool LeagueProvider::waits_for_end(const LeagueGame& game, ledger::Timestamp now) const {
  const bool has_none = game.phase == Phase::kScheduled || game.phase == Phase::kPlaying ||
                        game.phase == Phase::kFinal;
  const bool waits = without_figures_.contains(game.key) || (has_none && game.starts_at <= now);
  return waits && now < game.starts_at + kWaitedFor;
}

bool LeagueProvider::is_any_under_way(ledger::Timestamp now) const {
  return std::ranges::any_of(games_,
                             [&](const auto& entry) { return waits_for_end(entry.second, now); });
}

ledger::Timestamp LeagueProvider::again_at(ledger::Timestamp now) const {
  if (is_any_under_way(now)) return now + kScoresEvery;
  auto soonest = schedule_at_;
  for (const auto& [key, game] : games_) {
    if (game.phase == Phase::kScheduled && game.starts_at > now)
      soonest = std::min(soonest, game.starts_at);
  }
  return soonest;
}

}  // namespace chalkline::sports::live
