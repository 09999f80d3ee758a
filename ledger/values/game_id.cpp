#include "ledger/values/game_id.hpp"

#include "base/hex.hpp"
#include "base/sha256.hpp"

namespace chalkline::ledger {
namespace {

constexpr std::string_view kClassRun = "class-";
constexpr std::size_t kIdDigits = 2 * sizeof(ClassId);

}  // namespace

GameId game_id(Source source, std::string_view source_key) {
  std::string name{name_of(source)};
  name += ':';
  name += source_key;
  const auto digest = sha256(name);
  std::uint64_t id{};
  for (std::size_t byte = 0; byte < sizeof id; ++byte) id = id << 8 | digest.at(byte);
  return GameId{id};
}

std::string class_run_prefix(const ClassId& id) {
  std::string prefix{kClassRun};
  prefix += to_hex(id);
  prefix += '-';
  return prefix;
}

std::optional<ClassId> class_of_game(Source source, std::string_view source_key) {
  if (source != Source::kReplay) return std::nullopt;
  auto run = source_key.substr(source_key.rfind('/') + 1);
  if (!run.starts_with(kClassRun)) return std::nullopt;
  run.remove_prefix(kClassRun.size());
  if (run.size() <= kIdDigits || run[kIdDigits] != '-') return std::nullopt;
  return from_hex<sizeof(ClassId)>(run.substr(0, kIdDigits));
}

}  // namespace chalkline::ledger
