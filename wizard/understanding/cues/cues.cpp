#include "wizard/understanding/cues/cues.hpp"

#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {

bool asks_margins(const Tokens& tokens) {
  static const PatternSet kCues{
      "smallest/lowest/least/thinnest/tightest/cheapest/low/small/cheap/best/minimal ~ "
      "margin/margins/vig/vigorish/juice/overround/hold",
      "cheapest/fairest ~ market/markets/price/prices/bet/bets/line/lines/game/games/odds/"
      "moneyline/spread/total/prop/props",
      "margin/margins/vig/juice/hold ~ smallest/lowest/least/cheapest/small/low",
      "market/markets/game/games/price/prices/bet/bets ~ cheapest/fairest",
      "least expensive",
      "where ~ margin/vig/juice ~ smallest/lowest/least",
      "lose/pay ~ least ~ margin/vig/juice/bookmaker"};
  return kCues.in(tokens);
}

bool asks_largest_margins(const Tokens& tokens) {
  static const PatternSet kCues{
      "largest/biggest/highest/fattest/steepest/worst/most ~ "
      "margin/margins/vig/vigorish/juice/overround/hold",
      "dearest/priciest ~ market/markets/price/prices/bet/bets/line/lines/game/games/odds",
      "most expensive/overpriced ~ market/markets/price/prices/bet/bets/line/lines/game/games/"
      "odds/moneyline/spread/total/prop/props",
      "which/what ~ market/markets/game/games/price/prices/bet/bets/line/lines ~ most "
      "expensive/overpriced",
      "market/markets/game/games/price/prices/bet/bets ~ dearest/priciest",
      "margin/margins/vig/juice/hold ~ largest/biggest/highest/worst",
      "where ~ margin/vig/juice ~ largest/biggest/highest/worst",
      "lose/pay ~ most ~ margin/vig/juice/bookmaker"};
  return kCues.in(tokens);
}

bool says_trap(const Tokens& tokens) {
  static const PatternSet kCues{"trap/traps"};
  return kCues.in(tokens);
}

bool asks_price(const Tokens& tokens) {
  static const PatternSet kCues{
      "explain/understand ~ this/these/that/the/those/my ~ price/prices/odds/quote/number/numbers",
      "explain ~ #",
      "explain/about $team ~ price/odds/line",
      "explain the? line",
      "why is/are/do/does/did/was/were/have/has ~ "
      "price/priced/odds/line/favoured/favourites/favourite/"
      "underdogs/underdog/short/long/high/low/so/quote/move/moved/$team/it/they/this/that/#/paying/"
      "pay",
      "what does/do/is/are/would ~ # even? mean/means/say/pay/imply",
      "# mean/means",
      "what do/does this/these/that/those/the/my ~ "
      "odds/price/prices/line/quote/number/numbers mean/say/tell/imply",
      "meaning of #/this/these/that",
      "how is/are/was/were ~ price/odds/line/prices/lines ~ "
      "made/set/calculated/decided/computed/determined",
      "where do/does ~ price/odds/line/prices ~ come",
      "implied ~ of/for/in/at ~ #/$team/this/price/it",
      "what/which ~ chance/probability/percent/percentage ~ #/price/odds/line",
      "what are/is the odds/price/prices/quote ~ on/of/for/that ~ $team",
      "odds/price ~ on/of/for/that $team",
      "$team odds/price",
      "how much would/does/do ~ # pay/win/return",
      "^ is/are # better/worse/longer/shorter than #",
      "which/what is better/worse/longer/shorter ~ #",
      "# or/vs #",
      "margin/vig/vigorish/juice/hold/overround on/of/for/in ~ $team",
      "margin/vig/vigorish/juice/hold/overround on/of/for/in it/this/that/them/its/their",
      "margin/vig/vigorish/juice/hold/overround on/of/for/in the "
      "over/under/spread/total/moneyline/game/match/favourite/underdog",
      "$team ~ margin/vig/vigorish/juice/hold/overround",
      "did ~ open",
      "opened at",
      "opening line/price/odds/spread/total/number",
      "how far/much has/have/did ~ move/moved",
      "how much ~ i win/get/make ~ #",
      "what do/would/will i win/get/make ~ #",
      "convert ~ #",
      "how often/much ~ ~ #",
      "how sure/confident/certain must/should/do/would i ~ #",
      "if i win/hit # ~ #",
      "# what do/would/will i win/get/make",
      "# , what do/would/will i win/get/make",
      "^ what is/are # .",
      "break even ~ #",
      "# in/as/to a? decimal/american/percent/percentage/probability/fractional",
      "how come ~ line/price/odds move/moved/change/changed/drop/dropped",
      "why ~ line/price/odds move/moved/moving/change/changed/drop/dropped",
      "who set/sets ~"};
  return kCues.in(tokens);
}

