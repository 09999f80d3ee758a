#pragma once

#include <doctest/doctest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace chalkline::http::test {

using Object = boost::json::object;

// schemas/openapi.yaml as JSON, which tests/CMakeLists.txt makes.
inline const Object& schemas() {
  static const auto kDocument = [] {
    std::ifstream file{CHALKLINE_OPENAPI};
    const std::string text{std::istreambuf_iterator{file}, {}};
    return boost::json::parse(text);
  }();
  return kDocument.at("components").at("schemas").as_object();
}

inline const Object& resolved(const Object& schema) {
  if (!schema.contains("$ref")) return schema;
  constexpr std::string_view kBefore{"#/components/schemas/"};
  const std::string_view target{schema.at("$ref").as_string()};
  return schemas().at(target.substr(kBefore.size())).as_object();
}

// The type, and whether it may be null: `type: X`, `type: [X, 'null']`, `anyOf: [..., null]`.
struct Described {
  const Object& schema;
  std::string type;
  bool is_nullable{};
};

inline Described described(const Object& written) {
  const auto& schema = resolved(written);
  if (const auto* any = schema.if_contains("anyOf")) {
    const auto& either = any->as_array();
    REQUIRE(either.size() == 2);
    CHECK(either[1] == boost::json::value{{"type", "null"}});
    auto first = described(either[0].as_object());
    return {first.schema, first.type, true};
  }
  if (const auto* both = schema.at("type").if_array()) {
    REQUIRE(both->size() == 2);
    CHECK((*both)[1] == "null");
    return {schema, std::string{(*both)[0].as_string()}, true};
  }
  return {schema, std::string{schema.at("type").as_string()}};
}

}  // namespace chalkline::http::test
