#include "ledger/rules/record_size.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <map>

#include "tests/ledger/figures.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/log_keys.hpp"

// The longest record of each event that the ledger takes.
namespace chalkline::ledger {
namespace {

using namespace test;

// Every optional value is there.
class Filled {
 public:
  template <class T>
  static void fill(T& value) {
    if constexpr (HasFields<T>)
      for_each_field(value, [](const char*, auto& member) { fill(member); });
  }
  template <class T>
  static void fill(std::optional<T>& value) {
    fill(value.emplace());
  }
};

// Of the events of no text and no list, whose length hangs on nothing but what is there of them.
std::map<std::string, std::size_t> lengths_of_filled() {
  std::map<std::string, std::size_t> lengths;
  const auto add = [&]<class E>(E event) {
    Filled::fill(event);
    const Record record{1, kNoon, 0, 0, postings_of(event), event, E::type.version, salt_number(1)};
    lengths[E::type.name] = encode(record).size();
  };
  [&]<class... E>(std::variant<E...>*) { (add(E{}), ...); }(static_cast<Event*>(nullptr));
  return lengths;
}

std::string name_of_bytes(std::size_t number) {
  return fmt::format("{:0{}}", number, kNameBytesMax);
}

// 200 letters of four bytes each.
std::string longest_reason() {
  std::string text;
  for (std::size_t i = 0; i < kOperatorTextMax; ++i) text += "\U0001F3C0";
  return text;
}

GameScheduled longest_game(std::size_t number) {
  GameScheduled game = scheduled(game_of(name_of_bytes(number)));
  for (auto* name : {&game.home_name, &game.home_code, &game.away_name, &game.away_code})
    *name = std::string(kNameBytesMax, 'n');
  return committed(game, std::string(kRevealBytesMax, 'r'));
}

// As many as there may be, each with every figure.
std::vector<PlayerFigures> all_players() {
  std::vector<PlayerFigures> players;
  for (std::size_t number = 0; number < kPlayersMax; ++number) {
    auto& player = players.emplace_back(PlayerFigures{name_of_bytes(number), true});
    for (std::size_t type = 1; type <= enum_names<PropType>.size(); ++type)
      player.figures.push_back({static_cast<PropType>(type), 65'535});
  }
  return players;
}

// A parlay of ten props.
PlaceSlip longest_bet() {
  SlipBet bet{1, {}, 50};
  for (std::size_t number = 0; number < kParlayLegsMax; ++number) {
    auto pick = total(longest_game(number).game, Side::kOver, 31, -120);
    pick.market = Market::kProp;
    pick.prop = PropSubject{name_of_bytes(1), std::string(kNameBytesMax, 'n'), PropType::kPoints};
    bet.picks.push_back(pick);
  }
  return {kAlice, key(1), {bet}};
}

GuessMargin longest_guess() {
  GuessMargin guess{kAlice, {}, 100};
  for (std::size_t number = 0; number < kParlayLegsMax; ++number)
    guess.sides.push_back(
        {longest_game(number).game, Market::kTotal, Side::kOver, 9, -110, -110, kNoon - 1min});
  return guess;
}

// Two keys of a log with the longest name.
void adopt_the_longest_keys(LedgerHarness& ledger) {
  const std::string origin(kNameBytesMax, 'o');
  const auto first = log_key("first", origin);
  ledger.accept(AdoptLogKey{first_key(first)});
  ledger.accept(AdoptLogKey{rotated_key(first, log_key("second", origin))});
}

void check_refused(LedgerHarness& ledger, Command command, Rejection refusal) {
  const auto outcome = ledger.execute(std::move(command));
  REQUIRE_FALSE(outcome);
  CHECK(outcome.error() == refusal);
}

// Gives the ledger each of the longest commands, and before it the same with one more.
void play_the_longest(LedgerHarness& ledger) {
  ledger.accept(AdoptRules{kLatestRules});
  check_refused(ledger,
                AdoptLogKey{first_key(log_key("first", std::string(kNameBytesMax + 1, 'o')))},
                Rejection::kLogKeyInvalid);
  adopt_the_longest_keys(ledger);
  ledger.accept(OpenAccount{kAlice});
  auto game = longest_game(kParlayLegsMax);
  game.home_name += 'n';
  check_refused(ledger, ScheduleGame{game}, Rejection::kGameInvalid);
  for (std::size_t number = 0; number < kParlayLegsMax; ++number)
    ledger.accept(ScheduleGame{longest_game(number)});
  auto bet = longest_bet();
  bet.bets.front().picks.front().prop->name += 'n';
  check_refused(ledger, bet, Rejection::kLegsInvalid);
  ledger.accept(longest_bet());
  auto guess = longest_guess();
  guess.sides.push_back(guess.sides.front());
  check_refused(ledger, guess, Rejection::kParlayLegsInvalid);
  ledger.accept(longest_guess());

  ledger.clock.set(kTipOff + 1h);
  const auto id = longest_game(0).game;
  RecordResult result{id, {1, 0}, {}, all_players(), true};
  result.players.push_back({"one more", true, {}});
  check_refused(ledger, result, Rejection::kResultInvalid);
  result.players.pop_back();
  ledger.accept(result);
  check_refused(ledger, RevealGame{id, std::string(kRevealBytesMax + 1, 'r')},
                Rejection::kRevealInvalid);
  ledger.accept(RevealGame{id, std::string(kRevealBytesMax, 'r')});
  auto act = set_result(id, {0, 1});
  act.act.reason = longest_reason() + 'x';
  check_refused(ledger, act, Rejection::kActInvalid);
  act.act.reason = longest_reason();
  ledger.accept(act);
}

TEST_CASE("the longest record of every event fits the log") {
  auto lengths = lengths_of_filled();
  LedgerHarness ledger;
  play_the_longest(ledger);
  for (Position at = 1; at <= ledger.log().position(); ++at) {
    auto& longest = lengths[type_of(ledger.record(at).event).name];
    longest = std::max(longest, ledger.log().read(at)->size());
  }
  CHECK(lengths.size() == std::variant_size_v<Event>);
  for (const auto& [name, bytes] : lengths) {
    CAPTURE(name);
    CHECK(bytes <= kRecordBytesMax);
  }
  // The bounds that this program is compiled by are those that decide keeps: none is lower than
  // what it lets through, and those of texts and lists are reached.
  const auto check_bound = [&]<class E>(const E&) {
    const std::string name = E::type.name;
    CAPTURE(name);
    constexpr auto kMost = kFrameBytesMax + kEventBytesMax<E>;
    CHECK(lengths[name] <= kMost);
    // Fewer postings than three, and of a bet one of parlay and condition.
    constexpr std::size_t kSlack = 3 * 17 + 16;
    CHECK(lengths[name] + kSlack >= kMost);
  };
  [&]<class... E>(std::variant<E...>*) { (check_bound(E{}), ...); }(static_cast<Event*>(nullptr));
  CHECK(lengths["StatisticsRecorded"] > 50'000);
}

}  // namespace
}  // namespace chalkline::ledger
