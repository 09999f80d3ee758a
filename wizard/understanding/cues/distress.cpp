#include <algorithm>
#include <array>
#include <string_view>

#include "wizard/understanding/cues/cues.hpp"
#include "wizard/understanding/text/patterns.hpp"
#include "wizard/understanding/text/spelling.hpp"

namespace chalkline::wizard {
namespace {

// Words of these cues that are long enough to be known with one letter wrong.
constexpr auto kLongWords = std::to_array<std::string_view>(
    {"suicide", "suicidal", "overdose", "overdosed", "unalive", "addicted", "addiction", "relapsed",
     "gambling", "gamblers", "anonymous", "desperate", "depressed", "worthless"});
// Words of one letter's difference that are right as they are.
constexpr auto kRightWords = std::to_array<std::string_view>({"overdone", "addition"});

bool stands_for(std::string_view written, std::string_view word) {
  return written.front() == word.front() && distance(written, word, 1) == 1 &&
         std::ranges::find(kLongWords, written) == kLongWords.end() &&
         std::ranges::find(kRightWords, written) == kRightWords.end();
}

Tokens put_right(Tokens tokens) {
  for (auto& token : tokens) {
    if (token.number || token.text.empty()) continue;
    const auto* const meant = std::ranges::find_if(
        kLongWords, [&](std::string_view word) { return stands_for(token.text, word); });
    if (meant != kLongWords.end()) token.text = *meant;
  }
  return tokens;
}

// "kill myself", where it is no distance: "500 kms", "how many kms".
bool says_kms(const Tokens& tokens) {
  static const PatternSet kCue{"kms"};
  static const PatternSet kDistance{"#/many/few/of/in kms"};
  return kCue.in(tokens) && !kDistance.in(tokens);
}

}  // namespace

// No sober reading is looked for: help that was not needed does less harm than advice on a bet.
bool is_danger(const Tokens& tokens) {
  static const PatternSet kCues{
      "kill/killing/hurt/hurting/harm/harming/cut/cutting myself",
      "kill/killing/hurt/hurting/harm/harming/cut/cutting my self",
      "hang/shoot/drown/poison/end/off myself",
      "suicide/suicidal",
      "unalive/unaliving/unalived",
      "overdose/overdosing/overdosed",
      "end/ending my life",
      "i ~ to end it/this ./tonight/today/now/soon/here/for/myself",
      "i/ill will/might/should/could/may/must/just? just? end it "
      "./tonight/today/now/soon/here/for",
      "jump/jumping/jumped off/of/from ~ "
      "bridge/building/roof/balcony/cliff/ledge/window",
      "jump/jumping/step/walk in front of ~ train/bus/car/truck",
      "not/dont/never want to wake up ./again/anymore/any/tomorrow/ever/in",
      "wish i would/did not wake up",
      "wish i never woke up",
      "never wake up again",
      "life ~ not/isnt/aint/hardly/longer worth it/anything/the",
      "my life is over/worthless/meaningless/pointless",
      "slit my wrist/wrists",
      "end/ending it all",
      "take/taking my own? life",
      "want/wants to die",
      "not/dont/never want to live/exist",
      "not/dont want to be alive/here",
      "no reason to live",
      "better off dead",
      "better off without me",
      "rather be dead",
      "rather not be here/alive",
      "wish i was/were dead",
      "wish i was/were never born",
      "not/isnt/aint worth living",
      "tired of living",
      "no/the point in/of living",
      "no point ~ going on",
      "i can/could not go on ./like/anymore/any/living/and/with",
      "want it/this all to stop/end",
      "want everything to stop/end",
      "nobody would/will ~ miss me",
      "no one would/will ~ miss me",
      "quiero morir/morirme/matarme",
      "ich will/mochte ~ sterben",
      "ich will/mochte/kann ~ nicht mehr leben",
      "mich umbringen",
      "veux mourir",
      "voglio morire",
      "self harm"};
  const auto written = put_right(tokens);
  return kCues.in(written) || says_kms(written);
}

namespace {

// A player who is out of coins says so as well.
bool is_out_of_money(const Tokens& message) {
  static const PatternSet kBroke{
      "i am/feel/was/get/got so/just/really/completely/totally/now? broke"};
  static const PatternSet kCoins{"more/free/new/any coins", "get/buy/have ~ coins", "out of coins"};
  return kBroke.in(message) && !kCoins.in(message);
}

// Words that are of distress unless those around them speak of watching sport, or of a pick to
// make.
bool may_say_distress(const Tokens& sentence) {
  static const PatternSet kCues{
      "i just/really/still/simply? can/could not even? seem? to? stop/pay",
      "addict/addicted/addiction",
      "i am/feel/was/get/got so/just/really/completely/totally/now? desperate/ashamed",
      "i feel ~ desperate/ashamed", "i ~ desperately"};
  return kCues.in(sentence);
}

// Each team of `sentence` is one token. Who speaks of betting is no mere fan.
bool speaks_as_fan(const Tokens& sentence) {
  static const PatternSet kFan{
      "addicted to the/this? hockey/basketball/football/baseball/soccer/nba/nfl/mlb/nhl/sport/"
      "sports/stats/statistics/highlights/$team "
      "./,/who/what/which/how/so/but/game/games/highlights/this/right/tonight",
      "addicted to watching/following/cheering",
      "desperate for a/an/some/any/the? good/great/decent/solid/nice? "
      "parlay/underdog/underdogs/pick/picks/tip/tips/favourite/prediction/hockey/basketball/"
      "football/baseball/$team",
      "desperate for a/some/any good/great/decent/solid/nice bet/bets",
      "desperately need/want/needs a/an/some/any/the? good/great/decent/solid/nice? "
      "parlay/underdog/underdogs/pick/picks/tip/tips/favourite/prediction",
      "stop watching/following/cheering/rooting/laughing/smiling/singing",
      "stop talking/thinking about the/this? $team/hockey/basketball/football/baseball",
      "pay ~ attention",
      "ashamed of the/my/our? $team",
      "ashamed to be/say ~ fan"};
  static const PatternSet kBetting{"betting/gambling/gamble/gambled/wager/wagering/chasing/casino"};
  return kFan.in(sentence) && !kBetting.in(sentence);
}

// Words of a person who chases losses, or has lost control. A sober question about these things
// ("what is chasing losses?") has no "I" in it, and a team that loses everything is no person:
// since such words end all advice for a day, each names who is meant.
bool says_distress(const Tokens& tokens) {
  static const PatternSet kMoneyBack{
      "i/me/my/to/ill/lets/we ~ win/get/make/earn it/that/this/them/everything/all/some ~ back",
      "win/get/earn/make/want/need my/the/our ~ money/losses/coins/cash/stake/savings back",
      "win/get back my/the/what/everything",
      "i/to/me/could/can/must/should recover/recoup/recovering my/the/it/what/everything/all",
      "recover/recoup my/what",
      "chasing my/losses",
      "i/am/keep chasing",
      "chase my/losses",
      "my/to/must/will make up for? ~ loss/losses/lost",
      "making up for? my/what ~ loss/losses/lost",
      "need/have to get even",
      "i/to get/break even ~ tonight/today/now/again/fast/quick/quickly",
      "double/triple ~ until/till ~ win",
      "double/triple ~ to ~ back",
      "bigger/more ~ win ~ back",
      "i need/have/got to double/triple my ~ by/before/tonight/today/now/or",
      "i must win",
      "i have/need/got to win",
      "i ~ need a/one big/huge/last/more win",
      "i ~ need a win ~ badly/bad/desperately",
      "i need this/the money/win"};
  static const PatternSet kLost{
      "i have? just? lost everything/all/it/nearly/almost",
      "lost everything .",
      "he? perdido/perdi todo/mucho",
      "tengo que recuperar",
      "ich habe/hab ~ alles verloren/verspielt/verzockt",
      "ich habe/hab ~ schulden/miete/gehalt",
      "lost everything and/on/i/betting/gambling/tonight/today",
      "losing everything",
      "i ~ gambled away",
      "lost ~ all ~ my",
      "i have? lost all/too/so/way",
      "lost too/so much money/betting/gambling",
      "lost my/the? ~ rent/house/job/savings/car/salary/paycheck/wife/family/life/mortgage/tuition",
      "my ~ rent/mortgage/savings/paycheck/salary/tuition/wages/pension",
      "my ~ student/college/school/home/car loan/loans",
      "my ~ college/house/wedding/emergency/retirement fund/funds",
      "rent/grocery/food/bill money",
      "i ~ borrow/borrowed/borrowing",
      "borrow/borrowed/borrowing ~ money/cash",
      "took/take/taking/get out? a/another payday? loan",
      "payday loan",
      "loan shark/sharks",
      "sell/selling my blood/plasma/car/phone/stuff/things/house/furniture",
      "maxed out",
      "i ~ owe/owes ~ money/thousands/everyone/bookie/friends/family/shark",
      "sold/pawned my",
      "in/into/of debt",
      "debts",
      "no money ./left/for/and",
      "nothing left ./to/and",
      "myself/me ~ out of ~ hole",
      "i/am ~ dig/digging/climb/climbing/get/getting out of ~ hole",
      "bills are due ./and/today/tomorrow",
      "evicted/eviction/foreclosure",
      "everything i have/own",
      "my ~ last hope/chance/coins/money",
      "my ~ stole/stolen/stealing/took/taken/used/uses/using my ~ "
      "card/cards/money/wallet/account/cash/savings/phone",
      "i ~ stole/steal/stealing/stolen"};
  static const PatternSet kControl{
      "i just/really/still/simply? can/could not even? seem? to? "
      "control/quit/sleep/eat/afford",
      "and/but can/could not stop",
      "^ can/could not stop ./betting/gambling/it/now/myself",
      "can/could not stop betting/gambling/myself/playing",
      "i am unable to stop/quit",
      "i/had/a ~ relapse/relapsed/relapsing",
      "relapsed ./again/and/after",
      "gambler/gamblers anonymous",
      "gambling helpline/hotline",
      "taking/takes/taken/took/controls/controlling/consumes/consuming over? my life",
      "up/awake all night ~ bet/bets/betting/gamble/gambling/chasing/losing",
      "spielsucht/spielsuchtig/ludopatia/ludopata/adicto/adicta/accro/ludopatico",
      "gambling/betting ~ problem/problems",
      "problem with ~ gambling/betting/this",
      "problem gambler/gambling",
      "my/betting/gambling/it/getting ~ out of control",
      "lost control",
      "i am/was/keep/feel ~ losing control",
      "i have/had no control",
      "i can/could not cope",
      "i can/could not handle it/this/losing/losses/anymore/my/the "
      "./and/any/anymore/losses/pressure",
      "i can/could not take/bear/stand it/this/losing ./anymore/any",
      "betting/gambling is all/everything i think/do/care/have",
      "all i think/thought about ~ betting/gambling/bets",
      "i/can/could not/never stop thinking about ~ betting/gambling/bets/it",
      "i/been/am ~ bet/betting/gamble/gambling/gambled/spent/spend/spending way? too/so much",
      "bet/betting/gamble/gambling/gambled/spent/spend/spending way? too/so much "
      "money/lately/again",
      "ruined/ruining/destroying/destroyed/hurt/hurting/harmed/harming/wrecked/wrecking/costing/"
      "cost my life/family/marriage/relationship/finances/credit/home/job/kids/children/health",
      "wife/husband/partner/family/girlfriend/boyfriend/mom/mum/parents ~ "
      "find/finds/knows/know/leave/leaving/left/angry/mad/hates",
      "lie/lied/lying ~ about ~ gambling/betting/losses/bets/it/money",
      "hide/hiding/hid ~ gambling/betting/losses/bets/it/this from my/her/him/them/everyone",
      "gambling/betting ~ ruined/ruining/destroyed/destroying/hurting/harming/killing me/us",
      "have not slept",
      "i keep/kept betting/gambling ./even/though/although/anyway/despite",
      "i ~ promised ~ quit/stop",
      "no puedo parar/dejar/controlar/controlarme",
      "ich kann ~ nicht ~ aufhoren",
      "spielsucht/spielsuchtig",
      "self exclude/exclusion",
      "exclude/ban myself",
      "help me ~ stop/quit",
      "stop/quit ~ gambling/betting",
      "help with ~ gambling/betting/addiction",
      "i am ~ tilt/tilting/tilted",
      "on tilt"};
  static const PatternSet kFeelings{
      "hate myself",
      "i am/feel/was/get/got so/just/really/completely/totally/now? "
      "hopeless/worthless/ruined/depressed/guilty/despairing",
      "in despair",
      "everything/all/life is/feels ~ pointless/hopeless/meaningless",
      "what is the point anymore",
      "feel like giving up",
      "loss/losses/losing ~ killing me",
      "dad/mom/mum/father/mother/wife/husband/bookie/he/she/they will/would/gonna ~ kill me",
      "i feel ~ sick/terrible/awful/hopeless/depressed/guilty/anxious",
      "i am so/just/really/very? scared/stressed/anxious/miserable ./about/and/because/i"};
  // "How often do I need to win?"
  static const PatternSet kSober{"do/would/will/must/should i ~ need/have to win",
                                 "what is/are/does ~ chasing/tilt",
                                 "need/have to win to",
                                 "need to win #",
                                 "get ~ my stake back",
                                 "back to back",
                                 "push/void/voided/cancelled/postponed",
                                 "do/did/am i ~ bet/betting too much",
                                 "do i get"};
  const bool is_said =
      kMoneyBack.in(tokens) || kLost.in(tokens) || kControl.in(tokens) || kFeelings.in(tokens);
  return is_said && !kSober.in(tokens);
}

}  // namespace

// A sober sentence beside another one takes nothing of it back.
bool is_distress(const Tokens& message, const std::function<Tokens(const Tokens&)>& named) {
  return is_out_of_money(message) ||
         std::ranges::any_of(sentences_of(put_right(message)), [&](const Tokens& sentence) {
           return says_distress(sentence) ||
                  (may_say_distress(sentence) && !speaks_as_fan(named(sentence)));
         });
}

}  // namespace chalkline::wizard
