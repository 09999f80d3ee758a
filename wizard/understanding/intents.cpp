#include "wizard/understanding/intents.hpp"

#include <algorithm>
#include <functional>
#include <string_view>

#include "wizard/understanding/cues/cues.hpp"
#include "wizard/understanding/cues/past.hpp"
#include "wizard/understanding/names/named_term.hpp"
#include "wizard/understanding/names/unknown_name.hpp"
#include "wizard/understanding/own_record.hpp"
#include "wizard/understanding/past_times.hpp"
#include "wizard/understanding/slots.hpp"
#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {
namespace {

// Decides what is asked, cue after cue.
class IntentReader {
 public:
  IntentReader(const Reading& reading, const Vocabulary& vocabulary, const Topic& before,
               Question& question)
      : reading_(reading),
        tokens_(reading.tokens),
        vocabulary_(vocabulary),
        before_(before),
        out_(question) {}

  Intent intent() {
    if (is_distress(tokens_, std::identity{})) return Intent::kDistress;
    if (asks_quota(tokens_)) return Intent::kQuota;
    if (asks_privacy(tokens_)) return Intent::kPrivacy;
    if (!names_team() && asks_progress(tokens_)) return Intent::kProgress;
    if (asks_secret(tokens_)) return lesson_on("simulated");
    if (is_other_sport(tokens_) || (is_elsewhere(tokens_) && !is_on_betting()))
      return Intent::kOutOfScope;
    if (asks_part_of_game(tokens_)) return lesson_on("part-of-game");
    if (asks_to_undo_bet(tokens_)) return lesson_on("placed");
    if (asks_settlement(tokens_)) return lesson_on("settlement");
    if (asks_placed_bet(tokens_)) return Intent::kPlacedBets;
    if (asks_balance(tokens_)) return Intent::kBalance;
    if (asks_own_record(tokens_) || compares_own_sides(tokens_) ||
        continues_own_record(reading_, vocabulary_, before_, out_))
      return Intent::kOwnRecord;
    if (asks_form()) return Intent::kForm;
    if (asks_result(tokens_) && !asks_season_outcome(tokens_)) return Intent::kResults;
    if (asks_confidence(tokens_)) return on_confidence();
    if (asks_wizard_record(tokens_)) return Intent::kWizardRecord;
    if (asks_of_others(tokens_)) return not_told(Doubt::kOthers);
    if (asks_what_nobody_told()) return not_told(Doubt::kUnknownFact);
    // "Super Bowl, Chiefs or Eagles?" is about a game of the two.
    if (asks_season_outcome(tokens_) && reading_.mentions.size() < 2) return lesson_on("future");
    if (names_team() && asks_to_add_leg(tokens_)) return on_another_leg();
    if (asks_slip(tokens_) || (asks_own_bet(tokens_) && !vocabulary_.slip.empty()))
      return Intent::kSlipBet;
    if (asks_margins_of_board()) return Intent::kSmallestMargins;
    if (asks_board()) return Intent::kGames;
    if (is_only_thanks()) return Intent::kThanks;
    if (asks_stake_in_general()) return stake_in_general();
    if (asks_head_start()) return lesson_on("spread");
    if (asks_price(tokens_) && !is_on_word()) return Intent::kExplainPrice;
    if (asks_term()) return Intent::kTerm;
    if (continues_past()) return before_.intent;
    return intent_on_bets();
  }

 private:
  bool names_team() const { return !reading_.mentions.empty(); }
  bool has_topic() const { return wizard::has_topic(before_); }
  bool has_list_topic() const {
    return before_.intent == Intent::kBestValue || before_.intent == Intent::kSmallestMargins ||
           before_.intent == Intent::kWizardRecord || before_.intent == Intent::kGames;
  }

  // The confidence of what was recommended; where nothing was, how often that was right says it.
  Intent on_confidence() {
    out_.asks_confidence = names_team() || has_topic();
    return out_.asks_confidence ? Intent::kAdvice : Intent::kWizardRecord;
  }

  Intent on_another_leg() {
    out_.filter = RecordFilter::kParlays;
    return Intent::kAdvice;
  }

  bool asks_form() {
    auto by = form_asked(tokens_);
    if (!by && before_.intent == Intent::kForm && !asks_best_value(tokens_))
      by = other_form_asked(tokens_);
    const bool is_ranked = by && *by != FormBy::kTeam && *by != FormBy::kGamesBack;
    if (!by || asks_season_outcome(tokens_)) return false;
    out_.form = is_ranked && names_team() ? FormBy::kTeam : *by;
    return true;
  }

