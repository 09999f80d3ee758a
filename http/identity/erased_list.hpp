#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "http/identity/database/accounts_db.hpp"

namespace chalkline::http {

// Beside the anchor, on another disk than the data directory.
std::filesystem::path erased_list_of(const std::filesystem::path& anchor);

// Empty where there is no file.
std::vector<ledger::AccountId> read_erased_list(const std::filesystem::path& file);

// The ledger's numbers of everybody who was erased, a line each, in a file outside the data
// directory: an older copy of accounts.db that is put back has them still.
class ErasedList {
 public:
  // `db` outlives it.
  ErasedList(AccountsDb& db, std::filesystem::path file);

  // Adds who is missing in the file, durably. Throws std::exception; calling again helps.
  void update();

 private:
  AccountsDb& db_;
  sqlite::Statement count_;
  sqlite::Statement all_;
  std::filesystem::path file_;
  std::uint64_t written_{};  // of the table's rows; 0 before the first look
};

}  // namespace chalkline::http
