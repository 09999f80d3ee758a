#include "wizard/understanding/names/terms.hpp"

#include <algorithm>
#include <array>
#include <ranges>
#include <string>

namespace chalkline::wizard {
namespace {

constexpr auto kTerms = std::to_array<ExplainedTerm>({
    {"moneyline", "Moneyline", "moneyline,money line,ml", "types-of-bets", "Types of Bets",
     "You pick the winner and nothing else matters. The price carries the difference in "
     "strength: a strong favourite pays little, an outsider pays much."},
    {"spread", "Point spread",
     "spread,point spread,handicap,puck line,run line,puckline,runline,ats,against the spread",
     "types-of-bets", "Types of Bets",
     "The spread gives the weaker team a head start so that both sides are close to even. At "
     "-3.5 the favourite must win by 4 or more; the underdog at +3.5 may lose by up to 3 and "
     "your bet still wins."},
    {"cover", "Cover", "cover,covers,covering", "types-of-bets", "Types of Bets",
     "A team covers when it does better than its spread asks: the favourite at -3.5 by winning "
     "by 4 or more, the underdog at +3.5 by losing by 3 at most, or by winning."},
    {"total", "Total", "total,over under,ou,over,under,over or under,points total", "types-of-bets",
     "Types of Bets",
     "You bet over or under a number, the points of both teams added together. Who wins does "
     "not matter, and overtime counts."},
    {"push", "Push", "push,pushes,pushed,tie,tied,draw,exactly on the number,on the number",
     "types-of-bets", "Types of Bets",
     "A result exactly on the line is a push: the stake comes back and nothing is won or lost. "
     "A line with a half point cannot be one."},
    {"overtime", "Overtime", "overtime,extra time,extra innings,shootout", "types-of-bets",
     "Types of Bets",
     "Overtime counts: bets on a game are decided by the final score, with overtime, extra "
     "innings and shootouts."},
    {"void", "Void bet",
     "void,voided,void bet,cancelled game,postponed,cancelled,canceled,rained out,called off",
     "types-of-bets", "Types of Bets",
     "A bet is void when its game, or its player's part in it, does not count. The stake comes "
     "back, as if there had been no bet."},
    {"settlement", "Settlement", "settlement,settled,settle,get paid,paid out,payout",
     "types-of-bets", "Types of Bets",
     "A bet is settled once its game has a final score: a win brings back stake and profit, a push "
     "or a void bet the stake. My Bets shows each bet with what became of it."},
    {"most-to-lose", "The most you can lose", "lose more than,most i can lose,owe", "types-of-bets",
     "Types of Bets",
     "The most that a bet can cost you is its stake, and that leaves your balance when you place "
     "it. "
     "Nothing is owed beyond it."},
    {"parlay", "Parlay", "parlay,accumulator,multi,combo bet,leg", "types-of-bets", "Types of Bets",
     "A parlay ties several picks into one bet: the decimal prices are multiplied, and one "
     "lost leg loses everything. The bookmaker's margin is multiplied too."},
    {"prop", "Prop", "prop,props,player prop,player props", "types-of-bets", "Types of Bets",
     "A prop asks about one player's figure, such as points or saves, over or under a line. It "
     "usually carries a higher bookmaker's margin than the main markets."},
    {"part-of-game", "Parts of a game", "half bet,period bet,quarter bet", "types-of-bets",
     "Types of Bets",
     "Bets here are on whole games: moneyline, spread and total, and figures of players. There are "
     "none on a half, a quarter or a period, on the exact score or on who scores."},
    {"teaser", "Teaser", "teaser,teasers", "types-of-bets", "Types of Bets",
     "A teaser is a parlay whose lines are moved in your favour, at a shorter price. Chalkline has "
     "none."},
    {"round-robin", "Round robin", "round robin,round robins", "types-of-bets", "Types of Bets",
     "A round robin is every parlay of so many legs that some picks allow: of three picks, three "
     "parlays of two. It carries the margin of each of them. Chalkline places parlays one by one."},
    {"future", "Future", "future,futures,outright,outrights", "types-of-bets", "Types of Bets",
     "A future is a bet on how a season ends, such as who wins the title. Chalkline has none: each "
     "bet is on a game."},
    {"placed", "A placed bet", "cash out,cash out a bet,cashout,cashouts", "types-of-bets",
     "Types of Bets",
     "There is no cash-out here: a placed bet stands, and is neither taken back nor changed nor "
     "ended early. It is settled when its game has a final score, and void if the game is not "
     "played."},
    {"simulated", "Simulated games",
     "simulated,simulated games,simulator,simulation,games real,game real,real games",
     "probability-basics", "Probability Basics",
     "Each game says whether it is real, replayed from a past season, or simulated. A simulated "
     "one "
     "is drawn by chance, from strengths and a seed that nobody is shown before it has ended. I do "
     "not know them either: I learn from results and prices, as you can."},
    {"live-bet", "Live bet", "live bet,live bets,live betting,in play,bet during,during the game",
     "types-of-bets", "Types of Bets",
     "A live bet is priced while the game runs. The bookmaker's margin on it is usually higher "
     "than before the "
     "start, and you have less time to compare."},
    {"conditional", "Conditional bet", "conditional,conditional bet,boost", "types-of-bets",
     "Types of Bets",
     "A conditional bet wins only if a condition and your pick both come true. The boost pays "
     "for the risk that the condition fails."},
    {"pickem", "Pick'em", "pickem,pick em", "types-of-bets", "Types of Bets",
     "A pick'em is a game without a favourite: the spread is 0, or both moneylines pay about the "
     "same. You pick the winner."},
    {"half-point", "Half point", "half point,half points,hook,key number,key numbers",
     "types-of-bets", "Types of Bets",
     "A half point rules a push out. Where games often end on one difference, as American "
     "football does on 3 and 7, moving across that number changes the chance a lot."},
    {"odds", "Odds",
     "odds,odds format,odds formats,american odds,decimal odds,fractional odds,price,line,plus "
     "and minus",
     "odds-formats", "Odds Formats",
     "Odds say two things: what you win, and how often you must win. At +150 a stake of 100 "
     "wins 150; at -150 you stake 150 to win 100; decimal 2.50 pays back 2.50 for each coin."},
    {"plus-money", "Plus money",
     "plus money,minus money,minus sign,plus sign,the plus,the minus,negative odds,odds "
     "negative,minus odds",
     "odds-formats", "Odds Formats",
     "Plus money is a price with a plus, such as +150: it wins more than the stake, and so has to "
     "win less than half of the time to break even. Minus money wins less than the stake."},
    {"implied-chance", "Implied chance",
     "implied chance,implied probability,break even,breakeven,implied odds", "odds-formats",
     "Odds Formats",
     "The implied chance is 1 divided by the decimal price. It is how often a bet at that "
     "price has to win to break even: at -110 that is 52.4% of the time."},
    {"margin", "Bookmaker's margin",
     "margin,margins,vig,vigorish,juice,overround,hold,house edge,dime line,dime lines,bookmakers "
     "make money,bookies "
     "make money",
     "odds-formats", "Odds Formats",
     "The implied chances of all sides add up to more than 100%. Out of that surplus comes the "
     "bookmaker's margin, and you pay it on each bet, won or lost."},
    {"no-vig", "No-vig chance", "no vig,no vig chance,novig,devig,fair odds,fair price,true odds",
     "odds-formats", "Odds Formats",
     "The no-vig chance is what is left of a price's implied chance once the bookmaker's margin is "
     "taken "
     "out, so that all sides add up to 100%. It is the market's own estimate."},
    {"favourite", "Favourite and underdog",
     "favourite,favourites,underdog,underdogs,outsider,chalk", "types-of-bets", "Types of Bets",
     "The favourite is the side that the market thinks more likely to win, so it pays less. "
     "The underdog pays more. Neither is a good bet by itself: only the price can make it one."},
    {"value", "Value", "value,value bet,value betting,expected value,ev,edge,edges",
     "value-betting", "Value Betting",
     "Value is chance times decimal price, minus 1. Above zero is good. A likely winner at too "
     "short a price is a bad bet."},
    {"pass", "Pass and lean", "pass,passes,passing on,lean,leans", "value-betting", "Value Betting",
     "I say Pass where no price is worth a bet, which is nearly always: a bet without an edge "
     "costs "
     "the bookmaker's margin. A lean is a side that looks worth its price while such edges have "
     "not "
     "held on 200 past cases: it is still a pass."},
    {"home-advantage", "Home advantage", "home advantage,home field,home court,home ice,home teams",
     "value-betting", "Value Betting",
     "Home teams win more often than not, and everybody knows it, so the price has it in it. It is "
     "a reason to bet only where the price has too little of it."},
    {"closing-line-value", "Closing-line value",
     "closing line value,clv,closing line,closing price,beat the close,closing odds",
     "contrarian-betting", "Contrarian Betting",
     "Closing-line value says how your price compares with the last one before the game, "
     "without the bookmaker's margin. It tells within dozens of bets what results need hundreds "
     "for."},
    {"line-movement", "Line movement",
     "line movement,line move,line moves,odds change,odds move,lines change,lines move,prices "
     "change,prices move,steam,reverse line movement,early or late,bet early",
     "contrarian-betting", "Contrarian Betting",
     "A line moves when money or news comes in. Moves usually carry news, so a price that has "
     "moved away is rarely still good."},
    {"contrarian", "Contrarian betting",
     "contrarian,contrarian betting,fade,fading,fade the public,public money,public,sharp "
     "money,sharps,square",
     "contrarian-betting", "Contrarian Betting",
     "Contrarian betting takes the side that the crowd does not. Popular sides can be a little "
     "too expensive; unpopular ones are not therefore good."},
    {"sharp", "Sharp", "a sharp,sharp bettor,sharp bettors,sharp bet,sharp side",
     "contrarian-betting", "Contrarian Betting",
     "A sharp is somebody who beats the closing price over many bets; a square bets for fun. Sharp "
     "money moves lines, so that what is left after the move is rarely worth following."},
    {"trap-game", "Trap game", "trap game,trap games,trap line", "contrarian-betting",
     "Contrarian Betting",
     "People call it a trap when a price looks too good, or a strong team may think of a later "
     "game. Both are known to everybody who bets, so that the price has them in it."},
    {"line-shopping", "Line shopping", "line shopping,shop for lines,best price,shopping",
     "line-shopping", "Line Shopping",
     "Line shopping is to look for the best price of the same bet. A few cents a bet separate "
     "losing from winning over a year, and it takes no opinion on the game."},
    {"middle", "Middle", "a middle", "line-shopping", "Line Shopping",
     "A middle is a bet on both sides of a game at different lines, such as over 210 and under "
     "215: "
     "a result between them wins both. It seldom comes, and each bet costs the bookmaker's "
     "margin."},
    {"coins", "Coins",
     "what are coins,more coins,out of coins,real money,withdraw,withdrawal,cash out my,my "
     "winnings,deposit,"
     "buy coins,coins work,coins to dollars,coins for money,coins worth,free coins,lend me coins,"
     "give me coins,is this gambling,is it gambling,you make money,chalkline make money,set my "
     "balance,my balance to,add coins",
     "bankroll-management", "Bankroll Management",
     "The coins of Chalkline are not money: they buy nothing and cannot be paid out. With fewer "
     "than 100 of them and no open bet you can begin again with 1,000, once in 7 days."},
    {"bankroll", "Bankroll",
     "bankroll,bank roll,bankroll management,money management,unit,units,go broke,going broke",
     "bankroll-management", "Bankroll Management",
     "Your bankroll is the sum that you can lose without harm. 5% of it is the ceiling for one "
     "bet; 1% to 2% is usual."},
    {"stake", "Stake",
     "stake,stakes,stake size,bet size,how much to bet,flat betting,same amount,same stake",
     "bankroll-management", "Bankroll Management",
     "A stake of 1% to 2% of your bankroll is usual, and 5% is the ceiling for one bet. Long "
     "losing runs come to everybody: stake so that you survive them."},
    {"chasing", "Chasing losses",
     "chasing,chasing losses,chase losses,tilt,martingale,doubling up,double my bet,double my "
     "stake,double up,double down",
     "bankroll-management", "Bankroll Management",
     "Chasing is to stake more in order to win losses back. Never let the last result choose "
     "the next stake: the next game does not know about it."},
    {"limits", "Breaks and limits",
     "take a break,taking a break,set a limit,set limits,a limit,my limits,my limit,loss limit,bet "
     "less,bet too much,bet too often,betting too much,betting too often,self exclude,self "
     "exclusion",
     "bankroll-management", "Bankroll Management",
     "In Settings you can take a break, which cannot be cut short, or limit your stakes, your bets "
     "a "
     "day and your losses a week. Stricter limits apply at once, looser ones after 24 hours. "
     "Nobody "
     "has to give a reason, and betting less is never a mistake."},
    {"variance", "Luck", "variance,luck,randomness,swings", "probability-basics",
     "Probability Basics",
     "Luck throws results wide: over 80 even bets it moves a return by some 20 per 100 either "
     "way. It shrinks with the square root of the number of bets, so slowly."},
    {"bad-beat", "Bad beat", "bad beat,bad beats", "probability-basics", "Probability Basics",
     "A bad beat is a bet that looked won and is lost at the very end. It feels worse than a plain "
     "loss and counts as much: late turns go both ways."},
    {"lock", "Lock", "a lock,lock bet,lock mean", "probability-basics", "Probability Basics",
     "A lock is what people call a bet that cannot lose. There is none: even at -500 the price "
     "itself leaves one chance in six."},
    {"streak", "Streak",
     "momentum,streak,streaks,losing run,losing runs,losing streak,winning streak,hot "
     "hand,gamblers "
     "fallacy,due,in a row",
     "probability-basics", "Probability Basics",
     "Streaks need no reason: among many bets some runs must be long. A win is never due, "
     "because the next game does not know about the last one."},
    {"probability", "Probability", "probability,chance,chances,independence,independent",
     "probability-basics", "Probability Basics",
     "A probability is how often a thing happens in the long run. Chances of independent "
     "things multiply, and shrink faster than it feels: three even bets all win one time in "
     "eight."},
    {"sample-size", "Sample size", "sample size,sample,how many bets,hit rate,win rate",
     "sports-statistics", "Sports Statistics",
     "A hit rate without its number of bets says nothing. 27 won of 50 fits any true rate from "
     "40 to 67%."},
    {"roi", "Return on investment", "ROI,return on investment,yield", "sports-statistics",
     "Sports Statistics",
     "ROI is the profit divided by all that was staked: 5 coins won on 100 staked are 5%. Over few "
     "bets luck decides it, so read it with its number of bets."},
    {"regression", "Regression to the mean", "regression,regression to the mean,mean reversion",
     "sports-statistics", "Sports Statistics",
     "Extreme records move back towards the average, because luck made a part of them. Expect "
     "it, and prefer numbers that repeat."},
    {"model", "Rating model",
     "model,models,rating,ratings,elo,power rating,power ratings,predictive model,predictive "
     "modeling",
     "predictive-modeling", "Predictive Modeling",
     "A rating for each team and a formula that turns two ratings into a chance are a model. "
     "Judge it on games that it has not seen; the closing price is its rival."},
    {"calibration", "Calibration", "calibration,calibrated,brier,brier score,log score",
     "predictive-modeling", "Predictive Modeling",
     "Chances are calibrated when things said to be 70% likely happen about 70% of the time. "
     "The Brier score is the mean squared distance of a chance from what happened: lower is "
     "better."},
    {"kelly", "Kelly criterion", "kelly,kelly criterion,half kelly,fractional kelly,kelly stake",
     "kelly-criterion", "Kelly Criterion",
     "Kelly stakes your edge divided by the odds, as a share of the bankroll. It trusts your "
     "chance blindly: bet a part of it, and never above 5%."},
    {"arbitrage", "Arbitrage",
     "arbitrage,arb,arbs,arbing,sure bet,surebet,hedge,hedging,both sides,both teams", "arbitrage",
     "Arbitrage",
     "An arb exists when the best implied chances of all sides add up to less than 100%. Every "
     "outcome then pays back the same; the risk is in moved prices and voided bets."},
    {"bayes", "Bayesian thinking", "bayes,bayesian,bayesian analysis,prior,bayes theorem",
     "bayesian-analysis", "Bayesian Analysis",
     "Begin with the no-vig price as your prior, and let news move you less than it feels "
     "like. What is public is in the price already."},
});

}  // namespace

std::span<const ExplainedTerm> explained_terms() { return kTerms; }

const ExplainedTerm* find_term(std::string_view id) {
  const auto found = std::ranges::find(kTerms, id, &ExplainedTerm::id);
  return found == kTerms.end() ? nullptr : &*found;
}

std::vector<Term> terms() {
  std::vector<Term> out;
  for (const auto& term : kTerms) {
    Term& one = out.emplace_back(Term{std::string{term.id}, std::string{term.title}, {}});
    for (const auto word : term.words | std::views::split(','))
      one.words.emplace_back(std::string_view{word});
  }
  return out;
}

}  // namespace chalkline::wizard
