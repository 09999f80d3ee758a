#include "wizard/understanding/names/name_index.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

#include "wizard/understanding/text/ordinary_words.hpp"

namespace chalkline::wizard {

std::string phrase_of(std::string_view name) {
  std::string phrase;
  for (const auto& token : tokens_of(name)) {
    if (token.text.size() == 1 && std::string_view{"?.,@/"}.contains(token.text.front())) continue;
    if (!phrase.empty()) phrase += ' ';
    phrase += token.text;
  }
  return phrase;
}

Names::Index::Index(std::vector<KnownTeam> known_teams, std::vector<Term> known_terms)
    : teams(std::move(known_teams)), terms(std::move(known_terms)) {
  std::ranges::sort(teams, {}, &KnownTeam::key);
  for (std::size_t i = 0; i < teams.size(); ++i) {
    const auto& team = teams.at(i);
    for (const auto& name : {team.name, team.city, team.nickname, team.key.code}) add_team(i, name);
    for (const auto& name : team.also) add_team(i, name);
    nicknames.add(phrase_of(team.nickname));
  }
  for (std::size_t i = 0; i < terms.size(); ++i) {
    for (const auto& word : terms.at(i).words) {
      const auto phrase = phrase_of(word);
      term_phrases.emplace(phrase, i);
      add_words(phrase);
    }
  }
  for (const auto word : kBettingWords) spelling.add(std::string{word});
}

void Names::Index::add_team(std::size_t team, const std::string& name) {
  const auto phrase = phrase_of(name);
  if (phrase.empty()) return;
  auto joined = phrase;
  std::erase(joined, ' ');
  for (const auto& written : {phrase, joined}) {
    auto& found = team_phrases[written];
    if (found.empty() || found.back() != team) found.push_back(team);
    add_words(written);
  }
}

void Names::Index::add_words(std::string_view phrase) {
  for (const auto part : phrase | std::views::split(' ')) {
    std::string word{std::string_view{part}};
    words.emplace(word, true);
    if (!is_ordinary(word)) spelling.add(std::move(word));
  }
}

const KnownTeam* Names::Index::find(const TeamKey& key) const {
  const auto found = std::ranges::lower_bound(teams, key, {}, &KnownTeam::key);
  return found != teams.end() && found->key == key ? &*found : nullptr;
}

std::vector<std::string> Names::Index::corrected(const Token& token) const {
  if (token.number || words.contains(token.text) || is_ordinary(token.text)) return {};
  auto near = spelling.nearest(token.text);
  return near.empty() ? without_doubled_end(token.text) : near;
}

std::vector<std::string> Names::Index::without_doubled_end(std::string word) const {
  constexpr std::size_t kLettersMin = 4;
  while (word.size() > kLettersMin && word.back() == word.at(word.size() - 2)) {
    word.pop_back();
    if (words.contains(word)) return {word};
  }
  return {};
}

std::vector<std::string> Names::Index::corrected_opponent(const Token& token) const {
  if (token.number || words.contains(token.text)) return {};
  return spelling.nearest(token.text);
}

std::vector<std::string> Names::Index::corrected_nickname(const Token& token) const {
  constexpr std::size_t kShort = 4;
  if (token.number || token.text.size() != kShort || words.contains(token.text) ||
      is_ordinary(token.text))
    return {};
  auto near = nicknames.nearest(token.text, 1);
  // "King" and "star" are words: who writes one of a team's name means one.
  std::erase(near, token.text + 's');
  return near;
}

Names::Names(std::vector<KnownTeam> teams, std::vector<Term> terms)
    : index_(std::make_unique<const Index>(std::move(teams), std::move(terms))) {}
Names::~Names() = default;
Names::Names(Names&&) noexcept = default;
Names& Names::operator=(Names&&) noexcept = default;

}  // namespace chalkline::wizard
