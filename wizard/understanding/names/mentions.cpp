#include "wizard/understanding/names/mentions.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <tuple>
#include <utility>

#include "wizard/understanding/names/weak_names.hpp"

namespace chalkline::wizard {
namespace {

struct Phrase {
  std::size_t at{};
  std::size_t count{};
  std::vector<std::size_t> teams;
  std::string text;
  bool is_weak{};
};

// Every way to read so many words of a message, for words that may be two.
std::vector<std::string> readings_of(const Tokens& tokens, std::size_t at, std::size_t count) {
  std::vector<std::string> texts{{}};
  for (auto i = at; i < at + count; ++i) {
    std::vector<std::string> longer;
    const auto& token = tokens.at(i);
    for (const auto& text : texts) {
      const auto begin = text.empty() ? text : text + ' ';
      longer.push_back(begin + token.text);
      for (const auto& other : token.or_else) longer.push_back(begin + other);
    }
    texts = std::move(longer);
  }
  return texts;
}

// The longest name that begins at that token.
std::optional<Phrase> longest_name(const Tokens& tokens, std::size_t at,
                                   const Names::Index& names) {
  std::optional<Phrase> longest;
  for (std::size_t count = 1; count <= kPhraseWords && at + count <= tokens.size(); ++count) {
    std::vector<std::size_t> teams;
    std::string written;
    for (auto& text : readings_of(tokens, at, count)) {
      const auto found = names.team_phrases.find(text);
      if (found == names.team_phrases.end()) continue;
      teams.insert(teams.end(), found->second.begin(), found->second.end());
      if (written.empty()) written = std::move(text);
    }
    if (teams.empty()) continue;
    std::ranges::sort(teams);
    teams.erase(std::ranges::unique(teams).begin(), teams.end());
    const bool is_weak = count == 1 && is_weak_name(tokens.at(at).text);
    longest = Phrase{at, count, std::move(teams), std::move(written), is_weak};
  }
  return longest;
}

// Two names that are words, close to each other, are names.
bool are_names_together(const std::vector<Phrase>& phrases) {
  constexpr std::size_t kClose = 3;  // "Bulls or the Bucks"
  for (std::size_t i = 1; i < phrases.size(); ++i) {
    const auto& [before, after] = std::tie(phrases.at(i - 1), phrases.at(i));
    if (after.at - before.at <= kClose) return true;
  }
  return false;
}

std::vector<std::size_t> teams_of_both(const Phrase& one, const Phrase& other) {
  std::vector<std::size_t> both;
  std::ranges::set_intersection(one.teams, other.teams, std::back_inserter(both));
  return both;
}

// Where the names begin that those next to them make sure of: "PIT BAL" and "PIT/BAL" in capitals,
// "lal at den", "la kings".
std::vector<std::size_t> codes_side_by_side(const Tokens& tokens,
                                            const std::vector<Phrase>& phrases) {
  std::vector<std::size_t> codes;
  for (std::size_t i = 1; i < phrases.size(); ++i) {
    const auto& [before, after] = std::tie(phrases.at(i - 1), phrases.at(i));
    const auto between = after.at - (before.at + before.count);
    const bool is_one_team = between == 0 && !teams_of_both(before, after).empty();
    const bool is_joined = between == 0 || (between == 1 && tokens.at(after.at - 1).text == "/");
    const bool are_capitals =
        tokens.at(before.at).is_all_capital && tokens.at(after.at).is_all_capital;
    if (is_one_team || (is_joined && are_capitals))
      codes.insert(codes.end(), {before.at, after.at});
    const auto from = before.at + before.count;
    if (joins_codes(tokens, before.at, from, after.at, !after.is_weak)) codes.push_back(before.at);
    if (joins_codes(tokens, after.at, from, after.at, !before.is_weak)) codes.push_back(after.at);
  }
  return codes;
}

std::vector<Phrase> names_in(const Tokens& tokens, const Names::Index& names) {
  std::vector<Phrase> found;
  for (std::size_t at = 0; at < tokens.size();) {
    auto name = longest_name(tokens, at, names);
    at += name ? name->count : 1;
    if (name) found.push_back(std::move(*name));
  }
  const auto joined_codes = codes_side_by_side(tokens, found);
  const auto is_joined = [&](const Phrase& one) {
    return std::ranges::find(joined_codes, one.at) != joined_codes.end();
  };
  const auto is_code = [&](const Phrase& one) {
    return one.is_weak && is_code_and_word(tokens.at(one.at).text);
  };
  std::erase_if(found, [&](const Phrase& one) {
    return is_code(one) && !is_joined(one) && !is_team_meant(tokens, one.at, false);
  });
  const bool is_certain =
      std::ranges::any_of(found, [&](const Phrase& one) { return !one.is_weak || is_code(one); }) ||
      are_names_together(found);
  std::erase_if(found, [&](const Phrase& one) {
    return one.is_weak && !is_code(one) && !is_joined(one) &&
           !is_team_meant(tokens, one.at, is_certain);
  });
  return found;
}

// "Boston" and "Sox" next to each other are one team.
std::vector<Phrase> joined(std::vector<Phrase> phrases) {
  std::vector<Phrase> out;
  for (auto& phrase : phrases) {
    if (!out.empty() && out.back().at + out.back().count == phrase.at) {
      auto both = teams_of_both(out.back(), phrase);
      if (!both.empty()) {
        out.back().count += phrase.count;
        out.back().teams = std::move(both);
        out.back().text += ' ' + phrase.text;
        continue;
      }
    }
    out.push_back(std::move(phrase));
  }
  return out;
}

void put_right(Token& token, std::vector<std::string> words) {
  if (words.empty()) return;
  token.text = std::move(words.front());
  words.erase(words.begin());
  token.or_else = std::move(words);
}

// "Lightening vs Kraken": beside a team's opponent an English word is a misspelt name.
void put_opponents_right(Tokens& tokens, const Names::Index& names) {
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    if (tokens.at(at).text != "vs" && tokens.at(at).text != "@") continue;
    auto& before = tokens.at(at - 1);
    auto& after = tokens.at(at + 1);
    if (names.team_phrases.contains(after.text))
      put_right(before, names.corrected_opponent(before));
    if (names.team_phrases.contains(before.text)) put_right(after, names.corrected_opponent(after));
  }
}

// A short word is near to too many others, but beside a team it is likely another one.
void put_short_words_right(Tokens& tokens, const Names::Index& names) {
  bool is_team_named = false;
  for (std::size_t at = 0; at < tokens.size() && !is_team_named; ++at)
    is_team_named = !is_code_and_word(tokens.at(at).text) && longest_name(tokens, at, names);
  if (!is_team_named) return;
  for (auto& token : tokens) put_right(token, names.corrected_nickname(token));
  put_opponents_right(tokens, names);
}

}  // namespace

Reading read_names(Tokens tokens, const Names::Index& names) {
  for (auto& token : tokens) put_right(token, names.corrected(token));
  put_short_words_right(tokens, names);
  Reading reading;
  std::size_t at = 0;
  const auto copy_until = [&](std::size_t end) {
    for (; at < end; ++at) reading.tokens.push_back(std::move(tokens.at(at)));
  };
  for (auto& phrase : joined(names_in(tokens, names))) {
    copy_until(phrase.at);
    reading.mentions.push_back(
        {reading.tokens.size(), std::move(phrase.text), std::move(phrase.teams)});
    reading.tokens.push_back({.text = std::string{kTeamToken}});
    at = phrase.at + phrase.count;
  }
  copy_until(tokens.size());
  return reading;
}

}  // namespace chalkline::wizard
