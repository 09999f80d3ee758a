#include "wizard/understanding/sentence.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "wizard/understanding/cues/cues.hpp"
#include "wizard/understanding/dates.hpp"
#include "wizard/understanding/games.hpp"
#include "wizard/understanding/intents.hpp"
#include "wizard/understanding/names/unknown_name.hpp"
#include "wizard/understanding/own_record.hpp"
#include "wizard/understanding/past.hpp"
#include "wizard/understanding/slots.hpp"
#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {
namespace {

using ledger::Market;
using ledger::Side;

// Reads one sentence into a question, part after part.
class SentenceReader {
 public:
  SentenceReader(const Reading& reading, const Vocabulary& vocabulary, const Topic& before)
      : reading_(reading), tokens_(reading.tokens), vocabulary_(vocabulary), before_(before) {}

  Question read() {
    read_slots();
    read_intent(reading_, vocabulary_, before_, out_);
    switch (out_.intent) {
      case Intent::kAdvice:
      case Intent::kExplainPrice:
      case Intent::kWorth:
        about_games();
        break;
      case Intent::kSlipBet:
        about_slip();
        break;
      case Intent::kBestValue:
      case Intent::kGames:
      case Intent::kSmallestMargins:
      case Intent::kOwnRecord:
      case Intent::kWizardRecord:
        about_list();
        break;
      case Intent::kResults:
      case Intent::kForm:
      case Intent::kPlacedBets:
        read_past(reading_, vocabulary_, before_, out_);
        break;
      default:
        break;
    }
    return std::move(out_);
  }

 private:
  bool names_team() const { return !reading_.mentions.empty(); }
  void read_slots() {
    out_.sport = sport_in(tokens_);
    out_.market = market_in(tokens_);
    out_.prop = prop_in(tokens_);
    out_.when = when_in(tokens_, vocabulary_.days);
    out_.no_such_date = no_such_date_in(tokens_);
    out_.filter = filter_in(tokens_);
    const auto numbers = numbers_in(tokens_);
    out_.line = numbers.line;
    out_.odds = numbers.odds;
    out_.other_odds = numbers.other_odds;
    out_.is_decimal = numbers.is_decimal;
    out_.stake = numbers.stake;
    const bool is_sum = out_.market == Market::kTotal || out_.market == Market::kProp;
    if (is_sum) out_.side = over_or_under(tokens_);
    if (!out_.market && out_.line)
      out_.market = numbers.is_total ? Market::kTotal : Market::kSpread;
    if (out_.market == Market::kMoneyline && out_.line && !numbers.is_total)
      out_.market = Market::kSpread;
  }

  void about_list() {
    const bool is_record =
        out_.intent == Intent::kOwnRecord || out_.intent == Intent::kWizardRecord;
    if (is_record && out_.market == Market::kMoneyline && !says_moneyline(tokens_))
      out_.market.reset();
    if (out_.intent == Intent::kOwnRecord)
      return read_own_record(reading_, vocabulary_, before_, out_);
    if (before_.intent == out_.intent && goes_on(tokens_)) {
      if (!out_.sport) out_.sport = before_.sport;
      if (!out_.market) out_.market = before_.market;
      if (!out_.when) out_.when = before_.when;
      if (out_.filter == RecordFilter::kAll) out_.filter = before_.filter;
    }
    if (names_team()) take(find_games(reading_, vocabulary_, {out_.sport, out_.when, &before_}));
    if (is_record) about_past();
    out_.side.reset();
  }

  // A record is of games that were, whichever teams play next.
  void about_past() {
    out_.says_past = says_past(tokens_);
    out_.doubt = Doubt::kNone;
    out_.unclear.clear();
    out_.near.clear();
    out_.without_game.clear();
    out_.not_meeting.clear();
  }

