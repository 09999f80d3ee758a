#include "wizard/understanding/cues/cues.hpp"
#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {

bool asks_own_record(const Tokens& tokens) {
  static const PatternSet kCues{
      "how am i ~ doing/going/performing/faring/betting/getting/on",
      "how am i",
      "how have i ~ done/been/performed/fared/doing",
      "how did i ~ do/go/perform/fare",
      "how was/were/is my ~ "
      "day/days/night/week/weeks/weekend/month/months/year/season/october/november/december/"
      "january/february/march/"
      "april/may/june/july/august/september/bets/betting/picks/parlay/luck",
      "was/were my ~ day/night/week/weekend/month/year/season/bets/picks ~ good/bad/ok/okay/better",
      "did i ~ do ~ good/well/ok/okay/bad/badly/better",
      "como me va/fue",
      "como voy",
      "how do i do/perform/fare",
      "how good/bad/well am/do/did/have i",
      "am i ~ "
      "winning/losing/profitable/up/down/ahead/behind/good/bad/lucky/unlucky/beating/improving/"
      "better/worse/making",
      "my ~ record/results/result/stats/statistics/history/performance/roi/return/returns/profit/"
      "profits/clv/calibration/accuracy/winrate/progress/numbers",
      "my ~ win/hit rate/pct/percent/percentage",
      "how lucky/unlucky ~ i",
      "am i ~ in the? green/red/black/profit/plus/minus",
      "have i been lucky/unlucky/winning/losing/good/bad",
      "my ~ closing line",
      "have i ~ won/lost/made/beaten/beat/earned",
      "did i win/lose/make/beat",
      "do i ~ win/lose/make/beat ~ money/close/market/often/most/more/at/on/with",
      "how much have i",
      "how much did i",
      "how are my",
      "how have/has/did my",
      "have/has my ~ been/done/made/won/lost/beaten/paid",
      "which/what of my",
      "my best/worst/strongest/weakest/most ~ sport/league/market/kind/type",
      "my best/worst bets/picks",
      "my ~ average/mean/usual/biggest/largest/longest ~ "
      "stake/stakes/bet/wager/odds/streak/run/loss/win",
      "what/which percentage/percent/share of my",
      "how many of my",
      "show/tell me how i ~ did/am/was/have/do",
      "am i ~ overconfident/underconfident/calibrated",
      "am i too confident/sure",
      "^ do i chase/tilt/overbet .",
      "did i get/become ~ better/worse",
      "have i ~ improved/gotten/got ~ ./better/worse/at/on/this/since",
      "compare my",
      "how is? my ~ betting/record/going/week/month/year",
      "what did i ~ do wrong",
      "show/tell me my",
      "where do i stand",
      "my past/previous/settled bets",
      "how many bets/games have i",
      "what am i good/bad at",
      "am i ~ best/worst",
      "rate my betting",
      "my ~ biggest/worst/main ~ mistake/mistakes/leak/leaks/weakness/weaknesses",
      "what am i ~ doing wrong",
      "i always/keep/only lose/losing",
      "why do i ~ lose",
      "my ~ streak/streaks",
      "my ~ losing/winning/longest ~ run/runs",
      "longest ~ streak/run ~ i/my/me",
      "how many/most ~ in a row ~ i",
      "how many/most ~ i ~ won/lost/win/lose in a row",
      "how much do/did i usually/normally/typically ~ bet/stake/risk/wager",
      "how much do/did i ~ bet/stake/risk/wager on average/usually/normally/typically",
      "what do i usually/normally/typically ~ bet/stake/risk/wager",
      "how big/large/small are/were my bets/stakes",
      "my $team ~ record/bets/picks ~ ./done/do/doing/go/going",
      "my ~ bets/picks ~ last/yesterday/since/against"};
  // "How often do I need to win?" asks for a price's meaning.
  static const PatternSet kNeeded{"need/needs/have/has to win", "how much ~ i win/get/make ~ #",
                                  "what do/would/will i win/get/make ~ #"};
  return kCues.in(tokens) && !kNeeded.in(tokens);
}

