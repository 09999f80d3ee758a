#include "sports/simulation/draws/world.hpp"

#include <fmt/format.h>
#include <sodium.h>

#include <cstring>

#include "base/hex.hpp"
#include "base/sha256.hpp"

namespace chalkline::sports::simulated {
namespace {

std::string first_digits(const Sha256Digest& digest) { return to_hex(digest).substr(0, 8); }

Seed first_bits(const GameKey& key) {
  std::uint64_t bits{};
  std::memcpy(&bits, key.data(), sizeof bits);
  return Seed{bits};
}

}  // namespace

World::World(const MasterSeed& seed, ListedUntil until)
    : name_{first_digits(sha256("chalkline world " + seed.text()))},
      until_{until},
      master_{sha256("chalkline master " + seed.text())} {}

World World::before_keys(const MasterSeed& seed) {
  World world;
  world.name_ = first_digits(sha256("chalkline seed " + seed.text()));
  world.master_ = sha256("chalkline quotes " + seed.text());
  world.before_ = Seed{seed.number()};
  return world;
}

GameKey World::derived(std::string_view purpose) const {
  GameKey key{};
  crypto_auth_hmacsha256(key.data(), reinterpret_cast<const unsigned char*>(purpose.data()),
                         purpose.size(), master_.data());
  return key;
}

Seed World::season(RngPurpose purpose, ledger::Sport sport, std::int64_t season) const {
  if (before_) return before_->of(purpose).of(sport).of(static_cast<std::uint64_t>(season));
  return first_bits(derived(
      fmt::format("season {} {} {}", std::to_underlying(purpose), ledger::name_of(sport), season)));
}

Seed World::names() const {
  return before_ ? before_->of(RngPurpose::kNames) : first_bits(derived("names"));
}

std::optional<GameKey> World::key(Slot slot) const {
  if (before_) return std::nullopt;
  return derived(fmt::format("game {} {}", ledger::name_of(slot.sport), slot.number));
}

Derivation World::derivation(Slot slot) const {
  const auto listed = listed_at(slot);
  if (before_ || listed <= until_.first) return Derivation::kFirst;
  if (listed <= until_.all_figures) return Derivation::kAllFigures;
  if (listed <= until_.innings) return Derivation::kInnings;
  return listed <= until_.lineups ? Derivation::kLineups : kDerivation;
}

bool World::is_of_double_round_robin(Slot slot) const {
  return before_ || starts_at(slot) <= until_.double_round_robins;
}

GameDraws World::draws(Slot slot) const {
  if (const auto own = key(slot)) return GameDraws{*own};
  return GameDraws{
      before_->of(RngPurpose::kGame).of(slot.sport).of(static_cast<std::uint64_t>(slot.number))};
}

GameKey World::quote_key() const { return derived("quotes"); }

}  // namespace chalkline::sports::simulated
