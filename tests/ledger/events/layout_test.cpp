#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "ledger/events/events.hpp"
#include "tests/ledger/files.hpp"
#include "tests/ledger/repository.hpp"

// schemas/events/layout.json says of every version of every event which fields it has in which
// order and how each is stored, for programs that read the bytes (docs/LOG_FORMAT.md).
namespace chalkline::ledger {
namespace {

// Fields that an older version did not have yet, by their place in the event, those that it stored
// otherwise, and those that stood before one and are gone.
struct Older {
  std::string_view event;
  int version;
  std::set<std::string> missing;
  std::map<std::string, std::string> otherwise{};
  std::map<std::string, std::string> before{};
};
const Older kOlder[] = {
    {"BetPlaced", 1, {"legs.prop", "legs.live", "statedChance", "condition", "slip", "request"}},
    {"BetPlaced", 2, {"legs.prop", "legs.live", "condition", "slip", "request"}},
    {"BetPlaced", 3, {"condition.odds", "request"}},
    {"BetReviewed", 1, {"date"}},
    {"BetSettled", 1, {"closingLineValue", "kind"}},
    {"BetSettled", 2, {"kind"}},
    {"GameScheduled", 1, {"proof"}},
    {"OperatorActed", 1, {}, {}, {{"uid", R"({"operator": "string"})"}}},
    {"SettlementReversed", 1, {"wasVoid"}},
    {"ResultRecorded", 1, {"periods"}},
    {"StatisticsRecorded", 1, {}, {{"players.figures", R"({"bytes": 5})"}}},
};

class Layout {
 public:
  explicit Layout(const Older& older) : older_(older) {}

  template <HasFields T>
  std::string fields() {
    std::string out;
    const T object{};
    for_each_field(object, [&](const char* name, const auto& member) {
      const auto before = at_.size();
      at_ += (at_.empty() ? "" : ".") + std::string{name};
      if (!older_.missing.contains(at_)) {
        const auto otherwise = older_.otherwise.find(at_);
        out += out.empty() ? "" : ", ";
        if (const auto gone = older_.before.find(at_); gone != older_.before.end())
          out += gone->second + ", ";
        out += "{\"" + std::string{name} +
               "\": " + (otherwise == older_.otherwise.end() ? of(member) : otherwise->second) +
               "}";
      }
      at_.resize(before);
    });
    return "[" + out + "]";
  }

 private:
  std::string of(const bool&) { return "\"bool\""; }
  template <std::integral T>
  std::string of(const T&) {
    return std::string{std::is_signed_v<T> ? "\"i" : "\"u"} + std::to_string(8 * sizeof(T)) + '"';
  }
  std::string of(const AccountId&) { return "\"u64\""; }
  std::string of(const GameId&) { return "\"game\""; }
  std::string of(const Timestamp&) { return "\"time\""; }
  std::string of(const std::string&) { return "\"string\""; }
  template <class E>
    requires std::is_enum_v<E>
  std::string of(const E&) {
    std::string words;
    for (const auto name : enum_names<E>)
      words += (words.empty() ? "\"" : ", \"") + std::string{name} + '"';
    return "{\"enum\": [" + words + "]}";
  }
  template <std::size_t N>
  std::string of(const std::array<std::uint8_t, N>&) {
    return "{\"bytes\": " + std::to_string(N) + "}";
  }
  template <class T>
  std::string of(const std::optional<T>&) {
    return "{\"optional\": " + of(T{}) + "}";
  }
  template <class T, std::size_t N>
  std::string of(const boost::container::small_vector<T, N>&) {
    return "{\"list\": " + of(T{}) + "}";
  }
  template <HasFields T>
  std::string of(const T&) {
    return "{\"struct\": " + fields<T>() + "}";
  }

  const Older& older_;
  std::string at_;
};

template <class E>
std::string line(std::size_t type, int version) {
  static const Older kNone{};
  const std::string name = type_of(E{}).name;
  const auto* same = &kNone;
  for (const auto& older : kOlder) {
    if (older.event == name && older.version == version) same = &older;
  }
  return "  {\"type\": " + std::to_string(type) + ", \"event\": \"" + name +
         "\", \"version\": " + std::to_string(version) +
         ", \"fields\": " + Layout{*same}.template fields<E>() + "}";
}

std::string layout() {
  std::string out;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    const auto add = [&]<class E>(std::size_t type, const E& event) {
      for (int version = 1; version <= type_of(event).version; ++version)
        out += (out.empty() ? "[\n" : ",\n") + line<E>(type, version);
    };
    (add(I + 1, std::variant_alternative_t<I, Event>{}), ...);
  }(std::make_index_sequence<std::variant_size_v<Event>>{});
  return out + "\n]\n";
}

std::filesystem::path file() { return repository() / "schemas" / "events" / "layout.json"; }

TEST_CASE("schemas/events/layout.json says how each field of each event is stored") {
  CHECK_MESSAGE(test::content(file()) == layout(),
                "test_ledger --no-skip -tc='write the layout of the events' writes it anew");
}

TEST_CASE("write the layout of the events" * doctest::skip()) {
  std::ofstream{file(), std::ios::binary} << layout();
}

}  // namespace
}  // namespace chalkline::ledger
