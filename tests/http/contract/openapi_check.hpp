#pragma once

#include <doctest/doctest.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/json/reader.hpp"
#include "base/json/writer.hpp"
#include "http/api/account/account_json.hpp"
#include "http/api/boards/dashboard_json.hpp"
#include "http/json/wizard_json.hpp"
#include "ledger/events/events.hpp"
#include "tests/http/contract/openapi_schema.hpp"

// Holds a struct to its schema in schemas/openapi.yaml.
namespace chalkline::http::test {

// Its texts are kept apart (dashboard_cache.hpp).
struct Dashboard : wire::OwnDashboard, wire::SharedDashboard {
  static constexpr auto fields =
      std::tuple_cat(json_fields<wire::OwnDashboard>, json_fields<wire::SharedDashboard>);
};

// What a type is in JSON.
template <class T>
struct Wire {
  static constexpr std::string_view kType = [] {
    if constexpr (JsonObject<T>)
      return "object";
    else if constexpr (std::same_as<T, bool>)
      return "boolean";
    else if constexpr (std::same_as<T, Digits> || std::same_as<T, ledger::GameId> ||
                       json_detail::is_key<T> || Named<T> ||
                       std::convertible_to<T, std::string_view> ||
                       std::convertible_to<T, Timestamp>)
      return "string";
    else if constexpr (std::integral<T> || std::is_enum_v<T>)
      return "integer";
    else
      return "number";
  }();
};

inline std::string sorted_text(std::vector<std::string_view> names) {
  std::ranges::sort(names);
  return fmt::format("{}", fmt::join(names, " "));
}

template <class T>
void check_value(const Object& written);

// What the schema knows is `names`, of which `needed` have to be there.
inline void check_names(const Object& schema, std::vector<std::string_view> names,
                        std::vector<std::string_view> needed) {
  CHECK(schema.at("additionalProperties") == false);
  std::vector<std::string_view> known;
  for (const auto& property : schema.at("properties").as_object())
    known.emplace_back(property.key());
  CHECK(sorted_text(std::move(names)) == sorted_text(known));
  std::vector<std::string_view> required;
  for (const auto& name : schema.at("required").as_array()) required.emplace_back(name.as_string());
  CHECK(sorted_text(std::move(needed)) == sorted_text(required));
}

// Members that answers kept from before they were written do not have.
template <class T>
inline constexpr std::array<std::string_view, 0> kAbsentOfOlder{};
template <>
inline constexpr std::array<std::string_view, 4> kAbsentOfOlder<wire::HistoricalAccuracy>{
    "closingLineValue", "closes", "successRateLow", "successRateHigh"};
template <>
inline constexpr std::array<std::string_view, 1> kAbsentOfOlder<wire::AdvicePick>{"event"};

template <JsonObject T>
void check_members(const Object& schema) {
  std::vector<std::string_view> names;
  const auto& properties = schema.at("properties").as_object();
  std::apply(
      [&](const auto&... f) {
        const auto check = [&]<class Class, class Member>(const Field<Class, Member>& one) {
          const std::string name{one.name};
          CAPTURE(name);
          names.emplace_back(one.name);
          REQUIRE(properties.contains(one.name));
          check_value<Member>(properties.at(one.name).as_object());
        };
        (check(f), ...);
      },
      json_fields<T>);
  auto needed = names;
  std::erase_if(needed, [](std::string_view name) {
    const auto& absent = kAbsentOfOlder<T>;
    return std::ranges::find(absent, name) != absent.end();
  });
  check_names(schema, std::move(names), std::move(needed));
}

template <class T>
struct CheckValue {
  static void check(const Object& written, bool is_nullable) {
    const auto found = described(written);
    CHECK(found.type == Wire<T>::kType);
    CHECK(found.is_nullable == is_nullable);
    if constexpr (JsonObject<T>) {
      check_members<T>(found.schema);
    } else if constexpr (std::convertible_to<T, Timestamp>) {
      CHECK(found.schema.at("format") == "date-time");
    } else if constexpr (Named<T>) {
      // A badge's name is any text to a client, which shows those it does not know, too.
      if (std::same_as<T, ledger::Badge>) return;
      boost::json::array words;
      for (const auto word : names_of(T{}).words) words.emplace_back(word);
      REQUIRE(found.schema.contains("enum"));
      CHECK(found.schema.at("enum").as_array() == words);
    }
  }
};

template <class T>
struct CheckList {
  static void check(const Object& written, bool is_nullable) {
    const auto found = described(written);
    CHECK(found.type == "array");
    CHECK(found.is_nullable == is_nullable);
    check_value<T>(found.schema.at("items").as_object());
  }
};

template <class T>
struct CheckValue<std::vector<T>> : CheckList<T> {};
template <auto kMake, class Row>
struct CheckValue<ListOf<kMake, Row>>
    : CheckList<std::invoke_result_t<decltype(kMake), const Row&>> {};
template <class T>
struct CheckValue<JsonOf<T>> : CheckValue<T> {};
template <class T>
struct CheckValue<std::optional<T>> {
  static void check(const Object& written, bool /*is_nullable*/) {
    CheckValue<T>::check(written, true);
  }
};
// What the export says of records and of the person is described in words (schemas/events).
template <>
struct CheckValue<ledger::Record> {
  static void check(const Object& written, bool /*is_nullable*/) {
    CHECK(described(written).type == "object");
  }
};
template <>
struct CheckValue<wire::ExportedPerson> : CheckValue<ledger::Record> {};
template <>
struct CheckValue<wire::ExportedClasses> : CheckValue<ledger::Record> {};

// Calls it with each of a tuple. Of more than 256 a fold would be nested too deeply for a compiler,
// as are those within std::apply.
template <class Tuple, class Act>
void for_each(const Tuple& all, const Act& act) {
  const auto with = [&]<std::size_t... kNth>(std::index_sequence<kNth...> /*all*/) {
    (void)std::initializer_list<int>{(act(std::get<kNth>(all)), 0)...};
  };
  with(std::make_index_sequence<std::tuple_size_v<Tuple>>{});
}

template <class T>
void check_value(const Object& written) {
  CheckValue<T>::check(written, false);
}

// `per` of a bound are 1: halves and hundredths. The least length of a text is left out if it is 0.
inline void check_range(const Object& schema, std::string_view min, std::string_view max,
                        const Bounds& bounds, int per = 1) {
  REQUIRE(schema.contains(max));
  CHECK(schema.at(max).to_number<double>() == static_cast<double>(bounds.max) / per);
  if (min == "minLength" && bounds.min == 0) {
    CHECK_FALSE(schema.contains(min));
    return;
  }
  REQUIRE(schema.contains(min));
  CHECK(schema.at(min).to_number<double>() == static_cast<double>(bounds.min) / per);
}

template <JsonObject T>
void check_request(const Object& schema);

template <class T>
struct CheckAsked {
  static void check(const Object& written, const Bounds& bounds, bool is_nullable = false) {
    const auto found = described(written);
    if constexpr (JsonObject<T>) {
      CHECK(found.type == "object");
      CHECK(found.is_nullable == is_nullable);
      return check_request<T>(found.schema);
    }
    CheckValue<T>::check(written, is_nullable);
    if constexpr (std::same_as<T, std::string> || std::same_as<T, Timestamp>) {
      check_range(found.schema, "minLength", "maxLength", bounds);
    } else if constexpr (std::same_as<T, Halves>) {
      check_range(found.schema, "minimum", "maximum", bounds, 2);
      CHECK(found.schema.at("multipleOf") == 0.5);
    } else if constexpr (std::same_as<T, Hundredths>) {
      check_range(found.schema, "minimum", "maximum", bounds, 100);
    } else if constexpr (std::integral<T> && !std::same_as<T, bool>) {
      check_range(found.schema, "minimum", "maximum", bounds);
    }
  }
};
template <class T>
struct CheckAsked<std::optional<T>> {
  static void check(const Object& written, const Bounds& bounds) {
    const bool is_nullable = bounds.absent != Absent::kLeftOut;
    if constexpr (requires { CheckAsked<T>::check(written, bounds, is_nullable); }) {
      CheckAsked<T>::check(written, bounds, is_nullable);
    } else {
      CHECK_FALSE(is_nullable);  // no list is
      CheckAsked<T>::check(written, bounds);
    }
  }
};
template <class T>
struct CheckAsked<std::vector<T>> {
  static void check(const Object& written, const Bounds& bounds) {
    CHECK(described(written).type == "array");
    check_range(written, "minItems", "maxItems", bounds);
    CheckAsked<T>::check(written.at("items").as_object(), {});
  }
};
template <class T, std::size_t N>
struct CheckAsked<std::array<T, N>> {
  static void check(const Object& written, const Bounds& bounds) {
    CHECK(described(written).type == "array");
    check_range(written, "minItems", "maxItems", {.min = N, .max = N});
    CheckAsked<T>::check(written.at("items").as_object(), bounds);
  }
};
template <>
struct CheckAsked<Ignored> {
  static void check(const Object& /*written*/, const Bounds& /*bounds*/) {}
};

template <JsonObject T>
void check_request(const Object& schema) {
  std::vector<std::string_view> names;
  std::vector<std::string_view> needed;
  const auto& properties = schema.at("properties").as_object();
  const auto check = [&]<class Class, class Member>(const Field<Class, Member>& one,
                                                    const Bounds& bounds) {
    const std::string name{one.name};
    CAPTURE(name);
    names.emplace_back(one.name);
    REQUIRE(properties.contains(one.name));
    CheckAsked<Member>::check(properties.at(one.name).as_object(), bounds);
    constexpr bool kIsOptional = json_detail::is_a<Member, std::optional>;
    const bool may_be_left_out = kIsOptional && bounds.absent != Absent::kNull;
    if (!may_be_left_out && !std::same_as<Member, Ignored>) needed.emplace_back(one.name);
  };
  std::apply([&](const auto&... f) { (check(f, bounds_of(f)), ...); }, json_fields<T>);
  check_names(schema, names, needed);
}

// A struct and the name of its schema: of what is answered, and of what is asked.
template <class T>
struct Answered {
  const char* name;
};
template <class T>
struct Asked : Answered<T> {};

}  // namespace chalkline::http::test
