#pragma once

#include <cstdint>
#include <filesystem>
#include <set>

#include "http/identity/database/accounts_db.hpp"

namespace chalkline::http {

// Beside the anchor, on another disk than the data directory.
std::filesystem::path erased_list_of(const std::filesystem::path& anchor);

// What accounts.db was told to forget for good.
struct Erased {
  std::set<ledger::AccountId> people{};
  std::set<ledger::ClassId> classes{};
};

// Adds those of an accounts.db, or of a list. Nothing where there is no file.
void add_erased_of_accounts(Erased& erased, const std::filesystem::path& accounts);
void add_erased_of_list(Erased& erased, const std::filesystem::path& file);

// The ledger's numbers of everybody who was erased, a line each, and then the ids of the classes,
// in a file outside the data directory: an older copy of accounts.db that is put back has them
// still.
class ErasedList {
 public:
  // `db` outlives it.
  ErasedList(AccountsDb& db, std::filesystem::path file);

  // Adds what is missing in the file, durably. Throws std::exception; calling again helps.
  void update();

 private:
  AccountsDb& db_;
  sqlite::Statement count_;
  sqlite::Statement people_;
  sqlite::Statement classes_;
  std::filesystem::path file_;
  std::uint64_t written_{};  // of the tables' rows; 0 before the first look
};

}  // namespace chalkline::http
