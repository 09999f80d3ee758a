#pragma once

#include <optional>
#include <string>
#include <string_view>

// Where a language model may help: with the words of a question that the engine did not understand,
// and with other words for what the engine has said. It is asked and checked here; what it writes
// is thrown away unless it says nothing but what the engine does.
namespace chalkline::wizard {

// A prompt's two parts: the rules, and the text that they are for.
struct Prompt {
  std::string rules;
  std::string text;
};

// The engine's words on one pick. Nothing in it is of the person who asks.
struct Explanation {
  std::string recommendation;  // "Pass", "Celtics +3.5"
  std::string pick;            // "Celtics +3.5 at -110"
  std::string reasoning;
};

// Three sentences, and no more than a screen of a phone.
inline constexpr std::size_t kPhrasingMin = 20;
inline constexpr std::size_t kPhrasingMax = 600;

Prompt phrasing_prompt(const Explanation& explanation);

// The text on one line, where it may stand beside the explanation: plain, no longer than
// kPhrasingMax, and of the explanation's words and numbers in their order (retelling.hpp).
std::optional<std::string> checked_phrasing(std::string_view text, const Explanation& explanation);

// As long as questions that the engine understands are.
inline constexpr std::size_t kRestatedMax = 160;

// Whether the question may go to a language model: it is ASCII but for typographic signs, and has
// no address, no word beside which people write secrets, nothing that looks like a key, no more
// digits than a price and a stake, and not the name of who asks, however these are spaced.
bool may_be_restated(std::string_view message, std::string_view username);

Prompt restating_prompt(std::string_view message);

// The question in the engine's terms: plain, with no number that the message has not. The engine
// then understands it as if it had been typed, so that it can name nothing that is not on the
// board.
std::optional<std::string> checked_question(std::string_view text, std::string_view message);

}  // namespace chalkline::wizard