  void about_games() {
    out_.own_percent = own_percent_in(tokens_);
    out_.asks_stake = asks_stake(tokens_);
    static const PatternSet kBankroll{"i have/got/had/own # coin/coins/bucks/dollars",
                                      "bankroll/balance of/is #", "with # coins ,"};
    if (out_.asks_stake && kBankroll.in(tokens_)) out_.stake.reset();
    out_.asks_winnings = out_.stake && asks_winnings(tokens_);
    out_.asks_trap = says_trap(tokens_);
    out_.asks_home = asks_home(tokens_);
    if (names_team()) {
      take(find_games(reading_, vocabulary_, {sport_of_question(), out_.when, &before_}));
      if (!out_.market && !out_.line && goes_on(tokens_)) out_.market = before_.market;
      out_.unknown_beside = name_beside_team(tokens_);
    } else if (is_price_alone()) {
      out_.doubt = Doubt::kOnlyPrice;
    } else if (auto name = other_name(tokens_); !name.empty()) {
      out_.doubt = Doubt::kNoTeam;
      out_.unclear = std::move(name);
      offer_like_it();
    } else if (has_topic(before_)) {
      take_topic();
    } else if (out_.intent == Intent::kAdvice) {
      nothing_named();
    } else if (!out_.odds && !out_.stake) {
      out_.doubt = Doubt::kNoTopic;
    }
    find_under_way();
    if (out_.odds && !out_.market && !out_.games.empty()) out_.market = Market::kMoneyline;
    find_side();
    if (!out_.sport) out_.sport = sport_of(out_.teams);
    if (out_.doubt == Doubt::kNone && out_.games.empty() && out_.odds)
      out_.doubt = Doubt::kOnlyPrice;
    const bool is_found = out_.doubt == Doubt::kNone && !out_.games.empty();
    if (is_found && (out_.asks_home || asks_start(tokens_))) out_.doubt = Doubt::kOnlyStart;
  }

  // A game under way is named like one to come. It is what is meant where the words say so, and
  // where they name no game to come.
  void find_under_way() {
    if (!names_team() || vocabulary_.under_way.empty()) return;
    const auto& playing = vocabulary_.under_way;
    const Board board{{playing.begin(), playing.end()}};
    const Vocabulary now{vocabulary_.names, board, vocabulary_.days};
    auto found = find_games(reading_, now, {sport_of_question(), out_.when, &before_});
    const bool has_all =
        found.doubt == Doubt::kNone && found.without_game.empty() && found.not_meeting.empty();
    if (!has_all || found.games.size() != 1) return;
    out_.under_way = found.games.front();
    const bool is_pair_to_come = out_.games.size() == 1 && out_.teams.size() == 2;
    const bool is_to_come =
        found.teams.size() == 2 ? is_pair_to_come : out_.doubt != Doubt::kNoGame;
    if (is_to_come && !says_live(tokens_)) return;
    found.games.clear();
    found.doubt = Doubt::kUnderWay;
    take(std::move(found));
  }

  // "Explain -150" asks the same whatever was talked about before, "why is it -150" does not.
  bool is_price_alone() const {
    static const PatternSet kGame{"it/this/that/they/them/these/those/there/their/its/why"};
    return out_.intent == Intent::kExplainPrice && out_.odds && !kGame.in(tokens_) &&
           (!out_.market || asks_winnings(tokens_));
  }

  // The one that all teams play.
  static std::optional<ledger::Sport> sport_of(const std::vector<TeamKey>& teams) {
    const bool are_of_one =
        std::ranges::adjacent_find(teams, std::not_equal_to{}, &TeamKey::sport) == teams.end();
    return teams.empty() || !are_of_one ? std::nullopt : std::optional{teams.front().sport};
  }

  std::optional<ledger::Sport> sport_of_question() const {
    if (out_.sport) return out_.sport;
    return goes_on(tokens_) ? before_.sport : std::nullopt;
  }

  void take(FoundGames found) {
    out_.games = std::move(found.games);
    out_.teams = std::move(found.teams);
    mention_of_team_ = std::move(found.mentions);
    out_.doubt = found.doubt;
    out_.unclear = std::move(found.unclear);
    out_.near = std::move(found.near);
    out_.without_game = std::move(found.without_game);
    out_.not_meeting = std::move(found.not_meeting);
    out_.games_left_out = found.games_left_out;
  }

  void take_topic() {
    out_.teams = before_.teams;
    out_.games = before_.games;
    static const PatternSet kNext{"next ./game/match", "play/playing/plays next"};
    const bool may_be_another = out_.when || out_.games.empty() || kNext.in(tokens_);
    if (may_be_another && !before_.teams.empty())
      take(find_games(before_.teams, vocabulary_, out_.when));
    if (!out_.sport) out_.sport = before_.sport;
    const bool was_parlay = before_.filter == RecordFilter::kParlays && before_.games.size() > 1;
    // "How much do I win" names no market.
    const bool is_win = out_.market == Market::kMoneyline && !says_moneyline(tokens_);
    if (was_parlay && !out_.line && (!out_.market || is_win)) {
      out_.filter = RecordFilter::kParlays;
      out_.market.reset();
    }
    const bool keeps_market = !out_.market && !out_.line;
    if (keeps_market) out_.market = before_.market;
    if (!out_.side && keeps_market) out_.side = side_of_topic();
    if (asks_other_side(tokens_)) take_other_side();
  }

