#include "http/identity/erased_list.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "base/durable_file.hpp"
#include "http/identity/people/person_rows.hpp"

namespace chalkline::http {

std::filesystem::path erased_list_of(const std::filesystem::path& anchor) {
  auto file = anchor;
  file += ".erased";
  return file;
}

std::vector<ledger::AccountId> read_erased_list(const std::filesystem::path& file) {
  std::vector<ledger::AccountId> ids;
  std::ifstream in{file};
  for (std::uint64_t number{}; in >> number;) ids.push_back(ledger::AccountId{number});
  return ids;
}

ErasedList::ErasedList(AccountsDb& db, std::filesystem::path file)
    : db_{db},
      count_{db, "SELECT count(*) FROM erased"},
      all_{db, "SELECT id FROM erased ORDER BY id"},
      file_{std::move(file)} {}

void ErasedList::update() {
  std::vector<ledger::AccountId> erased;
  {
    const auto held = db_.lock();
    auto rows = count_.query();
    rows.next();
    if (rows.get<std::uint64_t>(0) == written_) return;
    erased = read_ids(all_.query());
  }
  std::set<ledger::AccountId> all{erased.begin(), erased.end()};
  const auto kept = read_erased_list(file_);
  all.insert(kept.begin(), kept.end());
  std::string text;
  for (const auto id : all) fmt::format_to(std::back_inserter(text), "{}\n", ledger::raw(id));
  write_durably(file_, text);
  written_ = erased.size();
}

}  // namespace chalkline::http
