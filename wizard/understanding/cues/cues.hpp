#pragma once

#include <functional>

#include "wizard/understanding/text/tokens.hpp"

// Whether the words of a sentence, whose teams are one token each, ask for something.
namespace chalkline::wizard {

bool is_danger(const Tokens& tokens);  // of self-harm
// `named`: makes each team of a sentence one token.
bool is_distress(const Tokens& tokens, const std::function<Tokens(const Tokens&)>& named);
bool is_under_age(const Tokens& tokens, int year);  // says so of the person, in that year
bool is_of_age(const Tokens& tokens);               // the same of 18 or older
bool asks_sure_bet(const Tokens& tokens);
bool is_other_sport(const Tokens& tokens);  // one that the product has not
bool is_elsewhere(const Tokens& tokens);    // something else that it has not: poker, the weather
bool asks_season_outcome(const Tokens& tokens);  // who wins the cup: no market is on that
bool asks_unknown_fact(const Tokens& tokens);    // injuries, places
bool asks_of_others(const Tokens& tokens);       // what other people have
bool asks_secret(const Tokens& tokens);          // of the simulator: its seed, its strengths
bool asks_to_undo_bet(const Tokens& tokens);     // that was placed
bool asks_settlement(const Tokens& tokens);      // when a bet is decided
bool asks_own_record(const Tokens& tokens);
bool asks_wizard_record(const Tokens& tokens);
bool says_past(const Tokens& tokens);     // a time that a record is asked of
bool asks_slip(const Tokens& tokens);     // says the slip
bool asks_own_bet(const Tokens& tokens);  // says a bet, which may be one on the slip
bool asks_margins(const Tokens& tokens);
bool asks_largest_margins(const Tokens& tokens);
bool asks_price(const Tokens& tokens);    // why, or what it says
bool asks_meaning(const Tokens& tokens);  // of a term, if one is named
bool asks_worth(const Tokens& tokens);
bool asks_stake(const Tokens& tokens);  // how much to bet
bool asks_best_value(const Tokens& tokens);
bool asks_ranked_bets(const Tokens& tokens);  // the best of a kind, and not what the kind is
bool asks_games(const Tokens& tokens);        // which are on
bool asks_confidence(const Tokens& tokens);
bool asks_balance(const Tokens& tokens);
bool asks_quota(const Tokens& tokens);       // of questions to the Wizard
bool asks_progress(const Tokens& tokens);    // level, XP, rank
bool asks_privacy(const Tokens& tokens);     // of the conversation
bool asks_to_add_leg(const Tokens& tokens);  // to a parlay
bool asks_abilities(const Tokens& tokens);
bool greets(const Tokens& tokens);
bool thanks_for_it(const Tokens& tokens);
bool says_thanks(const Tokens& tokens);      // in so many words
bool is_about_a_game(const Tokens& tokens);  // though no team in it is known
bool goes_on(const Tokens& tokens);          // "and the total?", "what about tomorrow?"
bool asks_other_side(const Tokens& tokens);
bool asks_start(const Tokens& tokens);  // when a game begins
bool asks_home(const Tokens& tokens);   // or where it is played
bool says_trap(const Tokens& tokens);
// "What is the spread on that game" asks for a price, "What is a spread" for a meaning, and "does
// the moneyline include overtime" for a rule.
bool means_market_of_game(const Tokens& tokens);
// "Win rate" and "beat the close" name no market of a record.
bool says_moneyline(const Tokens& tokens);
bool has_everyday_words(const Tokens& tokens);
bool asks_number_alone(const Tokens& tokens);  // "what is -3.5"
bool asks_winnings(const Tokens& tokens);      // of a stake at a price
bool asks_part_of_game(const Tokens& tokens);  // a half, an exact score: no market is on that
bool says_live(const Tokens& tokens);          // of a game under way

}  // namespace chalkline::wizard
