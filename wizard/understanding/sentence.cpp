#include "wizard/understanding/sentence.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "wizard/understanding/cues/cues.hpp"
#include "wizard/understanding/games.hpp"
#include "wizard/understanding/names/named_term.hpp"
#include "wizard/understanding/names/unknown_name.hpp"
#include "wizard/understanding/slots.hpp"
#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {
namespace {

using ledger::Market;
using ledger::Side;

// Reads one sentence into a question, part after part.
class SentenceReader {
 public:
  SentenceReader(const Reading& reading, const Vocabulary& vocabulary, const Topic& before)
      : reading_(reading), tokens_(reading.tokens), vocabulary_(vocabulary), before_(before) {}

  Question read() {
    read_slots();
    out_.intent = intent();
    switch (out_.intent) {
      case Intent::kAdvice:
      case Intent::kExplainPrice:
      case Intent::kWorth:
        about_games();
        break;
      case Intent::kSlipBet:
        about_slip();
        break;
      case Intent::kBestValue:
      case Intent::kSmallestMargins:
      case Intent::kOwnRecord:
      case Intent::kWizardRecord:
        about_list();
        break;
      default:
        break;
    }
    return std::move(out_);
  }

 private:
  bool names_team() const { return !reading_.mentions.empty(); }
  bool has_topic() const { return !before_.games.empty() || !before_.teams.empty(); }
  bool has_list_topic() const {
    return before_.intent == Intent::kBestValue || before_.intent == Intent::kSmallestMargins ||
           before_.intent == Intent::kOwnRecord || before_.intent == Intent::kWizardRecord;
  }

  void read_slots() {
    out_.sport = sport_in(tokens_);
    out_.market = market_in(tokens_);
    out_.prop = prop_in(tokens_);
    out_.when = when_in(tokens_, vocabulary_.days);
    out_.filter = filter_in(tokens_);
    const auto numbers = numbers_in(tokens_);
    out_.line = numbers.line;
    out_.odds = numbers.odds;
    out_.is_decimal = numbers.is_decimal;
    out_.stake = numbers.stake;
    const bool is_sum = out_.market == Market::kTotal || out_.market == Market::kProp;
    if (is_sum) out_.side = over_or_under(tokens_);
    if (!out_.market && out_.line)
      out_.market = numbers.is_total ? Market::kTotal : Market::kSpread;
    if (out_.market == Market::kMoneyline && out_.line && !numbers.is_total)
      out_.market = Market::kSpread;
  }

  const Term* term() const { return named_term(tokens_, vocabulary_.names.index()); }

  std::size_t words() const {
    return static_cast<std::size_t>(std::ranges::count_if(tokens_, [](const Token& token) {
      return token.text != "." && token.text != "?" && token.text != "," && token.text != "the" &&
             token.text != "a" && token.text != "an";
    }));
  }

  bool asks_term() {
    const auto* found = term();
    if (found == nullptr || names_team() || out_.stake) return false;
    if ((out_.when || out_.sport) && asks_best_value(tokens_)) return false;
    const auto terms_words = std::ranges::count(found->title, ' ') + 1;
    const bool is_alone = words() <= static_cast<std::size_t>(terms_words) + 1 && !goes_on(tokens_);
    static const PatternSet kWhat{"^ what"};  // "whats ev"
    if (has_topic() && means_market_of_game(tokens_)) return false;
    const bool is_rule = found->id == "coins" || found->id == "overtime";
    if (!is_rule && !asks_meaning(tokens_) && (!is_alone || (has_topic() && !kWhat.in(tokens_))))
      return false;
    out_.term = found->id;
    return true;
  }

  Intent intent() {
    if (is_distress(tokens_)) return Intent::kDistress;
    if (is_other_sport(tokens_) || (is_elsewhere(tokens_) && !is_on_betting()))
      return Intent::kOutOfScope;
    if (asks_part_of_game(tokens_)) return lesson_on("part-of-game");
    out_.doubt = told_elsewhere();
    if (out_.doubt != Doubt::kNone) return Intent::kOutOfScope;
    if (asks_own_record(tokens_)) return Intent::kOwnRecord;
    if (asks_wizard_record(tokens_)) return Intent::kWizardRecord;
    if (asks_no_bet()) return Intent::kOutOfScope;
    if (asks_slip(tokens_) || (asks_own_bet(tokens_) && !vocabulary_.slip.empty()))
      return Intent::kSlipBet;
    if (asks_margins(tokens_)) return Intent::kSmallestMargins;
    if (is_only_thanks()) return Intent::kThanks;
    if (asks_stake_in_general()) return stake_in_general();
    if (out_.line && !out_.odds && asks_number_alone(tokens_)) return lesson_on("spread");
    if (asks_price(tokens_) && !is_on_word()) return Intent::kExplainPrice;
    if (asks_term()) return Intent::kTerm;
    return intent_on_bets();
  }

