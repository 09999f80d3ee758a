#include <doctest/doctest.h>

#include <string>

#include "base/json/reader.hpp"

namespace chalkline {
namespace {

enum class Word : std::uint8_t { kOne = 1, kTwo, kThree };
constexpr std::array<std::string_view, 3> kWords{"one", "two", "three"};
constexpr Names names_of(Word /*value*/) { return {kWords}; }

struct Plain {
  std::string a{};
  std::int64_t n{};
  std::optional<bool> b{};
  static constexpr auto fields =
      std::tuple{field("a", &Plain::a, {.max = 3}), field("n", &Plain::n, {.min = 1, .max = 9}),
                 field("b", &Plain::b)};
};

template <class T>
std::string problem_of(std::string_view body) {
  const auto read = read_json<T>(body);
  return read ? "" : read.error();
}
std::string plain_problem(std::string_view body) { return problem_of<Plain>(body); }

TEST_CASE("a body with exactly the known fields is taken") {
  const auto read = read_json<Plain>(R"( {"n": 7, "a": "x\u00e9\n", "b": true} )");
  REQUIRE(read);
  CHECK(read->a == "x\u00e9\n");
  CHECK(read->n == 7);
  CHECK(read->b == true);
  CHECK_FALSE(read_json<Plain>(R"({"n":1,"a":""})")->b);
}

TEST_CASE("a text is read whole, wherever its escapes and its field's are") {
  for (const auto* body : {R"({"n":1,"a":"\"\u20acz"})", R"({"\u006e":1,"a":"\u0022€z"})",
                           R"({"n":1,"\u0061":"\"€\u007a"})"}) {
    CAPTURE(body);
    const auto read = read_json<Plain>(body);
    REQUIRE(read);
    CHECK(read->a == "\"€z");
  }
}

TEST_CASE("what is no JSON object is refused") {
  for (const auto* body : {"null", "7", "\"a\"", "[]", "[{}]", "true", ""}) {
    CAPTURE(body);
    CHECK(plain_problem(body) == "The request's body must be a JSON object");
  }
  for (const auto* body :
       {"{", "{]", "{\"a\"}", "{'a':1}", "{\"a\":NaN}", "{\"a\":Infinity}", "{\"n\":01}",
        "{\"a\":\"x\",}", "{} {}", "{}x", "// c\n{}", "{\"a\":\"\xff\"}", "{\"a\":\"\\ud800\"}",
        "{\"a\":\"x\ny\"}", "\xef\xbb\xbf{}"}) {
    CAPTURE(body);
    CHECK(plain_problem(body) == "The request's body is not valid JSON");
  }
}

TEST_CASE("each field has its type and its range, and the sentence names it") {
  CHECK(plain_problem(R"({"n":1})") == "a is missing");
  CHECK(plain_problem(R"({"a":1,"n":1})") == "a must be text");
  CHECK(plain_problem(R"({"a":null,"n":1})") == "a must be text");
  CHECK(plain_problem(R"({"a":"four","n":1})") == "a must have at most 3 characters");
  CHECK(plain_problem(R"({"a":"äöü","n":1})") == "");  // three characters, six bytes
  CHECK(plain_problem(R"({"a":"x"})") == "n is missing");
  for (const auto* number :
       {"0", "10", "-1", "1.0", "1e0", "1.5", "\"1\"", "true", "null", "9223372036854775808",
        "-9223372036854775809", "1e400", "123456789012345678901234567890"}) {
    CAPTURE(number);
    CHECK(plain_problem(std::string{R"({"a":"x","n":)"} + number + "}") ==
          "n must be a whole number from 1 to 9");
  }
  CHECK(plain_problem(R"({"a":"x","n":1,"b":1})") == "b must be true or false");
}

TEST_CASE("a field that is unknown, repeated or nested is refused") {
  CHECK(plain_problem(R"({"a":"x","n":1,"c":1})") == "The field c is not known");
  CHECK(plain_problem(R"({"a":"x","n":1,"n":2})") == "The field n appears twice");
  CHECK(plain_problem(R"({"a":"x","n":1,"\u006e":2})") == "The field n appears twice");
  CHECK(plain_problem(R"({"a":{},"n":1})") == "a must be text");
  CHECK(plain_problem(R"({"a":{"b":{"c":{"d":{}}}},"n":1})") == "d must be a plain value");
  CHECK(plain_problem(R"({"a":["x"],"n":1})") == "a must be text");
  CHECK(plain_problem(R"({"a":[["x"]],"n":1})") == "a must hold no lists");
}

