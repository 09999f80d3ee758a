#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/wizard/asked.hpp"

namespace chalkline::wizard {
namespace {

std::string codes_in(Asked& asked, std::string_view message) {
  asked.topic = {};
  std::string codes;
  for (const auto& [sport, code] : asked(message).teams) codes += (codes.empty() ? "" : " ") + code;
  return codes;
}

TEST_CASE("a word that is a team's abbreviation too is no team in a sentence") {
  Asked asked;
  for (const std::string message : {"los",
                                    "dime la mejor apuesta de los partidos",
                                    "cuales son los mejores precios",
                                    "es la linea correcta?",
                                    "no sea tonto, que es un spread",
                                    "por favor, que es un parlay",
                                    "apuesto mil y gano",
                                    "esa apuesta es mia",
                                    "no",
                                    "no, thanks",
                                    "NO",
                                    "NO thanks",
                                    "was ist ein spread",
                                    "it was -110 yesterday",
                                    "was that a good price?",
                                    "the line was -3, is that a lot?",
                                    "what was -110?",
                                    "the lion's den",
                                    "den ganzen Tag",
                                    "what is the min stake",
                                    "I have 10 min",
                                    "64 gb of games",
                                    "can I sell my car",
                                    "by the sea",
                                    "a pit of snakes",
                                    "det er bra",
                                    "chi vince stasera?",
                                    "dal vivo",
                                    "col tempo",
                                    "ten",
                                    "top ten",
                                    "kan ik wedden",
                                    "tor und ball",
                                    "ana bet with me",
                                    "mia told me to bet",
                                    "the magic was gone",
                                    "I drive a van",
                                    "is ne plus ultra a bet",
                                    "sa va",
                                    "phi is 1.618",
                                    "tex mex",
                                    "oak table",
                                    "a cub"}) {
    CAPTURE(message);
    CHECK(codes_in(asked, message).empty());
  }
}

TEST_CASE("an abbreviation that is a word too is a team where it stands as one") {
  Asked asked;
  for (const auto& [message, codes] : std::vector<std::pair<std::string, std::string>>{
           {"LAL at DEN", "LAL DEN"},
           {"lal at den", "LAL DEN"},
           {"MIN at DEN", "MIN DEN"},
           {"min at den", "MIN DEN"},
           {"lakers den", "LAL DEN"},
           {"tex or dodgers?", "TEX LAD"},
           {"NO -3 on Sunday", "NO"},
           {"NO @ TB", "NO TB"},
           {"no vs tb", "NO TB"},
           {"tb -1.5 tonight", "TBL"},
           {"gb ml", "GB"},
           {"will gb cover", "GB"},
           {"should I bet on gb", "GB"},
           {"tex tonight", "TEX"},
           {"HOU vs TEX", "HOU TEX"},
           {"hou at tex", "HOU TEX"},
           {"la kings", "LAK"},
           {"LA hockey", "LAK"},
           {"la vs boston", "LAL BOS"},
           {"chi bulls", "CHI"},
           {"okc phi", "OKC PHI"},
           {"kc ml", "KC"},
           {"los Lakers", "LAL"},
           {"los lakers ganan hoy?", "LAL"},
           {"crees que los celtics le ganan a los lakers", "BOS LAL"},
           {"apostaria por los Lakers", "LAL"},
           {"was the Lakers price better yesterday?", "LAL"},
           {"no lakers, celtics", "LAL BOS"}}) {
    CAPTURE(message);
    CHECK(codes_in(asked, message) == codes);
  }
  // Several teams are called so: the question back is about a team, and no word was passed over.
  for (const std::string message :
       {"was -3", "WAS -3 tonight", "DET tonight", "den +4.5", "ind -4", "mia ml"}) {
    CAPTURE(message);
    asked.topic = {};
    const auto question = asked(message);
    CHECK(question.intent == Intent::kAdvice);
    CHECK((!question.teams.empty() || question.doubt == Doubt::kWhichTeam));
  }
}

}  // namespace
}  // namespace chalkline::wizard
