#include "wizard/answers/words.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <chrono>
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
constexpr std::array<std::string_view, 3> kOfTeams{" in games of ", " that backed ", " against "};

}  // namespace

std::string cut_in_words(const Question& question) {
  std::string text;
  const bool has_league = question.sport && question.of_teams.empty();
  if (has_league || question.market) text += " on";
  if (has_league) text += ' ' + league_name(*question.sport);
  if (question.market) {
    text += ' ';
    text += kManyOfMarket.at(std::to_underlying(*question.market) - 1U);
  } else if (has_league) {
    text += " games";
  }
  text += kOfFilter.at(std::to_underlying(question.filter));
  if (!question.of_teams.empty()) {
    text += kOfTeams.at(std::to_underlying(question.team_bets));
    text += question.of_teams;
  }
  if (question.intent == Intent::kOwnRecord && question.when)
    text += " placed " + question.when->words;
  return text;
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

// Counted back from the midnight after it, as Days::at_hour() does.
std::string start_in_words(ledger::Timestamp at, const Days& days) {
  const auto ahead = days.ahead_of(at);
  const auto before_midnight = std::chrono::hours{24} - (days.midnight(ahead + 1) - at);
  const auto time = std::chrono::floor<std::chrono::minutes>(before_midnight);
  return fmt::format("{} at {:02}:{:02} ({})", days.on_day(ahead), time / std::chrono::hours{1},
                     time % std::chrono::hours{1} / std::chrono::minutes{1}, days.zone);
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
