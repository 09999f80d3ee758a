#include "sports/model/form.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace chalkline::sports {
namespace {

constexpr int kLastFigures = 5;

// Ascending: the best first.
auto rank_of_form(const TeamForm& form) {
  return std::tuple{-form.last.share(), -form.last.games(), -form.season.share(),
                    std::string_view{form.team.name}};
}

// Games come newest first, so the first one met of a sport names its latest season.
class LatestSeason {
 public:
  bool has(ledger::Source source, ledger::Sport sport, std::int32_t season) {
    return latest_.try_emplace({source, sport}, season).first->second == season;
  }

 private:
  std::map<std::pair<ledger::Source, ledger::Sport>, std::int32_t> latest_;
};

template <class Form, class Rank>
void keep_best(std::vector<Form>& forms, Rank rank) {
  const auto shown = std::min(forms.size(), kFormShown);
  std::ranges::partial_sort(forms, forms.begin() + static_cast<std::ptrdiff_t>(shown), {}, rank);
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

void TeamRecord::add(std::int32_t own, std::int32_t other) {
  ++(own > other ? won : own < other ? lost : tied);
  scored += own;
  allowed += other;
}

std::string to_text(const TeamRecord& record) {
  auto text = fmt::format("{}-{}", record.won, record.lost);
  if (record.tied > 0) text += fmt::format("-{}", record.tied);
  return text;
}

std::vector<TeamForm> team_forms(std::span<const FinalGame> games) {
  std::map<std::tuple<ledger::Source, ledger::Sport, std::string_view>, TeamForm> teams;
  LatestSeason seasons;
  for (const auto& game : games) {
    const bool this_season = seasons.has(game.source, game.sport, game.season);
    const auto add = [&](const Team& team, std::int32_t own, std::int32_t other) {
      auto& form = teams
                       .try_emplace({game.source, game.sport, team.code},
                                    TeamForm{game.source, game.sport, team, {}, {}})
                       .first->second;
      if (form.last.games() < kFormGames) form.last.add(own, other);
      if (this_season) form.season.add(own, other);
    };
    add(game.home, game.score.home, game.score.away);
    add(game.away, game.score.away, game.score.home);
  }
  std::vector<TeamForm> forms;
  for (auto& [key, form] : teams) forms.push_back(std::move(form));
  return forms;
}

std::vector<HotTeam> hot_teams(ledger::Source source, std::span<const FinalGame> games) {
  auto ranked = team_forms(games);
  std::erase_if(ranked, [](const TeamForm& form) { return form.last.games() < kFormFewest; });
  keep_best(ranked, rank_of_form);
  std::vector<HotTeam> hot;
  for (const auto& form : ranked) {
    hot.push_back({fmt::format("{}-{}", ledger::name_of(form.sport), form.team.code),
                   form.team.name, form.team.code, to_text(form.season), form.sport, source});
  }
  return hot;
}

std::vector<PlayerStat> player_stats(ledger::Source source, std::span<const PlayerGame> games) {
  using StatKey = std::tuple<ledger::Sport, std::string_view, std::string_view>;  // player, stat
  std::map<StatKey, Figures> players;
  LatestSeason seasons;
  for (const auto& game : games) {
    if (!seasons.has({}, game.sport, game.season)) continue;
    auto& figures = players.try_emplace({game.sport, game.player, game.stat}).first->second;
    if (figures.games == 0) figures.team = game.team;
    if (figures.games < kLastFigures) figures.last += game.value;
    figures.sum += game.value;
    ++figures.games;
  }

  std::vector<PlayerForm> ranked;
  for (const auto& [key, figures] : players) {
    if (figures.games < kFormFewest || figures.sum == 0) continue;
    const auto last = figures.last / kLastFigures;
    const auto mean = figures.sum / figures.games;
    ranked.push_back({{std::string{std::get<1>(key)}, figures.team, std::string{std::get<2>(key)},
                       last, 100 * (last - mean) / mean, figures.games, source}});
  }
  keep_best(ranked, &PlayerForm::rank);
  std::vector<PlayerStat> stats;
  for (auto& form : ranked) stats.push_back(std::move(form.stat));
  return stats;
}

}  // namespace chalkline::sports