  // Pages of the product know what the Wizard does not.
  Doubt told_elsewhere() const {
    if (asks_placed_bet(tokens_)) return Doubt::kPlacedBet;
    return asks_result(tokens_) ? Doubt::kOnlyResult : Doubt::kNone;
  }

  // "Why is the closing line important?" is not about a price.
  bool is_on_word() const {
    const auto* found = term();
    return found != nullptr && found->id != "odds" && !names_team() && !has_topic() && !out_.odds;
  }

  // "Super Bowl, Chiefs or Eagles?" is about a game of the two.
  bool asks_no_bet() const {
    static const PatternSet kPlays{"^ is/are ~ playing/starting/available"};  // a player
    if (asks_unknown_fact(tokens_) || (kPlays.in(tokens_) && !names_team())) return true;
    return asks_season_outcome(tokens_) && reading_.mentions.size() < 2;
  }

  bool is_on_betting() const {
    static const PatternSet kGame{"game/bet/$team"};
    static const PatternSet kPlace{"in/of/for $team"};
    return kGame.in(tokens_) && !kPlace.in(tokens_);
  }

  // "Ok thanks" goes on about nothing.
  bool is_only_thanks() const {
    constexpr std::size_t kShort = 3;
    const bool asks_more = names_team() || out_.market || out_.when || out_.sport || out_.line;
    return !asks_more && words() <= kShort && (words() == 1 || says_thanks(tokens_)) &&
           thanks_for_it(tokens_);
  }

  bool asks_stake_in_general() const {
    const bool is_on_a_bet = names_team() || (has_topic() && goes_on(tokens_));
    return asks_stake(tokens_) && !is_on_a_bet && !out_.odds;
  }

  Intent intent_on_bets() {
    const bool is_on_a_bet = names_team() || (has_topic() && goes_on(tokens_));
    if (!is_on_a_bet && asks_sure_bet(tokens_)) return Intent::kSureBet;
    const bool asks_for_worth = asks_worth(tokens_) || asks_stake(tokens_);
    if (out_.odds && (is_on_a_bet || asks_for_worth || words() <= 2)) return Intent::kWorth;
    if (is_on_a_bet && (out_.stake || asks_for_worth)) return Intent::kWorth;
    if (names_team()) return Intent::kAdvice;
    if (names_unknown_team()) return Intent::kAdvice;
    if (asks_best_value(tokens_)) return Intent::kBestValue;
    if (asks_for_worth && has_topic()) return Intent::kWorth;
    if (has_list_topic() && continues_list()) return before_.intent;
    if (has_topic() && continues_game()) return Intent::kAdvice;
    if (asks_own_bet(tokens_)) return Intent::kSlipBet;
    if (asks_abilities(tokens_)) return Intent::kAbilities;
    if (out_.sport || out_.when) return Intent::kBestValue;
    if (asks_stake(tokens_) || out_.stake) return stake_in_general();
    if (out_.market || is_about_a_game(tokens_)) return Intent::kAdvice;
    if (greets(tokens_)) return Intent::kGreeting;
    if (thanks_for_it(tokens_)) return Intent::kThanks;
    return names_lesson() ? Intent::kTerm : unknown();
  }

  bool names_unknown_team() const {
    const bool is_on_game = out_.market || out_.line || is_about_a_game(tokens_);
    return is_on_game && !has_topic() && !unknown_name(tokens_).empty();
  }

  // "How much should I bet?" has an answer of its own: the guide's.
  Intent stake_in_general() { return lesson_on("stake"); }

  Intent lesson_on(std::string_view id) {
    out_.term = id;
    return Intent::kTerm;
  }

  // A term that is no market stands in no sentence by chance.
  bool names_lesson() {
    const auto* found = term();
    if (found == nullptr || names_team() || found->id == "odds" || found->id == "total" ||
        found->id == "spread" || found->id == "moneyline")
      return false;
    out_.term = found->id;
    return true;
  }