bool asks_meaning(const Tokens& tokens) {
  static const PatternSet kCues{"what is/are/was/does/do",
                                "what exactly",
                                "define/definition",
                                "explain/explanation",
                                "meaning",
                                "mean/means",
                                "how do/does/is/are",
                                "tell me about",
                                "teach me",
                                "learn ~ about",
                                "learn",
                                "due",
                                "what now",
                                "when should/do/does/is/to",
                                "how much/big/many is/are",
                                "difference between",
                                "can i/we/you parlay",
                                "can i/we/you ~ during",
                                "understand",
                                "is it/that/this ~ a/an",
                                "what happens",
                                "when is/does/do",
                                "why do/does/is/are",
                                "what a/an",
                                "eli5",
                                "what if",
                                "do/does ~ count/matter/include/includes",
                                "que es un/una/el/la",
                                "was ist/sind/bedeutet/bedeuten/heisst",
                                "quest ce",
                                "cos e",
                                "why/when ~ you ~ pass/say/bet/recommend",
                                "in simple/plain",
                                "is # ~ rate",
                                "do/does odds/lines/prices ~ change/move",
                                "remind me",
                                "is there ~ a/an",
                                "can you tell",
                                "help me understand",
                                "vs",
                                "or"};
  return kCues.in(tokens);
}

bool asks_worth(const Tokens& tokens) {
  static const PatternSet kCues{
      "worth",
      "good/fair/bad/great/decent/ok/okay/reasonable/right ~ price/odds/value/deal/number/"
      "line/stake/amount",
      "is/are ~ # ~ "
      "good/fair/worth/ok/okay/bad/enough/value/much/high/low/sensible/reasonable/expensive/cheap/"
      "trap",
      "too much",
      "too little",
      "should/shall/can/could i ~ bet/put/stake/risk/wager/lay/take/back ~ #",
      "would/should/do you take/bet/lay/back/like ~ #",
      "take/lay/get ~ #",
      "at/from what/which price",
      "what price ~ bet/worth/value/take",
      "when would it be",
      "change your mind",
      "kelly"};
  return kCues.in(tokens);
}

bool asks_stake(const Tokens& tokens) {
  static const PatternSet kCues{
      "how much ~ should/can/could/would/do/to/shall ~ bet/stake/wager/put/risk/place/lay",
      "how many coins/units",
      "how much/many ~ should ~ go/goes",
      "how big ~ bet/bets/stake/stakes",
      "what size",
      "stake/bet size",
      "what stake",
      "how much on $team",
      "how much ~ on it/this/that/them/the",
      "bet/stake/risk/put/wager/use ~ whole/entire/all/full/half ~ bankroll/balance/bank/coins",
      "go/going all in"};
  return kCues.in(tokens);
}

