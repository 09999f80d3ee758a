#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sports/feeds/live_hub/due.hpp"
#include "sports/feeds/live_hub/league_days.hpp"

namespace chalkline::sports::live {

// The days that are kept at most: those viewed last.
inline constexpr std::size_t kDaysMax = 64;

// The days of a league as far as they are known, and which of their pages to fetch next. DayGame is
// a game as listed on its day's page, with its LeagueGame as `game`; Box is the content of its box
// score's page. For one thread at a time.
template <class DayGame, class Box>
class KnownDays {
 public:
  using Day = std::chrono::sys_days;

  struct Game {
    DayGame listed;
    std::optional<Box> box{};
    Due box_due{};
    std::optional<Phase> box_phase{};  // of the game when it was fetched
  };

  // The games of the day, and has it fetched from now on. Null where they are not known yet.
  const std::vector<Game>* look_at(Day day, ledger::Timestamp now) {
    auto& known = add(day);
    known.looked_at = now;
    return known.games ? &*known.games : nullptr;
  }
  // The same without fetching it.
  const std::vector<Game>* find(Day day) const {
    const auto found = days_.find(day);
    return found == days_.end() || !found->second.games ? nullptr : &*found->second.games;
  }

  // The day to fetch. Yesterday, today and tomorrow always are; an unknown day comes before those
  // that may have changed, and the nearest of several first: one client asking for hundreds of days
  // cannot starve the days that most users view.
  std::optional<Day> next_day(ledger::Timestamp now) { return next_of(now, false); }
  // The same of those whose page could not be had: were they asked for again before the league's
  // other pages, these would never be had either.
  std::optional<Day> next_failed_day(ledger::Timestamp now) { return next_of(now, true); }
  void put(Day day, std::vector<DayGame> games_of_page, ledger::Timestamp now) {
    auto& known = add(day);
    auto again_at = worth_asking_at(day, now);
    std::vector<Game> games;
    for (auto& game : games_of_page) {
      again_at = std::min(again_at, worth_asking_at(game.game, now));
      games.push_back(with_box(known, std::move(game)));
    }
    known.games = std::move(games);
    known.due.answered(again_at);
  }

  // The box score as it is once the result of the game is official; null until that is known. Has
  // it fetched.
  const Box* official_box(const LeagueGame& game, ledger::Timestamp now) {
    auto& day = add(game.day);
    day.looked_at = now;
    const auto* known = find_game(day, game.key);
    const bool is_official = known != nullptr && known->box_phase == Phase::kOfficial;
    return is_official ? &*known->box : nullptr;
  }

  // The game whose box score to fetch: of one that is over, once when its result may still change,
  // and once when it is official.
  struct BoxOf {
    Day day{};
    std::string key;
    Phase phase{};
  };
  std::optional<BoxOf> next_box(ledger::Timestamp now) {
    for (auto& [day, known] : days_) {
      if (!is_wanted(known, now) || !known.games) continue;
      for (auto& game : *known.games) {
        const auto& facts = game.listed.game;
        const bool has_last = is_over(facts) && game.box_phase == facts.phase;
        if (!has_begun(facts) || has_last || !game.box_due.is_due(now)) continue;
        game.box_due.asked(now);
        return BoxOf{day, facts.key, facts.phase};
      }
    }
    return std::nullopt;
  }
  void put(const BoxOf& of, Box box, ledger::Timestamp now) {
    const auto day = days_.find(of.day);
    if (day == days_.end()) return;
    auto* game = find_game(day->second, of.key);
    if (game == nullptr) return;
    game->box = std::move(box);
    game->box_due.answered(now + kBoxEvery);
    game->box_phase = of.phase;
  }

 private:
  std::optional<Day> next_of(ledger::Timestamp now, bool has_failed) {
    const auto today = league_today(now);
    for (const auto day : {today - std::chrono::days{1}, today, today + std::chrono::days{1}})
      add(day).looked_at = now;
    const auto rank = [&](const auto& entry) {
      const auto& [day, known] = entry;
      const bool is_next =
          is_wanted(known, now) && known.due.is_due(now) && known.due.has_failed() == has_failed;
      return std::pair{!is_next ? 2 : known.games ? 1 : 0, std::chrono::abs(day - today)};
    };
    const auto first = std::ranges::min_element(days_, {}, rank);
    if (rank(*first).first == 2) return std::nullopt;
    first->second.due.asked(now);
    return first->first;
  }

  // How long a day other than the current ones is fetched after it was viewed.
  static constexpr std::chrono::minutes kLookedAtFor{10};
  static constexpr std::chrono::minutes kBoxEvery{2};

  struct Known {
    std::optional<std::vector<Game>> games{};
    Due due{};
    ledger::Timestamp looked_at{};
  };

  static bool is_wanted(const Known& day, ledger::Timestamp now) {
    return now - day.looked_at < kLookedAtFor;
  }

  Known& add(Day day) {
    auto& known = days_[day];
    if (days_.size() > kDaysMax) {
      days_.erase(std::ranges::min_element(days_, {}, [&](const auto& entry) {
        return entry.first == day ? ledger::Timestamp::max() : entry.second.looked_at;
      }));
    }
    return known;
  }

  template <class KnownDay>
  static auto* find_game(KnownDay& day, const std::string& key) {
    using Found = decltype(&*day.games->begin());
    if (!day.games) return Found{};
    const auto found = std::ranges::find_if(
        *day.games, [&](const Game& game) { return game.listed.game.key == key; });
    return found == day.games->end() ? Found{} : &*found;
  }

  static Game with_box(Known& before, DayGame listed) {
    Game game{.listed = std::move(listed)};
    if (auto* known = find_game(before, game.listed.game.key)) {
      game.box = std::move(known->box);
      game.box_due = known->box_due;
      game.box_phase = known->box_phase;
    }
    return game;
  }

  std::map<Day, Known> days_;
};

}  // namespace chalkline::sports::live
