#include "wizard/understanding/games.hpp"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <span>
#include <utility>

#include "wizard/understanding/text/patterns.hpp"
#include "wizard/understanding/text/spelling.hpp"

namespace chalkline::wizard {
namespace {

using Candidates = std::vector<const KnownTeam*>;

bool is_within(const BoardGame& game, const std::optional<When>& when) {
  return !when || (game.starts_at >= when->from && game.starts_at < when->until);
}

// Finds the games of one message.
class Finder {
 public:
  Finder(const Vocabulary& vocabulary, const std::optional<When>& when)
      : board_(vocabulary.board), when_(when) {}

  // The first game of the team in the time asked for.
  const BoardGame* next(const TeamKey& team) const {
    for (const auto i : board_.of(team)) {
      const auto& game = board_.games()[i];
      if (is_within(game, when_)) return &game;
    }
    return nullptr;
  }

  struct Meeting {
    const BoardGame* game{};
    const KnownTeam* first{};
    const KnownTeam* second{};
  };
  // The first game of each two of them that meet, in the order of the candidates.
  std::vector<Meeting> meetings(const Candidates& firsts, const Candidates& seconds) const {
    std::vector<Meeting> found;
    for (const auto* first : firsts) {
      for (const auto* second : seconds) {
        if (first == second || first->key.sport != second->key.sport) continue;
        if (const auto* game = meeting(first->key, second->key))
          found.push_back({game, first, second});
      }
    }
    return found;
  }

  void add(const BoardGame& game) {
    if (std::ranges::find(out.games, game.id) != out.games.end()) return;
    if (out.games.size() < kGames)
      out.games.push_back(game.id);
    else
      ++out.games_left_out;
  }
  void add(const KnownTeam& team, std::size_t mention) { add(team.key, mention); }
  void add(const TeamKey& team, std::size_t mention) {
    if (std::ranges::find(out.teams, team) != out.teams.end()) return;
    out.teams.push_back(team);
    out.mentions.push_back(mention);
  }

  // The first doubt stands in the way.
  bool doubt(Doubt doubt, std::string unclear, std::vector<Near> near) {
    if (out.doubt != Doubt::kNone) return false;
    out.doubt = doubt;
    out.unclear = std::move(unclear);
    out.near = std::move(near);
    return true;
  }

  void choose_among(const Candidates& teams, std::size_t mention, const std::string& text,
                    const Topic* topic) {
    const auto* team = teams.size() == 1 ? teams.front() : the_one(teams, topic);
    if (team == nullptr) {
      doubt(Doubt::kWhichTeam, text, offered(teams));
      return;
    }
    add(*team, mention);
    if (const auto* game = next(team->key)) {
      add(*game);
    } else {
      out.without_game.push_back(team->key);
    }
  }

  // Teams without a game stand in the way where no other one has one, or where the two that are
  // named next to each other were to meet.
  void settle(const std::vector<Mention>& mentions) {
    if (out.games.empty() && !out.not_meeting.empty()) {
      const auto& [first, second] = out.not_meeting.front();
      doubt(Doubt::kNoGame, {}, other_games({first, second}));
      out.not_meeting.clear();
    }
    if (out.without_game.empty()) return;
    const bool are_side_by_side =
        mentions.size() == 2 && mentions.front().at + 1 == mentions.back().at;
    if (!out.games.empty() && !are_side_by_side) return;
    doubt(Doubt::kNoGame, {}, other_games({out.without_game.front()}));
    out.without_game.clear();
  }

  // Other games of these teams, each at any time.
  std::vector<Near> other_games(const std::vector<TeamKey>& teams) const {
    std::vector<Near> near;
    for (const auto& team : teams) {
      const auto games = board_.of(team);
      for (std::size_t i = 0; i < games.size() && near.size() < kNear; ++i) {
        const Near one{.game = board_.games()[games[i]].id};
        if (std::ranges::find(near, one) == near.end()) near.push_back(one);
        if (teams.size() > 1) break;
      }
    }
    return near;
  }

