#include "sports/feeds/live_props/player_name.hpp"

#include <doctest/doctest.h>

namespace chalkline::sports::live {
namespace {

TEST_CASE("names that differ in accents, dots and suffixes are one") {
  for (const auto& [one, other] : {std::pair{"Ronald Acuña Jr.", "ronald acuna"},
                                   {"J.T. Miller", "JT Miller"},
                                   {"Tim Stützle", "Tim Stutzle"},
                                   {"Ondřej Palát", "Ondrej  Palat"},
                                   {"Ryan O'Reilly", "Ryan OReilly"},
                                   {"Oliver Ekman-Larsson", "Oliver Ekman Larsson"},
                                   {"Vladimir Guerrero, Jr.", "Vladimir Guerrero"},
                                   {"Łukasz Żal", "Lukasz Zal"},
                                   {"Cedric Mullins II", "Cedric Mullins"}}) {
    CHECK(common_name(one) == common_name(other));
  }
  CHECK(common_name("Nick Suzuki") != common_name("Nicklas Suzuki"));
  CHECK(common_name("Артемий Панарин") != common_name("Артемий"));
  CHECK(common_name("") == "");
  CHECK(common_name("\xc3") != common_name("a"));  // cut off in the middle of a letter
}

TEST_CASE("a name joins one player, and none where two have it") {
  const TeamPlayers players{{{"1", "Sebastian Aho"}, "C", "CAR"},
                            {{"2", "Sebastian Aho"}, "D", "NYI"},
                            {{"3", "José Ramírez"}, "LW", "NYI"}};
  REQUIRE(find_player(players, "Jose Ramirez") != nullptr);
  CHECK(find_player(players, "Jose Ramirez")->player.id == "3");
  CHECK(find_player(players, "Sebastian Aho") == nullptr);
  CHECK(find_player(players, "Mathew Barzal") == nullptr);
}

}  // namespace
}  // namespace chalkline::sports::live