bool asks_best_value(const Tokens& tokens) {
  static const PatternSet kCues{
      "best/top/good/safest ~ "
      "underdog/underdogs/favourites/total/spread/moneyline/over/under/prop/props/parlay",
      "highest/biggest/most/largest/greatest ~ ev/edge/edges/value/expected",
      "best/top/good/strong/great/safe/safest/sharp/surest/favourite/easy/easiest/interesting ~ "
      "bet/bets/value/pick/picks/play/plays/edge/edges/wager/wagers/opportunity/opportunities/game/"
      "games/tip/tips/odds",
      "value today/tonight/tomorrow/bet/bets/pick/picks/plays/board/anywhere/this/there/in/on",
      "any ~ value/edge/edges/picks/tips/recommendations/suggestions/bets/plays/winners/games",
      "what/who/which/whom ~ should/would/do/can/shall i/we/you/to bet/back/take/pick/play/like/"
      "recommend/suggest/fancy/advise/wager",
      "what/who to bet/back/take/pick/play",
      "what/which ~ to bet on",
      "what/which ~ bet/bets/game/games/pick/picks/line/lines ~ "
      "good/best/worth/value/recommend/like/today/tonight/tomorrow/on",
      "anything/something/games/game/bets ~ worth/good/interesting/valuable/recommended",
      "worth betting/a/backing/playing/taking",
      "lock/locks of/today/tonight/tomorrow",
      "sure thing",
      "give/show/tell/find/get/send/got me/us ~ "
      "bet/bets/pick/picks/tip/tips/lock/winner/winners/value/play/plays",
      "recommend/recommendation/recommendations/suggest/suggestions",
      "tip/tips/picks ~ today/tonight/tomorrow/please/.",
      "positive/plus expected/ev",
      "ev bets",
      "where is ~ value/edge",
      "mispriced",
      "free money",
      "who/what do you like",
      "give/show/tell/find/get me an/a/your? good/nice/best? underdog/favourite",
      "who wins/win today/tonight/tomorrow",
      "winners today/tonight/tomorrow",
      "what is good/hot today/tonight/tomorrow"};
  return kCues.in(tokens);
}

bool asks_ranked_bets(const Tokens& tokens) {
  static const PatternSet kCues{
      "best/top/safest ~ "
      "bet/bets/pick/picks/play/plays/value/spread/total/moneyline/parlay/underdog/underdogs/"
      "favourite/favourites/over/under/prop/props "
      "./to/today/tonight/tomorrow/on/in/for/this/right/now/you",
      "highest/biggest/most/largest/greatest ~ ev/edge/edges/value/expected"};
  return kCues.in(tokens);
}

bool asks_confidence(const Tokens& tokens) {
  static const PatternSet kCues{"how confident/sure/certain", "are you ~ sure/certain/confident",
                                "your confidence", "you sure ./about"};
  static const PatternSet kOther{"sure/confident/certain must/should/do/would/need i/it",
                                 "your confidence ~ based/from"};
  return kCues.in(tokens) && !kOther.in(tokens);
}

bool asks_privacy(const Tokens& tokens) {
  static const PatternSet kCues{
      "who/anyone/anybody/someone/somebody/else can? ~ read/reads/see/sees/view/views ~ "
      "chat/conversation/messages/questions/ask/write/type/this/here",
      "can/could/does/do/will ~ read/see my/this/our/the/these chat/chats/conversation/messages/"
      "questions",
      "is/are this/our/my/the/these chat/chats/conversation/conversations/messages/questions? "
      "really/kept/completely? private/confidential/secret/anonymous/recorded/stored/saved/public",
      "do you store/save/keep/record ~ chat/conversation/messages/questions/say/write/ask",
      "privacy"};
  return kCues.in(tokens);
}

bool asks_to_add_leg(const Tokens& tokens) {
  static const PatternSet kCues{
      "add ~ to my/the/this/a parlay/slip/ticket/bet/bets/accumulator/multi",
      "add ~ as a/another leg"};
  return kCues.in(tokens);
}