  // A sentence of everyday words is about something else, a few letters are about nothing.
  Intent unknown() const {
    return words() >= 3 && has_everyday_words(tokens_) ? Intent::kOutOfScope
                                                       : Intent::kNotUnderstood;
  }

  // A longer sentence with an "it" is about something else.
  bool continues_list() const {
    constexpr std::size_t kShort = 4;
    return (goes_on(tokens_) && words() <= kShort) || out_.sport || out_.when ||
           out_.filter != RecordFilter::kAll || out_.market;
  }
  bool continues_game() const {
    return goes_on(tokens_) || out_.market || out_.when || out_.line || out_.side;
  }

  void about_list() {
    const bool is_record =
        out_.intent == Intent::kOwnRecord || out_.intent == Intent::kWizardRecord;
    if (is_record && out_.market == Market::kMoneyline && !says_moneyline(tokens_))
      out_.market.reset();
    if (before_.intent == out_.intent && goes_on(tokens_)) {
      if (!out_.sport) out_.sport = before_.sport;
      if (!out_.market) out_.market = before_.market;
      if (!out_.when) out_.when = before_.when;
      if (out_.filter == RecordFilter::kAll) out_.filter = before_.filter;
    }
    if (names_team()) take(find_games(reading_, vocabulary_, {out_.sport, out_.when, &before_}));
    out_.side.reset();
  }

  void about_games() {
    if (names_team()) {
      take(find_games(reading_, vocabulary_, {sport_of_question(), out_.when, &before_}));
      if (!out_.market && !out_.line && goes_on(tokens_)) out_.market = before_.market;
    } else if (is_price_alone()) {
      out_.doubt = Doubt::kOnlyPrice;
    } else if (auto name = other_name(tokens_); !name.empty()) {
      out_.doubt = Doubt::kNoTeam;
      out_.unclear = std::move(name);
      out_.near = next_games(vocabulary_, out_.sport, out_.when);
    } else if (has_topic()) {
      take_topic();
    } else if (out_.intent == Intent::kAdvice) {
      nothing_named();
    } else if (!out_.odds && !out_.stake) {
      out_.doubt = Doubt::kNoTopic;
    }
    find_under_way();
    if (out_.odds && !out_.market && !out_.games.empty()) out_.market = Market::kMoneyline;
    find_side();
    if (!out_.sport) out_.sport = sport_of(out_.teams);
    if (out_.doubt == Doubt::kNone && out_.games.empty() && out_.odds)
      out_.doubt = Doubt::kOnlyPrice;
    const bool is_found = out_.doubt == Doubt::kNone && !out_.games.empty();
    if (is_found && asks_start(tokens_)) out_.doubt = Doubt::kOnlyStart;
  }

  // A game under way is named like one to come. It is what is meant where the words say so, and
  // where they name no game to come.
  void find_under_way() {
    if (!names_team() || vocabulary_.under_way.empty()) return;
    const auto& playing = vocabulary_.under_way;
    const Board board{{playing.begin(), playing.end()}};
    const Vocabulary now{vocabulary_.names, board, vocabulary_.days};
    auto found = find_games(reading_, now, {sport_of_question(), out_.when, &before_});
    if (found.doubt != Doubt::kNone || found.games.size() != 1) return;
    out_.under_way = found.games.front();
    const bool is_pair_to_come = out_.games.size() == 1 && out_.teams.size() == 2;
    const bool is_to_come =
        found.teams.size() == 2 ? is_pair_to_come : out_.doubt != Doubt::kNoGame;
    if (is_to_come && !says_live(tokens_)) return;
    found.games.clear();
    found.doubt = Doubt::kUnderWay;
    take(std::move(found));
  }

  // "Explain -150" asks the same whatever was talked about before, "why is it -150" does not.
  bool is_price_alone() const {
    static const PatternSet kGame{"it/this/that/they/them/these/those/there/their/its/why"};
    return out_.intent == Intent::kExplainPrice && out_.odds && !kGame.in(tokens_) &&
           (!out_.market || asks_winnings(tokens_));
  }

  // The one that all teams play.
  static std::optional<ledger::Sport> sport_of(const std::vector<TeamKey>& teams) {
    const bool are_of_one =
        std::ranges::adjacent_find(teams, std::not_equal_to{}, &TeamKey::sport) == teams.end();
    return teams.empty() || !are_of_one ? std::nullopt : std::optional{teams.front().sport};
  }

