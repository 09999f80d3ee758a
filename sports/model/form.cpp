#include "sports/model/form.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace chalkline::sports {
namespace {

constexpr int kLastGames = 10;
constexpr int kFewestGames = 5;  // of a team or a player, to be ranked
constexpr int kLastFigures = 5;

struct Record {
  int won{};
  int lost{};
  int tied{};
  int games() const { return won + lost + tied; }
  double share() const { return games() == 0 ? 0 : (won + tied / 2.0) / games(); }
  void add(std::int32_t margin) { ++(margin > 0 ? won : margin < 0 ? lost : tied); }
};

struct TeamForm {
  ledger::Sport sport{};
  Team team;
  Record last;
  Record season;
  // Ascending: the best first.
  auto rank() const {
    return std::tuple{-last.share(), -last.games(), -season.share(), std::string_view{team.name}};
  }
};

// Games come newest first, so the first one met of a sport names its latest season.
class LatestSeason {
 public:
  bool has(ledger::Sport sport, std::int32_t season) {
    return latest_.try_emplace(sport, season).first->second == season;
  }

 private:
  std::map<ledger::Sport, std::int32_t> latest_;
};

std::string to_text(const Record& record) {
  auto text = fmt::format("{}-{}", record.won, record.lost);
  if (record.tied > 0) text += fmt::format("-{}", record.tied);
  return text;
}

template <class Form>
void keep_best(std::vector<Form>& forms) {
  const auto shown = std::min(forms.size(), kFormShown);
  std::ranges::partial_sort(forms, forms.begin() + static_cast<std::ptrdiff_t>(shown), {},
                            &Form::rank);
  forms.resize(shown);
}

struct PlayerForm {
  PlayerStat stat;
  auto rank() const {
    return std::tuple{-std::abs(stat.performance), std::string_view{stat.name},
                      std::string_view{stat.stat}};
  }
};

struct Figures {
  std::string team;
  double sum{};
  double last{};
  int games{};
};

}  // namespace

std::vector<HotTeam> hot_teams(ledger::Source source, std::span<const FinalGame> games) {
  std::map<std::pair<ledger::Sport, std::string_view>, TeamForm> teams;
  LatestSeason seasons;
  for (const auto& game : games) {
    const bool this_season = seasons.has(game.sport, game.season);
    const auto add = [&](const Team& team, std::int32_t margin) {
      auto& form = teams.try_emplace({game.sport, team.code}, TeamForm{game.sport, team, {}, {}})
                       .first->second;
      if (form.last.games() < kLastGames) form.last.add(margin);
      if (this_season) form.season.add(margin);
    };
    add(game.home, game.score.home - game.score.away);
    add(game.away, game.score.away - game.score.home);
  }

  std::vector<TeamForm> ranked;
  for (auto& [key, form] : teams) {
    if (form.last.games() >= kFewestGames) ranked.push_back(std::move(form));
  }
  keep_best(ranked);
  std::vector<HotTeam> hot;
  for (const auto& form : ranked) {
    hot.push_back({fmt::format("{}-{}", ledger::name_of(form.sport), form.team.code),
                   form.team.name, form.team.code, to_text(form.season), form.sport, source});
  }
  return hot;
}

std::vector<PlayerStat> player_stats(ledger::Source source, std::span<const PlayerGame> games) {
  using Key = std::tuple<ledger::Sport, std::string_view, std::string_view>;  // player, stat
  std::map<Key, Figures> players;
  LatestSeason seasons;
  for (const auto& game : games) {
    if (!seasons.has(game.sport, game.season)) continue;
    auto& figures = players.try_emplace({game.sport, game.player, game.stat}).first->second;
    if (figures.games == 0) figures.team = game.team;
    if (figures.games < kLastFigures) figures.last += game.value;
    figures.sum += game.value;
    ++figures.games;
  }

  std::vector<PlayerForm> ranked;
  for (const auto& [key, figures] : players) {
    if (figures.games < kFewestGames || figures.sum == 0) continue;
    const auto last = figures.last / kLastFigures;
    const auto mean = figures.sum / figures.games;
    ranked.push_back({{std::string{std::get<1>(key)}, figures.team, std::string{std::get<2>(key)},
                       last, 100 * (last - mean) / mean, figures.games, source}});
  }
  keep_best(ranked);
  std::vector<PlayerStat> stats;
  for (auto& form : ranked) stats.push_back(std::move(form.stat));
  return stats;
}

}  // namespace chalkline::sports