  bool asks_margins_of_board() {
    if (!asks_largest_margins(tokens_)) return asks_margins(tokens_);
    out_.listing = Listing::kDearest;
    return true;
  }

  bool asks_board() {
    if (names_team()) return false;
    const auto listing = listing_in(tokens_);
    out_.listing = listing.value_or(Listing::kByStart);
    return listing || asks_games(tokens_);
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
    if (asks_ranked_bets(tokens_)) return false;
    if (found->id == "trap-game" && has_topic() && goes_on(tokens_)) return false;
    const auto terms_words = std::ranges::count(found->title, ' ') + 1;
    const bool is_alone = words() <= static_cast<std::size_t>(terms_words) + 1 && !goes_on(tokens_);
    static const PatternSet kWhat{"^ what"};  // "whats ev"
    if (has_topic() && means_market_of_game(tokens_)) return false;
    const bool is_rule = found->id == "coins" || found->id == "overtime" ||
                         found->id == "most-to-lose" || found->id == "simulated" ||
                         found->id == "limits";
    if (!is_rule && !asks_meaning(tokens_) && (!is_alone || (has_topic() && !kWhat.in(tokens_))))
      return false;
    out_.term = found->id;
    return true;
  }

  // "What is -3.5?", "What does laying the points mean?"
  bool asks_head_start() const {
    static const PatternSet kPoints{
        "what ~ lay/laying/give/giving/take/taking/get/getting the? points"};
    if (out_.line && !out_.odds && asks_number_alone(tokens_)) return true;
    return !names_team() && kPoints.in(tokens_);
  }

  // "Why is the closing line important?" is not about a price.
  bool is_on_word() const {
    const auto* found = term();
    return found != nullptr && found->id != "odds" && !names_team() && !has_topic() && !out_.odds;
  }

  bool asks_what_nobody_told() const {
    static const PatternSet kPlays{"^ is/are ~ playing/starting/available"};  // a player
    return asks_unknown_fact(tokens_) || (kPlays.in(tokens_) && !names_team());
  }

  Intent not_told(Doubt doubt) {
    out_.doubt = doubt;
    return Intent::kOutOfScope;
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
    const bool asks_payout = out_.stake && asks_winnings(tokens_);
    const bool is_on_a_bet = names_team() || (has_topic() && (goes_on(tokens_) || asks_payout));
    if (!is_on_a_bet && asks_sure_bet(tokens_)) return Intent::kSureBet;
    const bool asks_for_worth = asks_worth(tokens_) || asks_stake(tokens_);
    if (out_.odds && (is_on_a_bet || asks_for_worth || words() <= 2)) return Intent::kWorth;
    if (is_on_a_bet && (out_.stake || asks_for_worth)) return Intent::kWorth;
    if (names_team()) return Intent::kAdvice;
    if (names_unknown_team()) return Intent::kAdvice;
    if (asks_best_value(tokens_)) return Intent::kBestValue;
    if (asks_for_worth && has_topic()) return Intent::kWorth;
    if (has_list_topic() && continues_list()) {
      out_.listing = before_.listing;
      return before_.intent;
    }
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
  // "And in hockey?", "and the Celtics?", once results were told or how teams have done.
  bool continues_past() const {
    constexpr std::size_t kShort = 5;
    const bool was_past = before_.intent == Intent::kResults || before_.intent == Intent::kForm;
    if (!was_past || !goes_on(tokens_) || words() > kShort) return false;
    if (out_.market || out_.when || out_.odds || out_.line || asks_worth(tokens_)) return false;
    return names_team() || out_.sport || past_in(tokens_, vocabulary_.days);
  }
  bool continues_game() const {
    return goes_on(tokens_) || out_.market || out_.when || out_.line || out_.side;
  }

  const Reading& reading_;
  const Tokens& tokens_;
  const Vocabulary& vocabulary_;
  const Topic& before_;
  Question& out_;
};

}  // namespace

void read_intent(const Reading& reading, const Vocabulary& vocabulary, const Topic& before,
                 Question& question) {
  question.intent = IntentReader{reading, vocabulary, before, question}.intent();
}

bool has_topic(const Topic& before) { return !before.games.empty() || !before.teams.empty(); }

}  // namespace chalkline::wizard
