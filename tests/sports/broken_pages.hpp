#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sports/feeds/live/left_out.hpp"

// Puts a broken value into each field of a page, and looks whether the rows beside it come out as
// they were.
namespace chalkline::sports::test {

namespace json = boost::json;
using Path = std::vector<std::string>;

// "games.*.id": a star is any index of a list, or any key.
inline Path path_of(std::string_view text) {
  Path path;
  for (std::size_t from = 0; from <= text.size();) {
    const auto to = std::min(text.find('.', from), text.size());
    path.emplace_back(text.substr(from, to - from));
    from = to + 1;
  }
  return path;
}

inline json::value& value_at(json::value& page, const Path& path) {
  auto* value = &page;
  for (const auto& step : path)
    value =
        value->is_array() ? &value->as_array().at(std::stoul(step)) : &value->as_object().at(step);
  return *value;
}

inline void erase_at(json::value& page, Path path) {
  const auto last = path.back();
  path.pop_back();
  auto& parent = value_at(page, path);
  if (parent.is_array()) {
    parent.as_array().erase(parent.as_array().begin() +
                            static_cast<std::ptrdiff_t>(std::stoul(last)));
  } else {
    parent.as_object().erase(last);
  }
}

inline bool is_within(const Path& path, const Path& row) {
  return path.size() >= row.size() &&
         std::equal(row.begin(), row.end(), path.begin(),
                    [](const auto& step, const auto& of) { return step == "*" || step == of; });
}

// Lists of rows are cut to so many: enough for each to have neighbours.
inline void cut_lists(json::value& value, std::size_t items) {
  if (auto* list = value.if_array()) {
    if (list->size() > items && list->front().is_structured()) list->resize(items);
    for (auto& item : *list) cut_lists(item, items);
  } else if (auto* object = value.if_object()) {
    for (auto& entry : *object) cut_lists(entry.value(), items);
  }
}

// The fields of a page, those that differ in their places in lists only once or twice.
class Fields {
 public:
  explicit Fields(const json::value& page) { walk(page, {}, {}); }
  const std::vector<Path>& paths() const { return paths_; }

 private:
  static constexpr int kOfAKind = 2;

  void walk(const json::value& value, const Path& path, const std::string& kind) {
    if (!path.empty() && kinds_[kind]++ < kOfAKind) paths_.push_back(path);
    const auto step = [&](const json::value& next, std::string name, const std::string& as) {
      auto deeper = path;
      deeper.push_back(std::move(name));
      walk(next, deeper, kind + '.' + as);
    };
    if (const auto* list = value.if_array()) {
      for (std::size_t i = 0; i < list->size(); ++i) step((*list)[i], std::to_string(i), "*");
    } else if (const auto* object = value.if_object()) {
      for (const auto& entry : *object) {
        const std::string key{entry.key()};
        step(entry.value(), key, key.starts_with("ID") ? "*" : key);
      }
    }
  }

