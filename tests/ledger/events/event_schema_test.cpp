#include <doctest/doctest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "ledger/events/events.hpp"
#include "tests/ledger/repository.hpp"

// schemas/events describes what to_json prints of each event. That golden records validate against
// it is checked by tests/golden/check_schemas.py; that it names exactly the fields and words of the
// code, here.
namespace chalkline::ledger {
namespace {

boost::json::object schema(const std::string& name) {
  const auto path = test::repository() / "schemas" / "events" / (name + ".json");
  std::ifstream file{path};
  REQUIRE_MESSAGE(file, path.string(), " is missing");
  const std::string text{std::istreambuf_iterator{file}, {}};
  return boost::json::parse(text).as_object();
}

template <class E>
boost::json::array words() {
  boost::json::array words;
  for (const auto name : enum_names<E>) words.emplace_back(std::string{name});
  return words;
}

template <HasFields T>
void check_fields(const boost::json::object& described);

// Members whose type says it all are left to check_schemas.py.
void check_words(const boost::json::object&, const auto&) {}

template <class E>
  requires(std::is_enum_v<E> && sizeof(E) == 1)
void check_words(const boost::json::object& described, const E&) {
  CHECK(described.at("enum").as_array() == words<E>());
}

template <HasFields T>
void check_words(const boost::json::object& described, const T&) {
  check_fields<T>(described);
}

template <HasFields T, std::size_t N>
void check_words(const boost::json::object& described,
                 const boost::container::small_vector<T, N>&) {
  check_fields<T>(described.at("items").as_object());
}

// Values that may be missing are null, or else a T; of a word it lists null among them.
template <HasFields T>
void check_words(const boost::json::object& described, const std::optional<T>&) {
  if (described.contains("oneOf")) check_fields<T>(described.at("oneOf").as_array()[1].as_object());
}

template <class E>
  requires(std::is_enum_v<E> && sizeof(E) == 1)
void check_words(const boost::json::object& described, const std::optional<E>&) {
  auto expected = words<E>();
  expected.emplace_back(nullptr);
  if (described.contains("enum")) CHECK(described.at("enum").as_array() == expected);
}

// `described` has T's fields and no others, in stored order, down to the words of enumerations.
template <HasFields T>
void check_fields(const boost::json::object& described) {
  const auto& properties = described.at("properties").as_object();
  const auto* property = properties.begin();
  const T object{};
  for_each_field(object, [&](const char* name, const auto& member) {
    REQUIRE(property != properties.end());
    CHECK(std::string{property->key()} == name);
    check_words(property->value().as_object(), member);
    ++property;
  });
  CHECK(property == properties.end());
}

template <class E>
void check_event() {
  const std::string name = type_of(E{}).name;
  CAPTURE(name);
  const auto described = schema(name + ".v" + std::to_string(type_of(E{}).version));
  CHECK(described.at("title").as_string() == name);
  check_fields<E>(described.at("properties").as_object().at("event").as_object());
}

TEST_CASE("every event has a schema that names its fields") {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (check_event<std::variant_alternative_t<I, Event>>(), ...);
  }(std::make_index_sequence<std::variant_size_v<Event>>{});
}

TEST_CASE("the schema of the record names the fields of postings and quotes") {
  const auto definitions = schema("record").at("$defs").as_object();
  check_fields<Posting>(definitions.at("posting").as_object());
  check_fields<TwoWay>(definitions.at("twoWay").as_object().at("oneOf").as_array()[1].as_object());
}

}  // namespace
}  // namespace chalkline::ledger
