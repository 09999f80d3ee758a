#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <filesystem>
#include <optional>

#include "sports/store/schema.hpp"

namespace chalkline::sports {
namespace {

// SQLite's sentence; absent where the file is whole, or missing.
std::optional<std::string> damage_of(const std::string& path) {
  if (!std::filesystem::exists(path)) return std::nullopt;
  constexpr int kPrimaryCode = 0xff;
  try {
    sqlite::Connection db{path, sqlite::Access::kWrite};
    sqlite::Statement check{db, "PRAGMA quick_check(1)"};
    auto rows = check.query();
    rows.next();
    auto found = rows.get<std::string>(0);
    return found == "ok" ? std::nullopt : std::optional{std::move(found)};
  } catch (const sqlite::Error& error) {
    const int code = error.code & kPrimaryCode;
    if (code != SQLITE_NOTADB && code != SQLITE_CORRUPT) throw;
    return error.what();
  }
}

}  // namespace

void set_aside_if_damaged(const std::string& path) {
  namespace fs = std::filesystem;
  const auto damage = damage_of(path);
  if (!damage) return;
  auto aside = path + ".damaged";
  for (int next = 2; fs::exists(aside); ++next) aside = fmt::format("{}.damaged-{}", path, next);
  for (const auto* part : {"-wal", ""}) {
    if (fs::exists(path + part)) fs::rename(path + part, aside + part);
  }
  fs::remove(path + "-shm");
  spdlog::error("sports.db is damaged ({}). It is set aside as {}, and begun anew.", *damage,
                aside);
}

}  // namespace chalkline::sports
