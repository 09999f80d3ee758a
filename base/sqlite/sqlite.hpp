#pragma once

#include <sqlite3.h>

#include <chrono>
#include <concepts>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

// A thin layer over SQLite: errors throw, handles close themselves, and a statement is prepared
// once by its owner. A connection and its statements belong to one thread at a time.
namespace chalkline::sqlite {

// Carries SQLite's own words, with the file that they are about, and its extended result code.
struct Error : std::runtime_error {
  explicit Error(const std::string& words, int result = SQLITE_ERROR)
      : runtime_error{words}, code{result} {}
  int code;
};

// Whether the database cannot be reached or written now, and may be later: the disk is full, or
// another program holds a lock. Any other failure is one of its content.
bool is_passing(const Error& error);

enum class Access : bool { kRead, kWrite };  // kWrite creates the file if it is missing

// Whether each page carries a checksum (checked_pages.hpp); for a new database.
enum class Pages : bool { kPlain, kChecked };

class Connection {
 public:
  Connection(const std::filesystem::path& file, Access access, Pages pages = Pages::kPlain);

  // Runs every statement of the script.
  void run(const char* script);

  // Whether the WAL stays as it is when the last connection is closed, instead of being written
  // into the file and removed.
  void keep_wal(bool keep);

  // Writes what the WAL holds into the file, and leaves none of it in the WAL. False when a
  // reader still has an older state.
  bool empty_wal();

  sqlite3* handle() const { return handle_.get(); }
  [[noreturn]] void fail() const;  // throws the last error

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close(handle); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

// The rows of one execution. Going out of scope ends it, and with it the read transaction that
// SQLite opened for it.
class Rows {
 public:
  Rows(const Connection& db, sqlite3_stmt* statement) : db_(db), statement_(statement) {}
  ~Rows() { sqlite3_reset(statement_); }
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;

  bool next();  // false after the last row

  int width() const { return sqlite3_column_count(statement_); }
  int type(int column) const { return sqlite3_column_type(statement_, column); }  // SQLITE_...

  // A column of the current row, from 0: a number, an enumeration, a time, text, or an optional of
  // these.
  template <class T>
  T get(int column) const {
    T value{};
    read_column(column, value);
    return value;
  }

  // The current row's columns in order.
  template <class... T>
  void read(T&... values) const {
    int column = 0;
    (read_column(column++, values), ...);
  }

 private:
  template <class T>
    requires std::integral<T> || std::is_enum_v<T>
  void read_column(int column, T& value) const {
    value = static_cast<T>(sqlite3_column_int64(statement_, column));
  }
  template <class Duration>
  void read_column(int column, std::chrono::sys_time<Duration>& value) const {
    value = std::chrono::sys_time<Duration>{Duration{sqlite3_column_int64(statement_, column)}};
  }
  void read_column(int column, double& value) const {
    value = sqlite3_column_double(statement_, column);
  }
  void read_column(int column, std::string& value) const;
  template <class T>
  void read_column(int column, std::optional<T>& value) const {
    value.reset();
    if (sqlite3_column_type(statement_, column) != SQLITE_NULL)
      read_column(column, value.emplace());
  }

  const Connection& db_;
  sqlite3_stmt* statement_;
};

class Statement {
 public:
  Statement(const Connection& db, std::string_view sql);

  // Executes with ?1, ?2, ... = values. Only one execution at a time.
  template <class... T>
  Rows query(const T&... values) {
    int index = 0;
    (bind(++index, values), ...);
    return Rows{db_, statement_.get()};
  }

  // Executes a statement that answers no rows.
  template <class... T>
  void run(const T&... values) {
    auto rows = query(values...);
    while (rows.next()) {
    }
  }

 private:
  template <class T>
    requires std::integral<T> || std::is_enum_v<T>
  void bind(int index, T value) {
    check(sqlite3_bind_int64(statement_.get(), index, static_cast<sqlite3_int64>(value)));
  }
  template <class Duration>
  void bind(int index, std::chrono::sys_time<Duration> value) {
    bind(index, value.time_since_epoch().count());
  }
  void bind(int index, double value) { check(sqlite3_bind_double(statement_.get(), index, value)); }
  void bind(int index, std::string_view value);
  template <class T>
  void bind(int index, const std::optional<T>& value) {
    if (value) {
      bind(index, *value);
    } else {
      check(sqlite3_bind_null(statement_.get(), index));
    }
  }
  void check(int result) const {
    if (result != SQLITE_OK) db_.fail();
  }

  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  const Connection& db_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

// Undone at the end of its scope unless committed. With kRead it only pins one state for several
// queries.
class Transaction {
 public:
  Transaction(Connection& db, Access access);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit();

 private:
  Connection& db_;
  bool open_ = true;
};

}  // namespace chalkline::sqlite