TEST_CASE("a sentence that repeats a field's name keeps to one line") {
  for (const auto* body :
       {R"({"a": "x", "n": 1, "c\n": 1})", R"({"\u0000": 1})", R"({"\u007f": []})"}) {
    CAPTURE(body);
    CHECK(plain_problem(body) == "The name of a field is not valid");
  }
}

struct Nested {
  std::string a{};
  static constexpr auto fields = std::tuple{field("a", &Nested::a, {.max = 3})};
};
struct Item {
  std::int64_t n{};
  std::optional<Nested> o{};
  static constexpr auto fields =
      std::tuple{field("n", &Item::n, {.min = 1, .max = 9}), field("o", &Item::o)};
};
struct List {
  std::vector<Item> items{};
  static constexpr auto fields =
      std::tuple{field("items", &List::items, {.min = 1, .max = 2, .item = "Item"})};
};

TEST_CASE("objects within the body are read as strictly") {
  const auto nested_problem = problem_of<List>;
  const auto read = read_json<List>(R"({"items":[{"n":1},{"o":{"a":"x"},"n":2}]})");
  REQUIRE(read);
  CHECK_FALSE(read->items[0].o);
  CHECK(read->items[1].o->a == "x");
  CHECK(read->items[1].n == 2);
  for (const auto* items : {"[]", "[1]", "[{},1]", "[{},{},{}]", "{}", "1", "null"}) {
    CAPTURE(items);
    CHECK(nested_problem(std::string{R"({"items":)"} + items + "}") ==
          "items must be a list of 1 to 2 objects");
  }
  CHECK(nested_problem(R"({"items":[{"n":1,"n":1}]})") == "The field n appears twice");
  CHECK(nested_problem(R"({"items":[{"n":1,"x":1}]})") == "The field x is not known");
  CHECK(nested_problem(R"({"items":[{"n":1},{}]})") == "Item 2: n is missing");
  CHECK(nested_problem(R"({"items":[{"n":1,"o":1}]})") == "o must be an object");
  CHECK(nested_problem(R"({"items":[{"n":1,"o":{"a":"long"}}]})") ==
        "o: a must have at most 3 characters");
  CHECK(nested_problem(R"({"items":[[{"n":1}]]})") == "items must hold no lists");
}

struct Values {
  std::string name{};
  Word word{};
  Halves line{};
  std::optional<Hundredths> chance{};
  std::optional<std::string> zone{};
  std::optional<std::int32_t> days{};
  std::array<std::int64_t, 2> pair{};
  std::optional<Timestamp> time{};
  std::optional<Word> said{};
  Ignored any{};
  static constexpr auto fields =
      std::tuple{field("name", &Values::name, {.min = 2, .max = 9}),
                 field("word", &Values::word),
                 field("line", &Values::line, {.min = -8, .max = 8}),
                 field("chance", &Values::chance, {.min = 1, .max = 99, .absent = Absent::kEither}),
                 field("zone", &Values::zone, {.max = 9, .absent = Absent::kNull}),
                 field("days", &Values::days, {.min = 1, .max = 9, .absent = Absent::kNull}),
                 field("pair", &Values::pair, {.min = 0, .max = 3}),
                 field("time", &Values::time, {.max = 32}),
                 field("said", &Values::said, {.says = "said is none of the words"}),
                 field("any", &Values::any)};
};

// A right body of which one field is another, or left out where that is empty.
std::string values_with(std::string_view name, std::string_view value) {
  std::string body{"{"};
  const std::array<std::pair<std::string_view, std::string_view>, 10> right{
      {{"name", R"("ab")"},
       {"word", R"("two")"},
       {"line", "-3.5"},
       {"chance", "0.29"},
       {"zone", R"("z")"},
       {"days", "3"},
       {"pair", "[0,3]"},
       {"time", R"("1970-01-01T00:00:01Z")"},
       {"said", R"("one")"},
       {"any", R"([{"x":1}])"}}};
  for (const auto& [known, what] : right) {
    const auto said = known == name ? value : what;
    if (!said.empty())
      body += fmt::format(R"({}"{}":{})", body.size() == 1 ? "" : ",", known, said);
  }
  return body + "}";
}

