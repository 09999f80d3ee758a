#include "base/sqlite/sqlite.hpp"

#include "base/sqlite/checked_pages.hpp"

namespace chalkline::sqlite {
namespace {

// Nobody waits for long: readers and the writer do not block each other in WAL mode. The waits that
// remain are the instants in which the first connection recovers a WAL or the last one folds it in,
// and two programs that write to one file, as an import beside a running server.
constexpr int kBusyTimeoutMs = 5'000;

// Meanwhile nobody else writes. This program's readers are done in far less, and for others' it is
// better to come again.
constexpr int kEmptyWalTimeoutMs = 100;

}  // namespace

bool is_passing(const Error& error) {
  switch (error.code & 0xff) {
    case SQLITE_FULL:
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM:
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
    case SQLITE_CANTOPEN:
      return true;
    case SQLITE_IOERR:
      return error.code != SQLITE_IOERR_DATA;
    default:
      return false;
  }
}

Connection::Connection(const std::filesystem::path& file, Access access, Pages pages) {
  const auto flags =
      access == Access::kWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
  sqlite3* handle = nullptr;
  // NOMUTEX: a connection is one thread's, so SQLite need not lock it.
  const auto result = sqlite3_open_v2(file.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX,
                                      pages == Pages::kChecked ? checked_pages() : nullptr);
  handle_.reset(handle);
  if (result != SQLITE_OK) throw Error(file.string() + ": " + sqlite3_errstr(result), result);
  sqlite3_extended_result_codes(handle, 1);
  if (pages == Pages::kChecked) {
    // Has no effect on a database that has content.
    int reserved = kChecksumBytes;
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_RESERVE_BYTES, &reserved);
  }
  sqlite3_busy_timeout(handle, kBusyTimeoutMs);
}

void Connection::run(const char* script) {
  if (sqlite3_exec(handle(), script, nullptr, nullptr, nullptr) != SQLITE_OK) fail();
}

void Connection::keep_wal(bool keep) {
  sqlite3_db_config(handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr);
}

bool Connection::empty_wal() {
  sqlite3_busy_timeout(handle(), kEmptyWalTimeoutMs);
  const auto result =
      sqlite3_wal_checkpoint_v2(handle(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
  sqlite3_busy_timeout(handle(), kBusyTimeoutMs);
  if ((result & 0xff) == SQLITE_BUSY) return false;  // with any further detail
  if (result != SQLITE_OK) fail();
  return true;
}

void Connection::fail() const {
  const auto* file = sqlite3_db_filename(handle(), "main");
  const auto code = sqlite3_extended_errcode(handle());
  const auto* words =
      code == SQLITE_IOERR_DATA ? "a page is not as it was written" : sqlite3_errmsg(handle());
  throw Error(std::string{file == nullptr ? "" : file} + ": " + words, code);
}

bool Rows::next() {
  const auto result = sqlite3_step(statement_);
  if (result == SQLITE_ROW) return true;
  if (result != SQLITE_DONE) db_.fail();
  return false;
}

void Rows::read_column(int column, std::string& value) const {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
  if (text == nullptr) {
    value.clear();
  } else {
    value.assign(text, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)));
  }
}

Statement::Statement(const Connection& db, std::string_view sql) : db_(db) {
  sqlite3_stmt* statement = nullptr;
  const auto result = sqlite3_prepare_v3(db.handle(), sql.data(), static_cast<int>(sql.size()),
                                         SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  statement_.reset(statement);
  check(result);
}

void Statement::bind(int index, std::string_view value) {
  check(sqlite3_bind_text(statement_.get(), index, value.data(), static_cast<int>(value.size()),
                          SQLITE_TRANSIENT));
}

Transaction::Transaction(Connection& db, Access access) : db_(db) {
  db_.run(access == Access::kWrite ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction() {
  if (open_) sqlite3_exec(db_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
  db_.run("COMMIT");
  open_ = false;
}

}  // namespace chalkline::sqlite
