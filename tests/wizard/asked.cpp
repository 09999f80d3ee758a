#include "tests/wizard/asked.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "wizard/understanding/names/terms.hpp"

namespace chalkline::wizard {
namespace {

// "nba LAL-BOS", with the day where it is not the first one of these teams.
std::string name_of_game(ledger::GameId id) {
  const auto& row = kGamesOfWeek.at(ledger::raw(id) - 1);
  std::string name{row.home};
  name += '-';
  return name += row.away;
}

template <class List, class Name>
void append_list(std::string& out, std::string_view title, const List& list, Name&& name) {
  if (list.empty()) return;
  out += title;
  for (std::size_t i = 0; i < list.size(); ++i) out += (i > 0 ? "," : "") + name(list.at(i));
}

std::string name_of_team(const TeamKey& team) {
  return std::string{ledger::name_of(team.sport)} + ":" + team.code;
}

std::string name_of_near(const Near& near) {
  if (near.team) return name_of_team(*near.team);
  return near.game ? name_of_game(*near.game) : "?";
}

constexpr std::array<std::string_view, 26> kIntents{
    "none",     "advice",    "price",    "worth", "slip",       "term",      "value",
    "margins",  "record",    "wizard",   "hello", "thanks",     "abilities", "distress",
    "danger",   "under-age", "sure-bet", "scope", "games",      "balance",   "quota",
    "progress", "privacy",   "results",  "form",  "placed-bets"};
constexpr std::array<std::string_view, 11> kDoubts{"",        "which-team", "no-team",    "no-game",
                                                   "no-pick", "only-start", "only-price", "unknown",
                                                   "others",  "under-way",  "no-topic"};
constexpr std::array<std::string_view, 8> kListings{
    "",        "favourites", "underdogs", "highest-totals", "lowest-totals",
    "closest", "moves",      "dearest"};
constexpr std::array<std::string_view, 4> kParts{"", "stakes", "runs", "sides"};
constexpr std::array<std::string_view, 6> kForms{"",     "hottest", "coldest",
                                                 "best", "worst",   "games-back"};
constexpr std::array<std::string_view, 6> kFilters{"",        "favourites", "underdogs",
                                                   "singles", "parlays",    "live"};

constexpr std::array<std::string_view, 3> kTeamBets{"", "on", "against"};

void append(std::string& out, std::string_view name, std::string_view value) {
  if (value.empty()) return;
  out += ' ';
  out += name;
  out += '=';
  out += value;
}

}  // namespace

Asked::Asked()
    : slip{{id_of(kGamesOfWeek.at(0)), ledger::Market::kSpread, ledger::Side::kHome},
           {id_of(kGamesOfWeek.at(12)), ledger::Market::kMoneyline, ledger::Side::kHome}},
      names_{teams_of_today(), terms()},
      board_{games_of_week()},
      vocabulary_{names_, board_, days_from(kWeekNow, std::chrono::minutes{0}), {}} {}

Question Asked::operator()(std::string_view message) {
  Vocabulary vocabulary{names_, board_, vocabulary_.days, slip};
  auto question = understand(message, vocabulary, topic);
  topic = topic_after(question, topic);
  return question;
}

std::string described(const Question& question) {
  std::string out{kIntents.at(static_cast<std::size_t>(question.intent))};
  append_list(out, " ", question.games, name_of_game);
  append_list(out, " teams=", question.teams, name_of_team);
  if (question.sport) append(out, "sport", ledger::name_of(*question.sport));
  if (question.market) append(out, "market", ledger::name_of(*question.market));
  if (question.side) append(out, "side", ledger::name_of(*question.side));
  if (question.prop) append(out, "prop", ledger::name_of(*question.prop));
  if (question.line) append(out, "line", ledger::points(*question.line, true));
  if (question.odds)
    append(out, question.is_decimal ? "decimal" : "odds", ledger::to_string(*question.odds));
  if (question.other_odds) append(out, "other", ledger::to_string(*question.other_odds));
  if (question.stake) append(out, "stake", std::to_string(*question.stake));
  if (question.own_percent) append(out, "own", std::to_string(*question.own_percent));
  if (question.asks_stake) append(out, "asks", "stake");
  if (question.asks_winnings) append(out, "asks", "winnings");
  if (question.asks_confidence) append(out, "asks", "confidence");
  if (question.asks_trap) append(out, "asks", "trap");
  if (question.asks_home) append(out, "asks", "home");
  append(out, "term", question.term);
  if (question.when) append(out, "when", question.when->words);
  if (question.says_past) out += " past";
  append(out, "listing", kListings.at(static_cast<std::size_t>(question.listing)));
  append(out, "filter", kFilters.at(static_cast<std::size_t>(question.filter)));
  append(out, "part", kParts.at(static_cast<std::size_t>(question.part)));
  append(out, "by", kForms.at(static_cast<std::size_t>(question.form)));
  if (question.are_open) append(out, "bets", "open");
  append(out, "bets", kTeamBets.at(static_cast<std::size_t>(question.team_bets)));
  if (question.last_bets) append(out, "last", std::to_string(*question.last_bets));
  if (question.slip_pick) append(out, "pick", std::to_string(*question.slip_pick));
  if (question.is_whole_slip) append(out, "slip", "all");
  append(out, "doubt", kDoubts.at(static_cast<std::size_t>(question.doubt)));
  append(out, "unclear", question.unclear);
  append_list(out, " near=", question.near, name_of_near);
  append_list(out, " without=", question.without_game, name_of_team);
  append_list(out, " apart=", question.not_meeting, [](const Pairing& pair) {
    return name_of_team(pair.first) + "/" + name_of_team(pair.second);
  });
  if (question.games_left_out > 0) append(out, "left-out", std::to_string(question.games_left_out));
  append(out, "unknown", question.unknown_beside);
  append(out, "no-date", question.no_such_date);
  if (question.has_more) out += " more";
  return out;
}

}  // namespace chalkline::wizard