  FoundGames out;

 private:
  const BoardGame* meeting(const TeamKey& first, const TeamKey& second) const {
    for (const auto i : board_.of(first)) {
      const auto& game = board_.games()[i];
      if (plays_in(game, second) && is_within(game, when_)) return &game;
    }
    return nullptr;
  }

  // The only one that was talked about, or that plays.
  const KnownTeam* the_one(const Candidates& teams, const Topic* topic) const {
    const KnownTeam* only = nullptr;
    std::size_t playing = 0;
    for (const auto* team : teams) {
      if (topic != nullptr && std::ranges::find(topic->teams, team->key) != topic->teams.end())
        return team;
      if (next(team->key) == nullptr) continue;
      ++playing;
      only = team;
    }
    return playing == 1 ? only : nullptr;
  }

  // Those that play, by the start of their games, and then the others.
  std::vector<Near> offered(Candidates teams) const {
    std::ranges::sort(teams, {}, [&](const KnownTeam* team) {
      const auto* game = next(team->key);
      return std::pair{game == nullptr ? ledger::Timestamp::max() : game->starts_at, team->key};
    });
    std::vector<Near> near;
    for (const auto* team : teams) {
      if (near.size() == kNear) break;
      const auto* game = next(team->key);
      near.push_back({team->key, game == nullptr ? std::nullopt : std::optional{game->id}});
    }
    return near;
  }

  const Board& board_;
  const std::optional<When>& when_;
};

Candidates candidates_of(const Mention& mention, const Names::Index& names,
                         const std::optional<ledger::Sport>& sport) {
  Candidates all;
  Candidates of_sport;
  for (const auto i : mention.teams) {
    const auto& team = names.teams.at(i);
    all.push_back(&team);
    if (team.key.sport == sport) of_sport.push_back(&team);
  }
  return of_sport.empty() ? all : of_sport;
}

// Whether "vs" or the like stands between both.
bool are_opposed(const Tokens& tokens, std::size_t first, std::size_t second) {
  static const PatternSet kOpposed{
      "$team ~ vs/@/at/against/versus/beat/beats/host/hosting/visiting/visit ~ $team"};
  const Tokens between(tokens.begin() + static_cast<std::ptrdiff_t>(first),
                       tokens.begin() + static_cast<std::ptrdiff_t>(second) + 1);
  return kOpposed.in(between);
}

// Those that play a sport of the others, if there are some: "LAL at DEN" means no football team.
Candidates of_sports_of(const Candidates& others, const Candidates& teams) {
  Candidates shared;
  std::ranges::copy_if(teams, std::back_inserter(shared), [&](const KnownTeam* team) {
    return std::ranges::any_of(
        others, [&](const KnownTeam* other) { return other->key.sport == team->key.sport; });
  });
  return shared.empty() ? teams : shared;
}

bool are_one_meeting(const std::vector<Finder::Meeting>& meetings) { return meetings.size() == 1; }

// Both teams of two mentions, if they meet, or were said to meet. Returns whether they are done.
bool add_pair(Finder& finder, const Reading& reading, std::size_t i, const Candidates& firsts,
              const Candidates& seconds) {
  const auto meetings = finder.meetings(firsts, seconds);
  if (are_one_meeting(meetings)) {
    const auto& [game, first, second] = meetings.front();
    finder.add(*first, i);
    finder.add(*second, i + 1);
    finder.add(*game);
    return true;
  }
  if (!meetings.empty()) {
    std::vector<Near> near;
    for (const auto& meeting : meetings) {
      if (near.size() < kNear) near.push_back({.game = meeting.game->id});
    }
    const auto& unclear = reading.mentions.at(firsts.size() > 1 ? i : i + 1).text;
    finder.doubt(Doubt::kWhichTeam, unclear, std::move(near));
    return true;
  }
  if (!are_opposed(reading.tokens, reading.mentions.at(i).at, reading.mentions.at(i + 1).at))
    return false;
  const auto known_firsts = of_sports_of(seconds, firsts);
  const auto known_seconds = of_sports_of(firsts, seconds);
  if (known_firsts.size() != 1 || known_seconds.size() != 1) return false;
  const auto& first = *known_firsts.front();
  const auto& second = *known_seconds.front();
  finder.add(first, i);
  finder.add(second, i + 1);
  finder.out.not_meeting.push_back({first.key, second.key});
  return true;
}

}  // namespace

FoundGames find_games(const Reading& reading, const Vocabulary& vocabulary,
                      const Narrowing& narrowing) {
  const auto& mentions = reading.mentions;
  Finder finder{vocabulary, narrowing.when};
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    const auto& names = vocabulary.names.index();
    const auto teams = candidates_of(mentions.at(i), names, narrowing.sport);
    if (i + 1 < mentions.size()) {
      // "Do the Lakers beat the Lakers?" names one team; "New York vs New York" may name two.
      if (teams.size() == 1 && mentions.at(i).teams == mentions.at(i + 1).teams) continue;
      const auto others = candidates_of(mentions.at(i + 1), names, narrowing.sport);
      if (add_pair(finder, reading, i, teams, others)) {
        ++i;
        continue;
      }
    }
    finder.choose_among(teams, i, mentions.at(i).text, narrowing.topic);
  }
  finder.settle(mentions);
  if (finder.out.doubt == Doubt::kNoGame && finder.out.near.empty())
    finder.out.near = next_games(vocabulary, finder.out.teams.front().sport, std::nullopt);
  return std::move(finder.out);
}

