#include "http/identity/erased_list.hpp"

#include <fmt/format.h>

#include <charconv>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/durable_file.hpp"
#include "base/hex.hpp"
#include "http/identity/people/person_rows.hpp"

namespace chalkline::http {
namespace {

constexpr auto kPeople = "SELECT id FROM erased";
constexpr auto kClasses = "SELECT id FROM erased_classes";
// Before the id of a class, so that no number of a person is read from it.
constexpr std::string_view kClass = "class ";

void add_class(Erased& erased, const std::string& id) {
  if (const auto in_class = from_hex<sizeof(ledger::ClassId)>(id)) erased.classes.insert(*in_class);
}

void add_people(Erased& erased, sqlite::Statement& statement) {
  const auto ids = read_ids(statement.query());
  erased.people.insert(ids.begin(), ids.end());
}

void add_classes(Erased& erased, sqlite::Statement& statement) {
  for (auto rows = statement.query(); rows.next();) add_class(erased, rows.get<std::string>(0));
}

}  // namespace

std::filesystem::path erased_list_of(const std::filesystem::path& anchor) {
  auto file = anchor;
  file += ".erased";
  return file;
}

void add_erased_of_accounts(Erased& erased, const std::filesystem::path& accounts) {
  if (!std::filesystem::exists(accounts)) return;
  sqlite::Connection db{accounts, sqlite::Access::kRead};
  sqlite::Statement people{db, kPeople};
  add_people(erased, people);
  // A backup of an older version has no such table.
  sqlite::Statement has_classes{db, "SELECT 1 FROM sqlite_schema WHERE name = 'erased_classes'"};
  if (!has_classes.query().next()) return;
  sqlite::Statement classes{db, kClasses};
  add_classes(erased, classes);
}

void add_erased_of_list(Erased& erased, const std::filesystem::path& file) {
  std::ifstream in{file};
  for (std::string line; std::getline(in, line);) {
    std::uint64_t number{};
    if (line.starts_with(kClass)) {
      add_class(erased, line.substr(kClass.size()));
    } else if (std::from_chars(line.data(), line.data() + line.size(), number).ec == std::errc{}) {
      erased.people.insert(ledger::AccountId{number});
    }
  }
}

ErasedList::ErasedList(AccountsDb& db, std::filesystem::path file)
    : db_{db},
      count_{db, "SELECT (SELECT count(*) FROM erased) + (SELECT count(*) FROM erased_classes)"},
      people_{db, kPeople},
      classes_{db, kClasses},
      file_{std::move(file)} {}

void ErasedList::update() {
  Erased erased;
  std::uint64_t known = 0;
  {
    const auto held = db_.lock();
    auto rows = count_.query();
    rows.next();
    known = rows.get<std::uint64_t>(0);
    if (known == written_) return;
    add_people(erased, people_);
    add_classes(erased, classes_);
  }
  add_erased_of_list(erased, file_);
  std::string text;
  for (const auto id : erased.people)
    fmt::format_to(std::back_inserter(text), "{}\n", ledger::raw(id));
  for (const auto& id : erased.classes)
    fmt::format_to(std::back_inserter(text), "{}{}\n", kClass, to_hex(id));
  write_durably(file_, text);
  written_ = known;
}

}  // namespace chalkline::http
