#pragma once

#include <array>
#include <string_view>

// The words of aliases: short, and harmless in any pair. None says anything of a person, and none
// is a word of betting. With the numbers there are 48 * 48 * 90 of them.
namespace chalkline::http {

inline constexpr std::array<std::string_view, 48> kAliasQualities{
    "Amber",  "Azure",   "Blue",   "Brave", "Bright", "Brisk", "Calm",   "Clear",
    "Clever", "Coral",   "Cosy",   "Crisp", "Early",  "Eager", "Fair",   "Fresh",
    "Gentle", "Glad",    "Golden", "Grand", "Green",  "Happy", "Humble", "Jolly",
    "Keen",   "Kind",    "Lively", "Loyal", "Mellow", "Merry", "Mild",   "Neat",
    "Noble",  "Patient", "Plucky", "Proud", "Quick",  "Quiet", "Ready",  "Silver",
    "Smooth", "Steady",  "Sunny",  "Swift", "Tidy",   "Vivid", "Warm",   "Witty"};

inline constexpr std::array<std::string_view, 48> kAliasThings{
    "Acorn",   "Anchor", "Badger",  "Beacon",  "Birch",   "Bridge", "Brook",  "Cedar",
    "Cloud",   "Comet",  "Compass", "Crane",   "Delta",   "Dune",   "Falcon", "Fern",
    "Finch",   "Forest", "Garden",  "Glacier", "Harbor",  "Heron",  "Island", "Kite",
    "Lantern", "Lark",   "Maple",   "Meadow",  "Meteor",  "Oak",    "Orbit",  "Otter",
    "Panda",   "Pebble", "Pine",    "Planet",  "Prairie", "River",  "Robin",  "Sailor",
    "Sparrow", "Stone",  "Summit",  "Tulip",   "Valley",  "Walnut", "Willow", "Zephyr"};

}  // namespace chalkline::http