  std::optional<ledger::Sport> sport_of_question() const {
    if (out_.sport) return out_.sport;
    return goes_on(tokens_) ? before_.sport : std::nullopt;
  }

  void take(FoundGames found) {
    out_.games = std::move(found.games);
    out_.teams = std::move(found.teams);
    mention_of_team_ = std::move(found.mentions);
    out_.doubt = found.doubt;
    out_.unclear = std::move(found.unclear);
    out_.near = std::move(found.near);
  }

  void take_topic() {
    out_.teams = before_.teams;
    out_.games = before_.games;
    if (out_.when) take(find_games(before_.teams, vocabulary_, out_.when));
    if (!out_.sport) out_.sport = before_.sport;
    const bool keeps_market = !out_.market && !out_.line;
    if (keeps_market) out_.market = before_.market;
    if (!out_.side && keeps_market) out_.side = before_.side;
    if (asks_other_side(tokens_) && before_.side) out_.side = other(*before_.side);
  }

  static Side other(Side side) {
    if (side == Side::kOver) return Side::kUnder;
    return side == Side::kUnder ? Side::kOver : ledger::opponent(side);
  }

  // A game was asked about, and no team of it is known.
  void nothing_named() {
    out_.unclear = unknown_name(tokens_);
    out_.doubt = out_.unclear.empty() ? Doubt::kNoTopic : Doubt::kNoTeam;
    out_.near = next_games(vocabulary_, out_.sport, out_.when);
  }

  // The team that was named alone, or the one before a verb or a number.
  void find_side() {
    const bool is_of_team =
        !out_.market || out_.market == Market::kMoneyline || out_.market == Market::kSpread;
    if (!is_of_team || out_.games.empty() || !names_team()) return;
    const auto* game = vocabulary_.board.find(out_.games.front());
    const auto chosen = chosen_team();
    if (game == nullptr || !chosen) return;
    const auto& team = out_.teams.at(*chosen);
    if (team.sport != game->sport) return;
    if (team.code == game->home) out_.side = Side::kHome;
    if (team.code == game->away) out_.side = Side::kAway;
  }

  std::optional<std::size_t> chosen_team() const {
    if (out_.teams.size() == 1) return 0;
    static const PatternSet kAfter{
        "win/wins/beat/beats/beating/cover/covers/ml/moneyline/#/winning/covering/upset/lose/loses",
        "at #", "keep/keeps/stay/stays", "to/going win/cover/beat/lose/to", "over $team"};
    for (std::size_t i = 0; i < out_.teams.size(); ++i) {
      const auto at = reading_.mentions.at(mention_of_team_.at(i)).at;
      if (kAfter.begins_at(tokens_, at + 1)) return i;
    }
    return std::nullopt;
  }

  void about_slip() {
    const auto& slip = vocabulary_.slip;
    if (slip.empty()) {
      out_.doubt = Doubt::kNoPick;
      return;
    }
    if (names_team()) take(find_games(reading_, vocabulary_, {out_.sport, out_.when, &before_}));
    const auto ordinal = ordinal_in(tokens_);
    const auto place = ordinal == kLastPick ? slip.size() : ordinal.value_or(0);
    const auto pick = std::ranges::find_if(slip, [&](const SlipPick& one) {
      const bool is_game =
          out_.games.empty() || std::ranges::find(out_.games, one.game) != out_.games.end();
      const bool is_place = place == 0 || place == static_cast<std::size_t>(&one - slip.data()) + 1;
      return is_game && is_place && (!out_.market || one.market == *out_.market);
    });
    if (pick == slip.end()) {
      out_.doubt = Doubt::kNoPick;
      return;
    }
    out_.is_whole_slip = slip.size() > 1 && !ordinal && !names_team() && !out_.market;
    out_.slip_pick = static_cast<std::size_t>(pick - slip.begin());
    out_.games = {pick->game};
    out_.market = pick->market;
    out_.side = pick->side;
  }

  const Reading& reading_;
  const Tokens& tokens_;
  const Vocabulary& vocabulary_;
  const Topic& before_;
  Question out_;
  std::vector<std::size_t> mention_of_team_;
};

}  // namespace

Question understand_sentence(const Reading& reading, const Vocabulary& vocabulary,
                             const Topic& before) {
  return SentenceReader{reading, vocabulary, before}.read();
}

}  // namespace chalkline::wizard
