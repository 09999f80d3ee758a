#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "wizard/understanding/names/vocabulary.hpp"
#include "wizard/understanding/text/spelling.hpp"
#include "wizard/understanding/text/tokens.hpp"

namespace chalkline::wizard {

// Names by how they are written: lower-case words parted by one blank.
struct Names::Index {
  Index(std::vector<KnownTeam> known_teams, std::vector<Term> known_terms);

  std::vector<KnownTeam> teams;
  std::vector<Term> terms;
  std::unordered_map<std::string, std::vector<std::size_t>> team_phrases;  // in order of teams
  std::unordered_map<std::string, std::size_t> term_phrases;
  Spelling spelling;                            // of the words of both, and of words of betting
  Spelling nicknames;                           // of teams, in one word
  std::unordered_map<std::string, bool> words;  // of both

  const KnownTeam* find(const TeamKey& key) const;

  // The words that a misspelt one may stand for; none for one that is known or ordinary.
  std::vector<std::string> corrected(const Token& token) const;
  // The same for a word that is too short to be put right by itself, beside the name of a team: the
  // nicknames of teams that are one letter away, as "bils" from the Bills.
  std::vector<std::string> corrected_nickname(const Token& token) const;
  // The same for a word that stands where the opponent of a team does, though it is an English one.
  std::vector<std::string> corrected_opponent(const Token& token) const;

 private:
  void add_team(std::size_t team, const std::string& name);
  void add_words(std::string_view phrase);
  // "Heatt": the name with fewer of its last letter.
  std::vector<std::string> without_doubled_end(std::string word) const;
};

// The most words of a name or a term.
inline constexpr std::size_t kPhraseWords = 4;

// Lower-case words of a name, parted by one blank, as a message's tokens are.
std::string phrase_of(std::string_view name);

}  // namespace chalkline::wizard
