#include "wizard/understanding/cues/cues.hpp"
#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {

bool asks_games(const Tokens& tokens) {
  static const PatternSet kCues{
      "what/which ~ game/games/match/matches are/is on ./today/tonight/tomorrow/this/next",
      "what/which ~ game/games/matches are/is there/being/played/playing/today/tonight/tomorrow",
      "what time do/does the? nba/nfl/mlb/nhl/games ~ start/begin",
      "what/which ~ game/games/match/matches start/starts/begin/begins/tip/kick",
      "when/time do/does/is/are the? first/last/next/earliest/latest ~ game/games/match",
      "what is? on after/before/between/at/from/later/now",
      "what/who/which/anything/something ~ start/starts/starting/begin/begins/tipping "
      "./in/within/after/before/between/at/next/soon/today/tonight/tomorrow/on",
      "anything/something ~ on after/before/between/later/./now",
      "anything/something after/before/between",
      "game/games/matches after/before/between/within/from",
      "^ any/all/the? games/matches on",
      "what/which/any ~ game/games/match/matches ~ after/before/between/within/in the? next",
      "what/who is next",
      "who plays ~ nba/nfl/mlb/nhl",
      "what is on ./today/tonight/tomorrow/this/next",
      "who plays ./today/tonight/tomorrow/on/this/next",
      "who is/are playing right/now/./today/tonight/tomorrow/on/this/next",
      "any nba/nfl/mlb/nhl/other/more? game/games ./today/tonight/tomorrow/on/this/next",
      "list/show ~ games",
      "how many games are/is",
      "schedule"};
  return kCues.in(tokens);
}

bool asks_start(const Tokens& tokens) {
  static const PatternSet kCues{
      "what time",
      "when do/does/is/are/will ~ play/plays/playing/start/starts/begin/begins/starting",
      "who do/does/is/are/will ~ $team ~ play/playing/face/facing",
      "when is/are ~ game/games/match ~ .",
      "when is/are/do/does ~ $team ~ ./tonight/today/tomorrow/next",
      "^ when the? $team game/match/play/plays",
      "^ when the? game/match",
      "start/starting/tip/tipoff/kickoff/game time",
      "tipoff/kickoff/faceoff",
      "tip/kick/face off",
      "puck drop",
      "first pitch"};
  return kCues.in(tokens);
}

bool asks_home(const Tokens& tokens) {
  static const PatternSet kCues{
      "is/are ~ it/this/that/they/$team/game/match playing? at home",
      "home or/vs away",
      "home or/vs? on? the? road",
      "is/are/was it/this/that/they/$team ~ a? home game",
      "who ~ at home",
      "who ~ home team",
      "who ~ hosting/hosts ./the/that/this/it",
      "is/are ~ they/$team ~ on the road",
      "is/are ~ they/$team ~ away .",
      "is/are ~ they/$team ~ hosting",
      "where is/are/do/does/will ~ they/it/this/that/$team/game ~ play/plays/played/playing/held/.",
      "^ at home ."};
  return kCues.in(tokens);
}

bool says_live(const Tokens& tokens) {
  static const PatternSet kCues{"live/inplay/underway/halftime",
                                "in play/progress",
                                "under way",
                                "half time",
                                "playing right? now",
                                "playing at the moment"};
  return kCues.in(tokens);
}

}  // namespace chalkline::wizard
