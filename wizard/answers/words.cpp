#include "wizard/answers/words.hpp"

#include <array>
#include <charconv>
#include <string_view>
#include <utility>

namespace chalkline::wizard {
namespace {

std::string league_name(ledger::Sport sport) {
  std::string name{ledger::name_of(sport)};
  for (auto& c : name) c = static_cast<char>(c - 'a' + 'A');
  return name;
}

constexpr std::array<std::string_view, 4> kManyOfMarket{"moneylines", "spreads", "totals", "props"};
constexpr std::array<std::string_view, 6> kOfFilter{
    "", " on favourites", " on underdogs", " as singles", " in parlays", " placed live"};

}  // namespace

std::string cut_in_words(const Question& question) {
  std::string text;
  if (question.sport || question.market) text += " on";
  if (question.sport) text += ' ' + league_name(*question.sport);
  if (question.market) {
    text += ' ';
    text += kManyOfMarket.at(std::to_underlying(*question.market) - 1U);
  } else if (question.sport) {
    text += " games";
  }
  return text += kOfFilter.at(std::to_underlying(question.filter));
}

std::string source_in_words(ledger::Source source, std::string_view feed) {
  switch (source) {
    case ledger::Source::kSimulated:
      return "simulated";
    case ledger::Source::kReplay:
      return "recorded season";
    case ledger::Source::kLive:
      break;
  }
  return feed.empty() ? std::string{"real"} : "real, price from " + std::string{feed};
}

std::string league_in_words(const Question& question) {
  return question.sport ? " in the " + league_name(*question.sport) : std::string{};
}

std::string three_decimals(double value) {
  std::array<char, 32> text{};
  const auto [end, error] =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 3);
  return error == std::errc{} ? std::string{text.data(), end} : "?";
}

}  // namespace chalkline::wizard