  // That of the same team where it is another game now.
  std::optional<Side> side_of_topic() const {
    const bool is_same =
        before_.games.empty() || out_.games.empty() || before_.games.front() == out_.games.front();
    const bool is_team = before_.side == Side::kHome || before_.side == Side::kAway;
    if (is_same || !is_team) return before_.side;
    const auto* then = vocabulary_.board.find(before_.games.front());
    const auto* now = vocabulary_.board.find(out_.games.front());
    if (then == nullptr || now == nullptr) return std::nullopt;
    const auto& team = before_.side == Side::kHome ? then->home : then->away;
    if (now->home == team) return Side::kHome;
    return now->away == team ? std::optional{Side::kAway} : std::nullopt;
  }

  // The other side of the one that was named, or else of the one that the answer was on.
  void take_other_side() {
    const auto& advised = before_.advised;
    const auto side = before_.side || !advised ? before_.side : std::optional{advised->side};
    if (!before_.side && advised && !out_.market) out_.market = advised->market;
    if (side) out_.side = other(*side);
  }

  static Side other(Side side) {
    if (side == Side::kOver) return Side::kUnder;
    return side == Side::kUnder ? Side::kOver : ledger::opponent(side);
  }

  // Teams that are called like what is unclear, or else the next games.
  void offer_like_it() {
    out_.near = teams_called_like(vocabulary_, out_.unclear);
    if (out_.near.empty()) out_.near = next_games(vocabulary_, out_.sport, out_.when);
  }

  // A game was asked about, and no team of it is known.
  void nothing_named() {
    out_.unclear = unknown_name(tokens_);
    out_.doubt = out_.unclear.empty() ? Doubt::kNoTopic : Doubt::kNoTeam;
    offer_like_it();
  }

  // The team that was named alone, or the one before a verb or a number.
  void find_side() {
    const bool is_of_team =
        !out_.market || out_.market == Market::kMoneyline || out_.market == Market::kSpread;
    if (!is_of_team || out_.games.empty() || !names_team()) return;
    const auto* game = vocabulary_.board.find(out_.games.front());
    const auto chosen = chosen_team();
    if (game == nullptr || !chosen) return;
    const auto& team = out_.teams.at(*chosen);
    if (team.sport != game->sport) return;
    if (team.code == game->home) out_.side = Side::kHome;
    if (team.code == game->away) out_.side = Side::kAway;
  }

  std::optional<std::size_t> chosen_team() const {
    if (out_.teams.size() == 1) return 0;
    static const PatternSet kAfter{
        "win/wins/beat/beats/beating/cover/covers/ml/moneyline/#/winning/covering/upset/lose/loses",
        "at #", "keep/keeps/stay/stays", "to/going win/cover/beat/lose/to", "over $team"};
    for (std::size_t i = 0; i < out_.teams.size(); ++i) {
      const auto at = reading_.mentions.at(mention_of_team_.at(i)).at;
      if (kAfter.begins_at(tokens_, at + 1)) return i;
    }
    return std::nullopt;
  }

  void about_slip() {
    const auto& slip = vocabulary_.slip;
    if (slip.empty()) {
      out_.doubt = Doubt::kNoPick;
      return;
    }
    if (names_team()) take(find_games(reading_, vocabulary_, {out_.sport, out_.when, &before_}));
    const auto ordinal = ordinal_in(tokens_);
    const auto place = ordinal == kLastPick ? slip.size() : ordinal.value_or(0);
    const auto pick = std::ranges::find_if(slip, [&](const SlipPick& one) {
      const bool is_game =
          out_.games.empty() || std::ranges::find(out_.games, one.game) != out_.games.end();
      const bool is_place = place == 0 || place == static_cast<std::size_t>(&one - slip.data()) + 1;
      return is_game && is_place && (!out_.market || one.market == *out_.market);
    });
    if (pick == slip.end()) {
      out_.doubt = Doubt::kNoPick;
      return;
    }
    out_.is_whole_slip = slip.size() > 1 && !ordinal && !names_team() && !out_.market;
    out_.slip_pick = static_cast<std::size_t>(pick - slip.begin());
    out_.games = {pick->game};
    out_.market = pick->market;
    out_.side = pick->side;
  }

  const Reading& reading_;
  const Tokens& tokens_;
  const Vocabulary& vocabulary_;
  const Topic& before_;
  Question out_;
  std::vector<std::size_t> mention_of_team_;
};

}  // namespace

Question understand_sentence(const Reading& reading, const Vocabulary& vocabulary,
                             const Topic& before) {
  return SentenceReader{reading, vocabulary, before}.read();
}

}  // namespace chalkline::wizard