TEST_CASE("a value is read as its type") {
  const auto read = read_json<Values>(values_with("", ""));
  REQUIRE(read);
  CHECK(read->word == Word::kTwo);
  CHECK(read->line == Halves{-7});
  CHECK(read->chance == Hundredths{29});
  CHECK(read->zone == "z");
  CHECK(read->days == 3);
  CHECK(read->pair == std::array<std::int64_t, 2>{0, 3});
  CHECK(read->time == Timestamp{std::chrono::seconds{1}});
  CHECK(read->said == Word::kOne);
  CHECK(read_json<Values>(values_with("line", "4"))->line == Halves{8});
  CHECK_FALSE(read_json<Values>(values_with("zone", "null"))->zone);
  for (const auto* absent : {"", "null"})
    CHECK_FALSE(read_json<Values>(values_with("chance", absent))->chance);
  for (const auto* name : {"chance", "time", "said", "any"}) {
    CAPTURE(name);
    CHECK(problem_of<Values>(values_with(name, "")) == "");
  }
}

TEST_CASE("a value that is not right is named") {
  const auto wrong = [](std::string_view name, std::string_view value) {
    return problem_of<Values>(values_with(name, value));
  };
  CHECK(wrong("name", R"("a")") == "name is too short");
  CHECK(wrong("word", R"("four")") == "word must be one, two or three");
  CHECK(wrong("said", R"("four")") == "said is none of the words");
  CHECK(wrong("said", "null") == "said must be text");
  for (const auto* line : {"3.2", "4.5", "-4.5", "null", "\"1\"", "1e9"}) {
    CAPTURE(line);
    CHECK(wrong("line", line) == "line must be a number from -4 to 4 in steps of 0.5");
  }
  for (const auto* chance : {"0.295", "0.0", "1.0", "1", "-0.5", "true"}) {
    CAPTURE(chance);
    CHECK(wrong("chance", chance) == "chance must be a number from 0.01 to 0.99 in steps of 0.01");
  }
  CHECK(wrong("zone", "") == "zone is missing");
  CHECK(wrong("zone", "1") == "zone must be text");
  CHECK(wrong("days", "") == "days is missing");
  CHECK(wrong("days", "10") == "days must be a whole number from 1 to 9, or null");
  for (const auto* pair : {"[]", "[0]", "[0,4]", "[-1,0]", "[0,1,2]", "[0,1.0]", "[0,{}]", "0"}) {
    CAPTURE(pair);
    CHECK(wrong("pair", pair) == "pair must be 2 whole numbers from 0 to 3");
  }
  CHECK(wrong("time", R"("noon")").starts_with("time: "));
}

TEST_CASE("form comes before an unknown field, and this one before a wrong value") {
  auto body = values_with("word", R"("four")");
  CHECK(problem_of<Values>(body) == "word must be one, two or three");
  body.insert(1, R"("more":1,)");
  CHECK(problem_of<Values>(body) == "The field more is not known");
  body.replace(body.find("[0,3]"), 5, "1");
  CHECK(problem_of<Values>(body) == "pair must be 2 whole numbers from 0 to 3");
}

TEST_CASE("a bomb costs no more than its bytes") {
  CHECK(plain_problem(R"({"a":)" + std::string(60'000, '[')) == "a must hold no lists");
  std::string many{"{"};
  for (int i = 0; i < 5'000; ++i) many += "\"f" + std::to_string(i) + "\":1,";
  CHECK(plain_problem(many + "\"a\":1}") == "The request's body has too many fields");
  std::string list{"1"};
  for (int i = 0; i < 1'000; ++i) list += ",1";
  CHECK(plain_problem("{\"a\":[" + list + "]}") == "a must have at most 1000 items");
  CHECK(plain_problem("{\"" + std::string(65, 'k') + "\":1}") == "The name of a field is too long");
}

}  // namespace
}  // namespace chalkline
