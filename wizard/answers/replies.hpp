#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ledger/values/odds.hpp"
#include "wizard/answers/answer.hpp"
#include "wizard/understanding/question.hpp"

// Answers that need nothing but the question.
namespace chalkline::wizard {

Answer greeting(std::string_view username, std::string_view skill_level);
Answer thanks();
Answer abilities();
// There is none.
Answer sure_bet();
// Injuries and their like, which no source tells the Wizard.
Answer unknown_fact();
Answer of_others();
Answer out_of_scope();
Answer not_understood();

// Meaning of a term, from its guide. Requires one of terms().
Answer meaning(std::string_view term);

// The price says so much by itself, without a game.
// `stake`: that was written, else an example.
Answer price_alone(ledger::AmericanOdds odds, std::optional<ledger::Coins> stake);

// Which of two prices of the same bet is the better one.
Answer two_prices(ledger::AmericanOdds one, ledger::AmericanOdds other);
// How many coins the person has, open stakes included.
Answer balance(ledger::Coins coins);
// How many questions are left today; absent where there is no limit.
Answer quota(std::optional<std::int32_t> left);
// The person's level, and XP within it. `xp_to_next`: 0 at the top.
struct LevelReached {
  std::int32_t level{1};
  std::int32_t xp{};
  std::int32_t xp_to_next{};
};
// Absent where it is not known.
Answer progress(const std::optional<LevelReached>& reached);
Answer privacy();

// Asks back, or says what was not found, and offers what is near. Requires a doubt.
Answer asking_back(const Question& question, const Vocabulary& vocabulary);

// Where a game under way is sold, which gets no advice; empty where it is over by now.
Answer playing_now(ledger::GameId id, const Vocabulary& vocabulary);

// Said of a line that was asked about, where the board has another one.
std::string another_line(ledger::HalfPoints asked, ledger::HalfPoints board, bool with_sign);
// The same of a price, as it was written: decimal or American.
std::string another_price(ledger::AmericanOdds asked, ledger::AmericanOdds board, bool is_decimal);
// For a game that began while the question was written.
Answer has_begun(std::string_view event, ledger::GameId id);

// The answer on the next game of a team that plays now.
std::string on_the_next_game(std::string_view playing, std::string_view answer);

// Said before the answer to a price that no game was named for: the next one explains it as well.
std::string_view taken_for_example();

// Said behind the answers on the picks of a slip.
std::string_view picks_together(std::span<const SlipPick> slip);
// Said of a pick whose line is another one now.
std::string_view line_has_moved();

// The part of the question that the answer does not speak of; empty where there is none.
std::string left_out(const Question& question, const Names& names);

// Said before the answer where Question::has_more.
std::string_view first_of_several();

// Said before the answer to a question that a language model has put into the engine's terms.
std::string_view nearest_question();

}  // namespace chalkline::wizard