bool asks_wizard_record(const Tokens& tokens) {
  static const PatternSet kCues{
      "your ~ record/results/accuracy/history/performance/roi/predictions/recommendations/stats/"
      "success/calibration/numbers/past/winrate",
      "your ~ win/hit/success rate",
      "your ~ picks/tips/bets/advice ~ done/do/doing/right/win/won/"
      "good/any/work/been/made/make/track",
      "how good/accurate/reliable/often/well/right/successful are/is/have/do your?/you/the",
      "are you ~ right/accurate/good/reliable/profitable/winning/wrong/trustworthy/better/correct/"
      "ever/legit",
      "have you ~ been/made/won/lost/beaten/done",
      "you ever right/wrong/win/lose",
      "how have you/your",
      "how did you ~ do/go/fare/perform",
      "how are you ~ doing on/with/in/at",
      "how are your",
      "can/could/should i trust/believe you/your/this/the",
      "why should i trust/believe/listen/follow",
      "wizard/wizards ~ record/accuracy/results/history/"
      "doing/track/right/picks/wrong/done/good/accurate",
      "how is the? wizard",
      "does the? wizard ~ win/beat/lose/make",
      "your ~ score/scores",
      "track record",
      "your ~ picks/tips/advice/predictions "
      "suck/sucks/stink/bad/terrible/garbage/trash/lose/useless",
      "you are/suck ~ useless/stupid/dumb/bad/terrible/trash/garbage/wrong/clueless/.",
      "prove ~ you/it",
      "do you ~ win/beat/lose ~ money/market/close/closing/bookmaker/bookies/bets/games/often",
      "did you ~ recommend/suggest/advise",
      "were/was you ~ right/wrong/correct",
      "do you make money",
      "do your",
      "did you win/lose",
      "how often/much do/did you"};
  static const PatternSet kBusiness{"how do/does you/this/it/chalkline ~ make money"};
  return kCues.in(tokens) && !kBusiness.in(tokens);
}

bool says_past(const Tokens& tokens) {
  static const PatternSet kCues{
      "yesterday", "last/past/previous ~ night/week/weekend/month/season/year/days/games",
      "this week/month/season/year", "since", "so far this"};
  return kCues.in(tokens);
}

bool asks_slip(const Tokens& tokens) {
  static const PatternSet kCues{"my/the/this/bet/betting slip", "betslip", "slip",
                                "first/second/third/last/1st/2nd/3rd leg/selection",
                                "my first/second/third/last/1st/2nd/3rd bet/pick"};
  return kCues.in(tokens);
}

bool asks_own_bet(const Tokens& tokens) {
  static const PatternSet kCues{
      "my/this/these bet/bets/pick/picks/parlay/leg/legs/selection/selections/ticket/wager",
      "my ~ $team ~ bet/pick", "check/rate/review/judge my"};
  // "How big should my bets be?" and "What happens to my bet if ..." ask for a rule.
  static const PatternSet kSize{"how big/large/small ~ my", "double/doubling my",
                                "what happens to/with my"};
  return kCues.in(tokens) && !kSize.in(tokens);
}

bool asks_balance(const Tokens& tokens) {
  static const PatternSet kCues{"how many/much ~ coins/money/balance do i ~ have ./left/now/today",
                                "how many/much coins/money have i ./left/now/got",
                                "what is? my ~ balance/bankroll ./now/today/rn", "^ my balance ."};
  return kCues.in(tokens);
}

bool asks_quota(const Tokens& tokens) {
  static const PatternSet kCues{
      "how many ~ questions/messages ~ left/remaining/more/ask/get/have/allowed",
      "questions/messages left/remaining",
      "how often/much can i ask",
      "how many times can i ask",
      "question/questions/message limit/limits/quota",
      "my ~ quota"};
  return kCues.in(tokens);
}

bool asks_progress(const Tokens& tokens) {
  static const PatternSet kCues{
      "my current/own/exact/present? level/xp/rank/ranking ./,/now/today/and/or/right",
      "what/which level/rank/place am i",
      "where am i ranked/on ./the?",
      "how am i ranked",
      "how much/many xp",
      "how far ~ next level",
      "xp ~ next level"};
  return kCues.in(tokens);
}

}  // namespace chalkline::wizard
