#include "http/api/wizard/asked_props.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "wizard/answers/props.hpp"
#include "wizard/answers/words.hpp"
#include "wizard/understanding/players.hpp"

namespace chalkline::http {
namespace {

using wizard::Doubt;
using wizard::Intent;
using wizard::PropOnSale;

// A player who may be bet on, in a game of the board.
struct Candidate {
  const sports::Game* game{};
  sports::PropPlayer player;
};

std::string page_of(ledger::GameId game) { return "/game-details/" + ledger::to_string(game); }

bool may_name_player(const wizard::Question& question) {
  const bool is_on_bet = question.intent == Intent::kAdvice || question.intent == Intent::kWorth ||
                         question.intent == Intent::kExplainPrice;
  const bool names_no_game = question.doubt == Doubt::kNoTeam ||
                             question.doubt == Doubt::kNoTopic || question.doubt == Doubt::kNoGame;
  return is_on_bet && (names_no_game || question.market == ledger::Market::kProp ||
                       question.market == ledger::Market::kTotal);
}

// The games that the question is about, and then each team's next one.
std::vector<const sports::Game*> games_to_search(const wizard::Question& question,
                                                 const Knowledge& knowledge) {
  std::vector<const sports::Game*> games;
  std::set<std::pair<ledger::Sport, std::string>> seen;
  const auto add = [&](const sports::Game& game) {
    if (game.starts_at <= knowledge.now) return;
    const bool is_next_at_home = seen.emplace(game.sport, game.home.code).second;
    const bool is_next_away = seen.emplace(game.sport, game.away.code).second;
    if (is_next_at_home || is_next_away) games.push_back(&game);
  };
  for (const auto id : question.games) {
    if (const auto* game = knowledge.board.find(id)) add(*game);
  }
  for (const auto& game : knowledge.board.upcoming) add(game);
  return games;
}

// Each player once, in the first of their games.
std::vector<Candidate> candidates(const wizard::Question& question, const Knowledge& knowledge,
                                  const Props& props) {
  std::vector<Candidate> all;
  std::set<std::pair<ledger::Sport, std::string>> seen;
  for (const auto* game : games_to_search(question, knowledge)) {
    for (auto& player : props.players(*game)) {
      if (seen.emplace(game->sport, player.id).second) all.push_back({game, std::move(player)});
    }
  }
  return all;
}

std::vector<PropOnSale> on_sale(const Candidate& one, const Props& props) {
  std::vector<PropOnSale> found;
  for (const auto& offer : props.offers(one.game->id)) {
    if (offer.subject.player == one.player.id)
      found.push_back({offer.subject, offer.line, offer.over, offer.under});
  }
  return found;
}

wizard::Answer on_prop(const Candidate& one, const PropOnSale& prop,
                       const wizard::Question& question, const Props& props) {
  const bool is_under = question.side == ledger::Side::kUnder;
  wizard::AskedProp asked{.prop = prop,
                          .side = is_under ? ledger::Side::kUnder : ledger::Side::kOver,
                          .written = question.line,
                          .home = one.game->home.name,
                          .from = wizard::source_in_words(one.game->source, {}),
                          .game_page = page_of(one.game->id)};
  const auto past = props.figures(*one.game, prop.subject);
  for (const auto& [game, figure] : past) asked.past.push_back(figure);
  if (!past.empty()) asked.last_page = page_of(past.front().game);
  return wizard::about_prop(asked);
}

}  // namespace

std::optional<OnPlayer> on_props(std::string_view message, const wizard::Question& question,
                                 const Knowledge& knowledge, const Props& props) {
  if (!may_name_player(question)) return std::nullopt;
  const auto all = candidates(question, knowledge, props);
  std::vector<std::string> names;
  for (const auto& one : all) names.push_back(one.player.name);
  const auto type = wizard::figure_in(message);
  // "Washington over 220.5" is about the team's game, even where a player has that name.
  const bool is_on_game =
      !question.games.empty() && question.market != ledger::Market::kProp && !type;
  const auto named = wizard::players_in(
      message, names, is_on_game ? wizard::NamedBy::kWholeName : wizard::NamedBy::kLastName);
  if (named.empty()) return std::nullopt;
  std::vector<std::string> called;
  for (const auto i : named) called.push_back(names.at(i));
  if (wizard::players_in(message, called, wizard::NamedBy::kWholeName).empty()) {
    const auto other = wizard::other_name_in(message, called);
    if (!other.empty()) return OnPlayer{wizard::no_prop_of(other, called)};
  }
  if (named.size() > 1) return OnPlayer{wizard::which_player(called)};
  const auto& one = all.at(named.front());
  const auto offers = on_sale(one, props);
  const bool is_only_one = !type && offers.size() == 1;
  const auto asked = std::ranges::find_if(
      offers, [&](const PropOnSale& prop) { return is_only_one || prop.subject.type == type; });
  if (asked == offers.end()) return OnPlayer{wizard::which_figure(one.player.name, offers)};
  return OnPlayer{on_prop(one, *asked, question, props), true};
}

}  // namespace chalkline::http
