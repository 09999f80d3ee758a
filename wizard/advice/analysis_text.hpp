#pragma once

#include <string>
#include <vector>

#include "wizard/advice/analysis.hpp"

namespace chalkline::wizard {

// SPEC's advice fields in words. Each number is one of the analysis.
struct AnalysisText {
  std::string message;         // two or three sentences for the chat
  std::string recommendation;  // "Celtics +3.5", "Pass", "Pass (lean: Celtics +3.5)"
  std::string reasoning;
  std::vector<std::string> key_factors;
  std::vector<std::string> alternative_options;
  std::vector<std::string> additional_insights;
};

AnalysisText text_of(const Analysis& analysis);

// The bookmaker's share of a coin on this market, and which of the game's is the least.
std::string margin_text(const Analysis& analysis);

}  // namespace chalkline::wizard
