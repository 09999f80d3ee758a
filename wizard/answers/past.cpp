#include "wizard/answers/past.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ranges>
#include <tuple>
#include <vector>

#include "wizard/answers/figures.hpp"
#include "wizard/answers/words.hpp"

namespace chalkline::wizard {
namespace {

using sports::FinalGame;
using sports::TeamForm;

// As many as a chat shows without scrolling.
constexpr std::size_t kResultsTold = 8;
constexpr std::size_t kResultsOfTeam = 5;
constexpr std::size_t kTeamsTold = 3;  // RULES: lists of 3
constexpr std::size_t kNamedTold = 4;

Link hub() { return {"Sports Hub", "/sports-hub"}; }

std::string past_when(const Question& question) {
  return question.when ? ' ' + question.when->words : std::string{};
}

bool is_named(const Question& question, ledger::Sport sport, const std::string& code) {
  return std::ranges::find(question.teams, TeamKey{sport, code}) != question.teams.end();
}

bool is_of_question(const FinalGame& game, const Question& question) {
  if (question.sport && game.sport != *question.sport) return false;
  const auto& when = question.when;
  if (when && (game.starts_at < when->from || game.starts_at >= when->until)) return false;
  return question.teams.empty() || is_named(question, game.sport, game.home.code) ||
         is_named(question, game.sport, game.away.code);
}

// "Did the Lakers beat the Celtics?" is about their games with each other, if there are some.
void keep_meetings(std::vector<const FinalGame*>& games, const Question& question) {
  const auto is_meeting = [&](const FinalGame* game) {
    return is_named(question, game->sport, game->home.code) &&
           is_named(question, game->sport, game->away.code);
  };
  if (std::ranges::any_of(games, is_meeting))
    std::erase_if(games, [&](const FinalGame* game) { return !is_meeting(game); });
}

// "Los Angeles Lakers beat Boston Celtics 110-101 on November 24 (simulated)."
std::string result_in_words(const FinalGame& game, const Days& days) {
  const auto& [home, away] = game.score;
  const bool is_home = home >= away;
  return fmt::format("{} {} {} {}-{} on {} ({}).", (is_home ? game.home : game.away).name,
                     home == away ? "ended level with" : "beat",
                     (is_home ? game.away : game.home).name, std::max(home, away),
                     std::min(home, away), days.date(days.evening_of(game.starts_at)),
                     source_in_words(game.source, {}));
}

// "12-5 this season, 7 of the last 10 won".
std::string form_in_words(const TeamForm& form) {
  return fmt::format("{} this season, {} of the last {} won", to_text(form.season), form.last.won,
                     count_in_words(static_cast<std::size_t>(form.last.games()), "game", "games"));
}

bool is_ranked(const TeamForm& form, FormBy by) {
  const bool is_of_last = by == FormBy::kHottest || by == FormBy::kColdest;
  return (is_of_last ? form.last : form.season).games() >= sports::kFormFewest;
}

// The first one stands first: equal shares by more games, then by name.
auto order_of(const TeamForm& form, FormBy by) {
  const bool is_of_last = by == FormBy::kHottest || by == FormBy::kColdest;
  const bool is_worst = by == FormBy::kColdest || by == FormBy::kWorst;
  const auto& [first, second] =
      is_of_last ? std::tie(form.last, form.season) : std::tie(form.season, form.last);
  const double sign = is_worst ? 1 : -1;
  return std::tuple{sign * first.share(), -first.games(), sign * second.share(),
                    std::string_view{form.team.name}};
}

std::vector<TeamForm> ranked_of(std::vector<TeamForm> forms, FormBy by) {
  std::erase_if(forms, [&](const TeamForm& form) { return !is_ranked(form, by); });
  std::ranges::sort(forms, [&](const TeamForm& one, const TeamForm& other) {
    return order_of(one, by) < order_of(other, by);
  });
  return forms;
}

std::string title_of_ranking(const Question& question) {
  const auto where = league_in_words(question);
  switch (question.form) {
    case FormBy::kHottest:
      return "By the share won of their last ten games these teams" + where + " are the hottest:";
    case FormBy::kColdest:
      return "By the share won of their last ten games these teams" + where + " are the coldest:";
    case FormBy::kWorst:
      return "By the share won this season these teams" + where + " are the worst:";
    default:
      break;
  }
  return "By the share won this season these teams" + where + " are the best:";
}

PastAnswer ranking(const std::vector<TeamForm>& forms, const Question& question) {
  const auto by = question.form == FormBy::kGamesBack ? FormBy::kBest : question.form;
  const auto ranked = ranked_of(forms, by);
  PastAnswer told{.answer = {.links = {hub()}}, .is_known = !ranked.empty()};
  auto& answer = told.answer;
  if (ranked.empty()) {
    answer.message = fmt::format(
        "I know too few results{} to say: a team counts from {} games on. The Sports Hub has the "
        "standings.",
        league_in_words(question), sports::kFormFewest);
  } else {
    answer.message = title_of_ranking(question);
    for (const auto& form : ranked | std::views::take(kTeamsTold)) {
      answer.message += fmt::format("\n{}: {} ({}).", form.team.name, form_in_words(form),
                                    source_in_words(form.source, {}));
      if (answer.suggestions.empty())
        answer.suggestions.push_back(fmt::format("Who do the {} play next?", form.team.name));
    }
    answer.message +=
        "\nI count the games whose results I know. Luck makes a good part of such a record, and "
        "the "
        "prices have it in them already.";
  }
  answer.suggestions.emplace_back("Best value today");
  answer.suggestions.emplace_back("What is regression to the mean?");
  return told;
}

// Half of what the leader is further above as many won as lost.
double games_behind(const sports::TeamRecord& leader, const sports::TeamRecord& other) {
  return ((leader.won - leader.lost) - (other.won - other.lost)) / 2.0;
}

// "4.5", "4".
std::string in_games(double games) {
  const auto text =
      std::floor(games) == games ? fmt::format("{:.0f}", games) : fmt::format("{:.1f}", games);
  return text + (games == 1 ? " game" : " games");
}

std::string behind_in_words(const TeamForm& form, std::span<const TeamForm> league) {
  const auto leader = std::ranges::max_element(league, {}, [](const TeamForm& one) {
    return std::pair{one.season.won - one.season.lost, one.season.won};
  });
  const auto behind = games_behind(leader->season, form.season);
  const auto record = to_text(form.season);
  if (behind <= 0)
    return fmt::format("{}: no game back. At {} nobody in the league that I know is ahead.",
                       form.team.name, record);
  return fmt::format("{}: {} back, at {}. {} are ahead of the whole league with {}.",
                     form.team.name, in_games(behind), record, leader->team.name,
                     to_text(leader->season));
}

std::string team_in_words(const TeamForm& form, std::span<const TeamForm> league) {
  const auto ranked = ranked_of({league.begin(), league.end()}, FormBy::kBest);
  const auto at =
      std::ranges::find(ranked, form.team.code, [](const TeamForm& one) { return one.team.code; });
  const auto games = form.last.games();
  auto text = fmt::format(
      "{}: {}, with {} scored and {} allowed a game in {}.", form.team.name, form_in_words(form),
      one_decimal(static_cast<double>(form.last.scored) / games),
      one_decimal(static_cast<double>(form.last.allowed) / games), games == 1 ? "it" : "them");
  if (at != ranked.end())
    text += fmt::format(" By the share won this season that is place {} of {}.",
                        at - ranked.begin() + 1, ranked.size());
  return text;
}

// Those of the same league in its world.
std::vector<TeamForm> league_of(const TeamForm& form, const std::vector<TeamForm>& forms) {
  std::vector<TeamForm> league;
  std::ranges::copy_if(forms, std::back_inserter(league), [&](const TeamForm& one) {
    return one.source == form.source && one.sport == form.sport;
  });
  return league;
}

PastAnswer of_teams(const std::vector<TeamForm>& forms, const Question& question) {
  PastAnswer told{.answer = {.links = {hub()}}};
  auto& answer = told.answer;
  std::size_t count = 0;
  for (const auto& form : forms) {
    if (!is_named(question, form.sport, form.team.code) || count == kNamedTold) continue;
    ++count;
    const auto league = league_of(form, forms);
    answer.message += question.form == FormBy::kGamesBack ? behind_in_words(form, league)
                                                          : team_in_words(form, league);
    answer.message += fmt::format(" ({})\n", source_in_words(form.source, {}));
    if (answer.suggestions.empty())
      answer.suggestions.push_back(fmt::format("Who do the {} play next?", form.team.name));
  }
  told.is_known = count > 0;
  answer.message +=
      told.is_known
          ? (question.form == FormBy::kGamesBack
                 ? "That is by the games whose results I know, in the whole league: the Sports Hub "
                   "has divisions, and the points by which hockey ranks."
                 : "I count the games whose results I know, and the prices have them in them.")
          : fmt::format("I know no results of {} yet. The Sports Hub has the standings.",
                        question.of_teams);
  answer.suggestions.emplace_back("Best value today");
  if (answer.suggestions.size() < 2) answer.suggestions.emplace_back("How am I doing?");
  return told;
}

}  // namespace

PastAnswer results_told(std::span<const FinalGame> games, const Question& question,
                        const Days& days) {
  std::vector<const FinalGame*> found;
  for (const auto& game : games) {
    if (is_of_question(game, question)) found.push_back(&game);
  }
  if (question.teams.size() > 1) keep_meetings(found, question);
  const auto of_what =
      question.of_teams.empty() ? league_in_words(question) : " of " + question.of_teams;
  PastAnswer told{.answer = {.links = {hub()}}, .is_known = !found.empty()};
  auto& answer = told.answer;
  if (found.empty()) {
    answer.message = fmt::format(
        "I know no result{}{}. The Sports Hub shows the scores and the standings that we have.",
        of_what, past_when(question));
  } else {
    const bool is_last = !question.when;
    const auto most = is_last && !question.teams.empty() ? kResultsOfTeam : kResultsTold;
    const auto shown = std::min(found.size(), most);
    answer.message =
        is_last ? fmt::format("The last {} that I know{}:",
                              shown == 1 ? "result" : fmt::format("{} results", shown), of_what)
                : fmt::format("I know {}{}{}:", count_in_words(found.size(), "result", "results"),
                              of_what, past_when(question));
    for (const auto* game : found | std::views::take(shown))
      answer.message += '\n' + result_in_words(*game, days);
    if (!is_last && shown < found.size()) answer.message += "\nThe Sports Hub has the others.";
    answer.links.insert(
        answer.links.begin(),
        {"The game's page", "/game-details/" + ledger::to_string(found.front()->id)});
  }
  if (question.teams.size() == 1)
    answer.suggestions.push_back(fmt::format("When do {} play next?", question.of_teams));
  answer.suggestions.emplace_back("Who is hot?");
  answer.suggestions.emplace_back("Best value today");
  return told;
}

PastAnswer form_told(std::span<const FinalGame> games, const Question& question) {
  auto forms = sports::team_forms(games);
  if (!question.teams.empty()) return of_teams(forms, question);
  if (question.sport)
    std::erase_if(forms, [&](const TeamForm& form) { return form.sport != *question.sport; });
  return ranking(forms, question);
}

}  // namespace chalkline::wizard