  std::map<std::string, int> kinds_;
  std::vector<Path> paths_;
};

struct BrokenValue {
  std::string what;
  json::value value;
};

inline std::vector<BrokenValue> broken_values() {
  const auto list = json::array{json::array{json::array{}}};
  const auto object = json::object{{"default", json::object{{"x", 1}}}};
  return {BrokenValue{"null", nullptr},
          BrokenValue{"a text", "x"},
          BrokenValue{"an empty text", ""},
          BrokenValue{"a huge text", json::string(100'000, 'x')},
          BrokenValue{"a number", 12'345},
          BrokenValue{"a negative number", -1},
          BrokenValue{"a huge number", std::numeric_limits<std::int64_t>::max()},
          BrokenValue{"a number beyond all", std::numeric_limits<std::uint64_t>::max()},
          BrokenValue{"a fraction", 1e300},
          BrokenValue{"true", true},
          BrokenValue{"an empty list", json::array{}},
          BrokenValue{"a list of lists", list},
          BrokenValue{"an object", json::object{}},
          BrokenValue{"nested objects", object}};
}

// The rows that a page has: what `read` makes of them, and where they are, from the outside in.
template <class Row>
struct PageOfRows {
  std::string name;
  std::string body;
  std::vector<std::string> rows;
  std::function<std::expected<std::vector<Row>, std::string>(std::string_view, live::LeftOut*)>
      read;
};

// A value in the place of another.
struct Break {
  Path path;
  std::string what;
  bool is_of_same_kind{};  // as the other value was: a number as well, or a text
};

template <class Row>
class BrokenPage {
 public:
  explicit BrokenPage(const PageOfRows<Row>& page) : page_{page}, whole_(json::parse(page.body)) {
    constexpr std::size_t kNeighbours = 3;
    cut_lists(whole_, kNeighbours);
  }

  void break_each_field() {
    CAPTURE(page_.name);
    const auto all = read(whole_);
    REQUIRE_MESSAGE(all, all.error());
    REQUIRE_FALSE(all->empty());
    all_ = *all;
    const Fields fields{whole_};
    for (const auto& path : fields.paths()) {
      auto broken = whole_;
      erase_at(broken, path);
      check({.path = path, .what = "nothing"}, read(broken));
      const auto& was = value_at(whole_, path);
      for (const auto& [what, value] : broken_values()) {
        broken = whole_;
        value_at(broken, path) = value;
        const bool is_same = was.is_number() ? value.is_number() : was.kind() == value.kind();
        check({.path = path, .what = what, .is_of_same_kind = is_same}, read(broken));
      }
    }
  }

 private:
  using Read = std::expected<std::vector<Row>, std::string>;

  Read read(const json::value& page) const {
    live::LeftOut left_out{"test"};
    return page_.read(json::serialize(page), &left_out);
  }

  // Each way has been read, and nothing was thrown.
  void check(const Break& change, const Read& rows) {
    const auto row = row_of(change.path);
    if (!row) return;
    const auto& others = without(*row);
    if (others.empty()) return;
    if (!rows) return fail(change, rows.error());
    if (!has_others(change, *rows, others)) fail(change, "another row is gone or changed");
  }

  // Whether every row beside the broken one is there. One that holds the broken row, as a game
  // holds those of its bookmakers, is as it is without it, or as if nothing were broken.
  bool has_others(const Break& change, const std::vector<Row>& rows,
                  const std::vector<Row>& others) const {
    const auto is_there = [&](const Row& row) {
      return std::ranges::find(rows, row) != rows.end();
    };
    for (std::size_t i = 0; i < others.size(); ++i) {
      if (is_there(others[i])) continue;
      const bool is_holder = others.size() == all_.size() && !(others[i] == all_[i]);
      const bool may_differ = change.is_of_same_kind && rows.size() == all_.size();
      if (!is_holder || !(is_there(all_[i]) || may_differ)) return false;
    }
    return true;
  }

  static void fail(const Break& change, std::string_view why) {
    std::string place;
    for (const auto& step : change.path) place += '.' + step;
    FAIL_CHECK(place, " as ", change.what, ": ", why);
  }

  // The innermost row that the path leads into.
  std::optional<Path> row_of(const Path& path) const {
    std::optional<Path> found;
    for (const auto& text : page_.rows) {
      const auto row = path_of(text);
      if (is_within(path, row)) found = Path{path.begin(), path.begin() + std::ssize(row)};
    }
    return found;
  }

  const std::vector<Row>& without(const Path& row) {
    const auto [known, is_new] = without_.try_emplace(row);
    if (is_new) {
      auto page = whole_;
      erase_at(page, row);
      known->second = read(page).value_or(std::vector<Row>{});
    }
    return known->second;
  }

  const PageOfRows<Row>& page_;
  json::value whole_;
  std::vector<Row> all_;
  std::map<Path, std::vector<Row>> without_;
};

template <class Row>
void break_each_field(const PageOfRows<Row>& page) {
  BrokenPage<Row>{page}.break_each_field();
}

}  // namespace chalkline::sports::test