FoundGames find_games(const std::vector<TeamKey>& teams, const Vocabulary& vocabulary,
                      const std::optional<When>& when) {
  Finder finder{vocabulary, when};
  for (std::size_t i = 0; i < teams.size(); ++i) {
    finder.add(teams.at(i), i);
    if (const auto* game = finder.next(teams.at(i))) finder.add(*game);
  }
  if (finder.out.games.empty()) {
    auto near = finder.other_games(teams);
    if (near.empty() && !teams.empty())
      near = next_games(vocabulary, teams.front().sport, std::nullopt);
    finder.doubt(Doubt::kNoGame, {}, std::move(near));
  }
  return std::move(finder.out);
}

std::vector<Near> teams_called_like(const Vocabulary& vocabulary, std::string_view name) {
  // A third of the letters may differ: more is another name.
  constexpr std::size_t kOfLetters = 3;
  constexpr std::size_t kLettersMin = 4;
  const auto limit = name.size() / kOfLetters;
  if (name.size() < kLettersMin) return {};
  std::vector<std::pair<std::size_t, TeamKey>> like;
  for (const auto& team : vocabulary.names.index().teams) {
    const auto away = std::min(distance(name, phrase_of(team.nickname), limit),
                               distance(name, phrase_of(team.city), limit));
    if (away <= limit) like.emplace_back(away, team.key);
  }
  std::ranges::sort(like);
  std::vector<Near> near;
  for (auto& [away, key] : like | std::views::take(kNear)) near.push_back({.team = std::move(key)});
  return near;
}

std::vector<Near> next_games(const Vocabulary& vocabulary, std::optional<ledger::Sport> sport,
                             const std::optional<When>& when) {
  std::vector<Near> near;
  // A league of 32 teams plays within so many games of all leagues; further ones are not near.
  constexpr std::size_t kLookedAt = 200;
  for (const auto& game :
       vocabulary.board.games().first(std::min(kLookedAt, vocabulary.board.games().size()))) {
    if (near.size() == kNear) break;
    if ((!sport || game.sport == *sport) && is_within(game, when))
      near.push_back({.game = game.id});
  }
  return near;
}

}  // namespace chalkline::wizard
