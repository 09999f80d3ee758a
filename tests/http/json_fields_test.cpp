#include "http/parse/json_fields.hpp"

#include <doctest/doctest.h>

#include <string>

namespace chalkline::http {
namespace {

// The problem of a body of which `a` (text), `n` (1 to 9) and `b` (may be left out) are known.
std::string problem(std::string_view body) {
  auto fields = JsonFields::parse(body);
  if (!fields) return fields.error();
  fields->text("a", 3);
  fields->integer("n", 1, 9);
  fields->optional_flag("b");
  const auto ok = fields->done();
  return ok ? "" : ok.error();
}

TEST_CASE("a body with exactly the known fields is taken") {
  auto fields = JsonFields::parse(R"( {"n": 7, "a": "x\u00e9\n", "b": true} )");
  REQUIRE(fields);
  CHECK(fields->text("a", 3) == "x\u00e9\n");
  CHECK(fields->integer("n", 1, 9) == 7);
  CHECK(fields->optional_flag("b") == true);
  CHECK_FALSE(fields->optional_text("c", 9));
  CHECK(fields->done());
}

TEST_CASE("what is no JSON object is refused") {
  for (const auto* body : {"null", "7", "\"a\"", "[]", "[{}]", "true", ""}) {
    CAPTURE(body);
    CHECK(problem(body) == "The request's body must be a JSON object");
  }
  for (const auto* body :
       {"{", "{]", "{\"a\"}", "{'a':1}", "{\"a\":NaN}", "{\"a\":Infinity}", "{\"n\":01}",
        "{\"a\":\"x\",}", "{} {}", "{}x", "// c\n{}", "{\"a\":\"\xff\"}", "{\"a\":\"\\ud800\"}",
        "{\"a\":\"x\ny\"}", "\xef\xbb\xbf{}"}) {
    CAPTURE(body);
    CHECK(problem(body) == "The request's body is not valid JSON");
  }
}

TEST_CASE("each field has its type and its range, and the sentence names it") {
  CHECK(problem(R"({"n":1})") == "a is missing");
  CHECK(problem(R"({"a":1,"n":1})") == "a must be text");
  CHECK(problem(R"({"a":null,"n":1})") == "a must be text");
  CHECK(problem(R"({"a":"four","n":1})") == "a must have at most 3 characters");
  CHECK(problem(R"({"a":"äöü","n":1})") == "");  // three characters, six bytes
  CHECK(problem(R"({"a":"x"})") == "n is missing");
  for (const auto* number :
       {"0", "10", "-1", "1.0", "1e0", "1.5", "\"1\"", "true", "null", "9223372036854775808",
        "-9223372036854775809", "1e400", "123456789012345678901234567890"}) {
    CAPTURE(number);
    CHECK(problem(std::string{R"({"a":"x","n":)"} + number + "}") ==
          "n must be a whole number from 1 to 9");
  }
  CHECK(problem(R"({"a":"x","n":1,"b":1})") == "b must be true or false");
}

TEST_CASE("a field that is unknown, repeated or nested is refused") {
  CHECK(problem(R"({"a":"x","n":1,"c":1})") == "The field c is not known");
  CHECK(problem(R"({"a":"x","n":1,"n":2})") == "The field n appears twice");
  CHECK(problem(R"({"a":"x","n":1,"\u006e":2})") == "The field n appears twice");
  CHECK(problem(R"({"a":{},"n":1})") == "a must be text");
  CHECK(problem(R"({"a":{"b":{"c":{}}},"n":1})") == "c must be a plain value");
  CHECK(problem(R"({"a":["x"],"n":1})") == "a must be text");
  CHECK(problem(R"({"a":[["x"]],"n":1})") == "a must hold no lists");
}

TEST_CASE("a sentence that repeats a field's name keeps to one line") {
  for (const auto* body :
       {R"({"a": "x", "n": 1, "c\n": 1})", R"({"\u0000": 1})", R"({"\u007f": []})"}) {
    CAPTURE(body);
    CHECK(problem(body) == "The name of a field is not valid");
  }
}

// The problem of a body of one to two objects, each of a number `n` and, if need be, an object `o`.
std::string nested_problem(std::string_view body) {
  auto fields = JsonFields::parse(body);
  if (!fields) return fields.error();
  auto items = fields->objects("items", 1, 2);
  if (const auto ok = fields->done(); !ok) return ok.error();
  for (auto& item : items) {
    item.integer("n", 1, 9);
    if (auto inner = item.optional_object("o")) {
      inner->text("a", 3);
      if (const auto ok = inner->done(); !ok) return ok.error();
    }
    if (const auto ok = item.done(); !ok) return ok.error();
  }
  return "";
}

TEST_CASE("objects within the body are read as strictly") {
  CHECK(nested_problem(R"({"items":[{"n":1},{"n":2,"o":{"a":"x"}}]})") == "");
  for (const auto* items : {"[]", "[1]", "[{},1]", "[{},{},{}]", "{}", "1", "null"}) {
    CAPTURE(items);
    CHECK(nested_problem(std::string{R"({"items":)"} + items + "}") ==
          "items must be a list of 1 to 2 objects");
  }
  CHECK(nested_problem(R"({"items":[{"n":1,"n":1}]})") == "The field n appears twice");
  CHECK(nested_problem(R"({"items":[{"n":1,"x":1}]})") == "The field x is not known");
  CHECK(nested_problem(R"({"items":[{"n":1,"o":1}]})") == "o must be an object");
  CHECK(nested_problem(R"({"items":[{"n":1,"o":{"a":"long"}}]})") ==
        "a must have at most 3 characters");
  CHECK(nested_problem(R"({"items":[[{"n":1}]]})") == "items must hold no lists");
}

TEST_CASE("a bomb costs no more than its bytes") {
  CHECK(problem(R"({"a":)" + std::string(60'000, '[')) == "a must hold no lists");
  std::string many{"{"};
  for (int i = 0; i < 5'000; ++i) many += "\"f" + std::to_string(i) + "\":1,";
  CHECK(problem(many + "\"a\":1}") == "The request's body has too many fields");
  CHECK(problem("{\"" + std::string(65, 'k') + "\":1}") == "The name of a field is too long");
}

}  // namespace
}  // namespace chalkline::http
