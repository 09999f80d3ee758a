#include "wizard/understanding/cues.hpp"
#include "wizard/understanding/patterns.hpp"

namespace chalkline::wizard {

// No sober reading is looked for: help that was not needed does less harm than advice on a bet.
bool is_danger(const Tokens& tokens) {
  static const PatternSet kCues{"kill/killing/hurt/hurting/harm/harming/cut/cutting myself",
                                "suicide/suicidal",
                                "end/ending my life",
                                "end/ending it all",
                                "take/taking my own? life",
                                "want/wants to die",
                                "not/dont/never want to live/exist",
                                "not/dont want to be alive/here",
                                "no reason to live",
                                "better off dead",
                                "self harm"};
  return kCues.in(tokens);
}

// Words of a person who chases losses, or has lost control. A sober question about
// these things ("what is chasing losses?") has no "I" in it.
bool is_distress(const Tokens& tokens) {
  static const PatternSet kCues{
      "i/me/my/to/ill/lets/we ~ win/get/make/earn it/that/this/them/everything/all/some ~ back",
      "win/get/earn/make/want/need my/the/our ~ money/losses/coins/cash/stake/savings back",
      "win/get back my/the/what/everything",
      "i/me/my ~ recover/recoup/recovering",
      "recover/recoup my/the/what",
      "chasing my/the",
      "i/am/keep chasing",
      "chase my/the",
      "make/making up for ~ loss/losses/lost",
      "i/have/just lost everything/all/it",
      "lost/losing everything",
      "lost ~ all ~ my",
      "lost all",
      "lost too/so much",
      "lost my/the? ~ rent/house/job/savings/car/salary/paycheck/wife/family/life",
      "i ~ can/could not ~ stop/control/quit/sleep/eat/afford/pay",
      "could not stop",
      "can not stop",
      "unable to stop",
      "addict/addicted/addiction",
      "gambling/betting ~ problem/problems",
      "problem with ~ gambling/betting/this",
      "problem gambler/gambling",
      "my ~ rent/mortgage/savings/paycheck/salary/tuition/wages/pension",
      "rent/grocery/food/bill/bills money",
      "borrow/borrowed/borrowing",
      "in/into/of debt",
      "debts",
      "hate myself",
      "i ~ desperate/hopeless/worthless/ruined/broke/depressed/ashamed/despair",
      "desperate/desperately",
      "out of control",
      "lost control",
      "double/triple ~ until/till ~ win",
      "double/triple ~ to ~ back",
      "bigger/more ~ win ~ back",
      "i must win",
      "i have/need/got to win",
      "i ~ need a/one ~ win",
      "i/to get/break even ~ tonight/today/now/again/fast/quick/quickly",
      "need/have to get even",
      "bet/betting/gamble/gambling/gambled/spent/spend/spending way? too/so much",
      "ruined/ruining/destroying/destroyed my",
      "wife/husband/partner/family/girlfriend/boyfriend/mom/mum/parents ~ "
      "find/finds/knows/know/leave/leaving/left/angry/mad/hates",
      "last hope/chance/coins/money",
      "lie/lied/lying/hide/hiding ~ gambling/betting/losses/bets/it",
      "no money ./left/for/and",
      "bills are due ./and/today/tomorrow",
      "self exclude/exclusion",
      "exclude/ban myself",
      "help ~ stop/quit",
      "stop/quit ~ gambling/betting",
      "help with ~ gambling/betting/addiction",
      "i am ~ tilt/tilting/tilted",
      "on tilt",
      "i feel ~ sick/terrible/awful/"
      "hopeless/desperate/depressed/ashamed/guilty/anxious/like",
      "i am ~ scared/stressed/anxious/miserable/falling",
      "everything i have/own",
      "i need this/the money/win"};
  // "How often do I need to win?"
  static const PatternSet kSober{"do/would/will/must/should i ~ need/have to win",
                                 "what is/are/does ~ chasing",
                                 "need to win to",
                                 "have to win to",
                                 "get ~ my stake back",
                                 "do i get"};
  return kCues.in(tokens) && !kSober.in(tokens);
}

}  // namespace chalkline::wizard