bool asks_sure_bet(const Tokens& tokens) {
  static const PatternSet kCues{
      "sure/surest/surefire/certain/guaranteed/riskless/foolproof/unbeatable ~ "
      "bet/bets/win/wins/winner/winners/thing/things/pick/picks/tip/tips/profit/money/play/plays",
      "guarantee/guaranteed ~ win/profit/money/return",
      "risk free",
      "no risk",
      "without ~ risk/risking/losing",
      "bet/bets/pick/picks/which/that ~ can not/never ~ lose",
      "bet/bets sure/segura para/./today/tonight/tomorrow",
      "never lose",
      "always win/wins",
      "lock/locks of",
      "easy money",
      "# sure/safe/certain/guaranteed"};
  return kCues.in(tokens);
}

bool is_about_a_game(const Tokens& tokens) {
  static const PatternSet kCues{"will/can/could/would/do/does/should ~ win/beat/cover/lose/score",
                                "vs",
                                "bet on",
                                "game/match",
                                "what about the?",
                                "how about the?",
                                "who wins/win",
                                "@",
                                "against",
                                "chances/odds/price of/for",
                                "think of/about",
                                "advice/thoughts/opinion/prediction/pick on/for/about",
                                "back the",
                                "going to win/cover/lose"};
  return kCues.in(tokens);
}

bool goes_on(const Tokens& tokens) {
  static const PatternSet kCues{"^ and/or/then/but/so/ok/also/just/only",
                                "what about",
                                "how about",
                                "it/this/that/they/them/these/those/one/same/both/there",
                                "that/this/the game/match",
                                "other side/team/one/way",
                                "the/their "
                                "opponent/opponents/total/spread/moneyline/over/under/line/price/"
                                "odds/favourite/favourites/underdog/payout",
                                "^ why",
                                "^ who .",
                                "change your mind",
                                "who wins/win .",
                                "who will/is ~ win/cover",
                                "^ how/what so",
                                "^ over/under .",
                                "over or under .",
                                "tell me more",
                                "more ~ .",
                                "^ and",
                                "instead",
                                "their/its"};
  return kCues.in(tokens);
}

bool asks_other_side(const Tokens& tokens) {
  static const PatternSet kCues{"other side/team/one/way", "opposite ~ side/.",
                                "opponent/opponents",      "the underdog/underdogs instead",
                                "against them/it",         "fade"};
  return kCues.in(tokens);
}

bool means_market_of_game(const Tokens& tokens) {
  static const PatternSet kCues{
      "the/that/this/their/its spread/total/moneyline/ml/line/odds/price/over/under/margin/value/"
      "favourite/favourites/underdog/underdogs/prop/props/payout",
      "it/that/this/them/they/their"};
  static const PatternSet kRule{"overtime/include/includes", "extra time/innings", "what if",
                                "what happens if"};
  return kCues.in(tokens) && !kRule.in(tokens);
}

bool says_moneyline(const Tokens& tokens) {
  static const PatternSet kCues{"moneyline/ml", "money line"};
  return kCues.in(tokens);
}

bool has_everyday_words(const Tokens& tokens) {
  static const PatternSet kCues{
      "what/who/where/when/why/how/which/tell/write/make/give/show/can/could/do/does/is/are/will/"
      "would/should/i/you/please/my/the/a"};
  return kCues.in(tokens);
}

bool asks_number_alone(const Tokens& tokens) {
  static const PatternSet kCues{"^ what is/are/does # mean? ."};
  return kCues.in(tokens);
}

bool asks_winnings(const Tokens& tokens) {
  static const PatternSet kCues{
      "how much ~ i win/get/make ~ #", "what do/would/will i win/get/make ~ #",
      "how much do/does/would/will/can ~ pay/return ~ #",
      "what do/does/would/will/can ~ pay/return ~ #", "payout/return ~ for/on/of/with #"};
  return kCues.in(tokens);
}

}  // namespace chalkline::wizard
