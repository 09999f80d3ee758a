#include "base/json/reader.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <cmath>
#include <functional>

namespace chalkline {

std::int64_t characters(std::string_view utf8) {
  return std::ranges::count_if(
      utf8, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
}

namespace json_detail {
namespace {

namespace json = boost::json;
using boost::system::error_code;

// More than any object of this API has: the rest is refused before it costs memory.
constexpr std::size_t kFieldsMax = 16;
constexpr std::size_t kNameBytesMax = 64;
constexpr std::size_t kItemsMax = 1'000;  // of a list: the slips of a batch
constexpr std::size_t kDepthMax = 4;      // a batch, its slips, their items, the condition of one
constexpr std::size_t kNodeBytes = 16;    // a short field's

constexpr auto kNoObject = "The request's body must be a JSON object";

std::string one_of(std::span<const std::string_view> words) {
  return fmt::format("{} or {}", fmt::join(words.first(words.size() - 1), ", "), words.back());
}

}  // namespace

// Appends the nodes as the parser meets them. Deep nesting, too many fields and a repeated name
// stop it at once.
struct Nodes::Handler {
  static constexpr std::size_t max_array_size = kItemsMax;
  static constexpr std::size_t max_object_size = kFieldsMax;
  static constexpr std::size_t max_string_size = static_cast<std::size_t>(-1);
  static constexpr std::size_t max_key_size = kNameBytesMax;

  Nodes& nodes;
  std::string_view body;
  std::vector<std::size_t> open{};  // the objects and lists around what is read
  std::size_t objects{};            // of these
  std::string_view name{};
  std::size_t parts_from{};  // where the parts of a text begin

  Node& parent() { return nodes.all[open.back()]; }

  bool stop(error_code& ec, std::string why) {
    nodes.problem = std::move(why);
    ec = json::error::syntax;
    return false;
  }
  bool add(error_code& ec, Node node) {
    if (open.empty() && node.kind != Node::Kind::kObject) return stop(ec, kNoObject);
    if (!open.empty()) {
      ++parent().items;
      if (parent().kind == Node::Kind::kObject) node.name = name;
    }
    nodes.all.push_back(node);
    return true;
  }
  bool on_part(json::string_view part) {
    if (nodes.unescaped_.capacity() < body.size()) nodes.unescaped_.reserve(body.size());
    nodes.unescaped_.append(part);
    return true;
  }
  // The parser's own memory holds a text that has escapes.
  std::string_view whole(json::string_view last) {
    const std::less_equal<> before;
    const bool is_of_body = before(body.data(), last.data()) &&
                            before(last.data() + last.size(), body.data() + body.size());
    if (parts_from == nodes.unescaped_.size() && is_of_body) return {last.data(), last.size()};
    on_part(last);
    return std::string_view{nodes.unescaped_}.substr(
        std::exchange(parts_from, nodes.unescaped_.size()));
  }
  bool begin(error_code& ec, Node::Kind kind) {
    if (!add(ec, {.kind = kind})) return false;
    open.push_back(nodes.all.size() - 1);
    return true;
  }
  bool end() {
    auto& node = parent();
    node.within = static_cast<std::uint32_t>(nodes.all.size() - open.back());
    open.pop_back();
    return true;
  }

  bool on_document_begin(error_code&) { return true; }
  bool on_document_end(error_code&) { return true; }
  bool on_object_begin(error_code& ec) {
    if (objects == kDepthMax) {
      const auto& list_or_field = parent().kind == Node::Kind::kList ? parent().name : name;
      return stop(ec, fmt::format("{} must be a plain value", list_or_field));
    }
    ++objects;
    return begin(ec, Node::Kind::kObject);
  }
  bool on_object_end(std::size_t, error_code&) {
    --objects;
    return end();
  }
  bool on_array_begin(error_code& ec) {
    if (!open.empty() && parent().kind == Node::Kind::kList)
      return stop(ec, fmt::format("{} must hold no lists", parent().name));
    return begin(ec, Node::Kind::kList);
  }
  bool on_array_end(std::size_t, error_code&) { return end(); }
  bool on_key_part(json::string_view part, std::size_t, error_code&) { return on_part(part); }
  bool on_key(json::string_view part, std::size_t, error_code& ec) {
    name = whole(part);
    // Sentences repeat it, and they have one line.
    if (std::ranges::any_of(name, [](unsigned char c) { return c < 0x20 || c == 0x7f; }))
      return stop(ec, "The name of a field is not valid");
    const auto* field = &parent() + 1;
    for (std::uint32_t i = 0; i < parent().items; ++i, field = field->next())
      if (field->name == name) return stop(ec, fmt::format("The field {} appears twice", name));
    return true;
  }
  bool on_string_part(json::string_view part, std::size_t, error_code&) { return on_part(part); }
  bool on_string(json::string_view part, std::size_t, error_code& ec) {
    return add(ec, {.kind = Node::Kind::kText, .text = whole(part)});
  }
  bool on_number_part(json::string_view, error_code&) { return true; }
  bool on_int64(std::int64_t number, json::string_view, error_code& ec) {
    return add(ec, {.kind = Node::Kind::kInteger, .integer = number});
  }
  bool on_uint64(std::uint64_t, json::string_view, error_code& ec) {
    return add(ec, {});
  }  // above 2^63
  bool on_double(double number, json::string_view, error_code& ec) {
    return add(ec, {.kind = Node::Kind::kNumber, .number = number});
  }
  bool on_bool(bool flag, error_code& ec) {
    return add(ec, {.kind = Node::Kind::kFlag, .integer = flag ? 1 : 0});
  }
  bool on_null(error_code& ec) { return add(ec, {.kind = Node::Kind::kNull}); }
  bool on_comment_part(json::string_view, error_code&) { return true; }
  bool on_comment(json::string_view, error_code&) { return true; }
};

Nodes::Nodes(std::string_view body) {
  if (body.empty()) {
    problem = kNoObject;
    return;
  }
  all.reserve(body.size() / kNodeBytes + 1);
  json::parse_options options;
  options.max_depth = 2 * kDepthMax + 1;  // more than is taken, so that the refusal names the field
  json::basic_parser<Handler> parser{options, *this, body};
  error_code ec;
  const auto used = parser.write_some(false, body.data(), body.size(), ec);
  if (ec == json::error::object_too_large)
    problem = "The request's body has too many fields";
  else if (ec == json::error::array_too_large)
    problem =
        fmt::format("{} must have at most {} items", parser.handler().parent().name, kItemsMax);
  else if (ec == json::error::key_too_large)
    problem = "The name of a field is too long";
  else if ((ec || used < body.size()) && problem.empty())
    problem = "The request's body is not valid JSON";
}

const Node* ObjectReader::take(std::string_view name) {
  const auto* field = &object_ + 1;
  for (std::uint32_t i = 0; i < object_.items; ++i, field = field->next()) {
    if (field->name != name) continue;
    ++taken_;
    return field;
  }
  return nullptr;
}

void ObjectReader::missing(std::string_view name, const Bounds& bounds) {
  if (bounds.says.empty())
    malformed(fmt::format("{} is missing", name));
  else
    wrong(std::string{bounds.says});
}

void ObjectReader::malformed(std::string sentence) {
  if (malformed_.empty()) malformed_ = std::move(sentence);
}

void ObjectReader::wrong(std::string sentence) {
  if (wrong_.empty()) wrong_ = std::move(sentence);
}

std::string ObjectReader::problem(std::span<const std::string_view> known) && {
  if (!malformed_.empty() || taken_ == object_.items)
    return std::move(malformed_.empty() ? wrong_ : malformed_);
  const auto* field = &object_ + 1;
  while (std::ranges::find(known, field->name) != known.end()) field = field->next();
  return fmt::format("The field {} is not known", field->name);
}

std::string_view ObjectReader::text(const Node& node, const Bounds& bounds) {
  if (node.kind != Node::Kind::kText) {
    malformed(fmt::format("{} must be text", node.name));
    return {};
  }
  if (bounds.max == 0) return node.text;
  const auto length = characters(node.text);
  if (length > bounds.max)
    malformed(fmt::format("{} must have at most {} characters", node.name, bounds.max));
  if (length < bounds.min)
    wrong(bounds.says.empty() ? fmt::format("{} is too short", node.name)
                              : std::string{bounds.says});
  return node.text;
}

std::int64_t ObjectReader::integer(const Node& node, const Bounds& bounds) {
  if (node.kind != Node::Kind::kInteger || node.integer < bounds.min || node.integer > bounds.max) {
    malformed(fmt::format("{} must be a whole number from {} to {}{}", node.name, bounds.min,
                          bounds.max, bounds.absent == Absent::kLeftOut ? "" : ", or null"));
  }
  return node.integer;
}

void ObjectReader::integers(const Node& node, const Bounds& bounds,
                            std::span<std::int64_t> values) {
  const std::span<const Node> items{&node + 1, node.within - 1};
  const auto is_right = [&](const Node& item) {
    return item.kind == Node::Kind::kInteger && item.integer >= bounds.min &&
           item.integer <= bounds.max;
  };
  if (node.kind != Node::Kind::kList || items.size() != values.size() ||
      !std::ranges::all_of(items, is_right)) {
    return malformed(fmt::format("{} must be {} whole numbers from {} to {}", node.name,
                                 values.size(), bounds.min, bounds.max));
  }
  std::ranges::transform(items, values.begin(), &Node::integer);
}

std::int64_t ObjectReader::halves(const Node& node, const Bounds& bounds) {
  const bool is_number = node.kind == Node::Kind::kInteger || node.kind == Node::Kind::kNumber;
  const auto count = 2 * (static_cast<double>(node.integer) + node.number);  // exact, as halves are
  if (is_number && count == std::floor(count) && count >= static_cast<double>(bounds.min) &&
      count <= static_cast<double>(bounds.max))
    return static_cast<std::int64_t>(count);
  malformed(fmt::format("{} must be a number from {} to {} in steps of 0.5", node.name,
                        static_cast<double>(bounds.min) / 2, static_cast<double>(bounds.max) / 2));
  return 0;
}

std::int64_t ObjectReader::hundredths(const Node& node, const Bounds& bounds) {
  // The double nearest to a decimal of two places is not quite the whole number.
  constexpr double kTolerance = 1e-6;
  const bool is_whole = node.kind == Node::Kind::kInteger;
  const auto scaled = (is_whole ? static_cast<double>(node.integer) : node.number) * 100;
  const auto count = std::round(scaled);
  if ((is_whole || node.kind == Node::Kind::kNumber) && std::abs(scaled - count) < kTolerance &&
      count >= static_cast<double>(bounds.min) && count <= static_cast<double>(bounds.max))
    return static_cast<std::int64_t>(count);
  malformed(fmt::format("{} must be a number from {:.2f} to {:.2f} in steps of 0.01", node.name,
                        static_cast<double>(bounds.min) / 100,
                        static_cast<double>(bounds.max) / 100));
  return 0;
}

bool ObjectReader::flag(const Node& node) {
  if (node.kind != Node::Kind::kFlag) malformed(fmt::format("{} must be true or false", node.name));
  return node.integer == 1;
}

Timestamp ObjectReader::time(const Node& node, const Bounds& bounds) {
  const auto time = parse_iso(text(node, bounds));
  if (!time) wrong(fmt::format("{}: {}", node.name, time.error()));
  return time.value_or(Timestamp{});
}

std::size_t ObjectReader::objects(const Node& node, const Bounds& bounds) {
  const auto* item = &node + 1;
  bool is_right =
      node.kind == Node::Kind::kList && node.items >= bounds.min && node.items <= bounds.max;
  for (std::uint32_t i = 0; is_right && i < node.items; ++i, item = item->next())
    is_right = item->kind == Node::Kind::kObject;
  if (is_right) return node.items;
  malformed(
      fmt::format("{} must be a list of {} to {} objects", node.name, bounds.min, bounds.max));
  return 0;
}

void ObjectReader::no_such_word(const Node& node, const Bounds& bounds, Names names) {
  wrong(bounds.says.empty() ? fmt::format("{} must be {}", node.name, one_of(names.words))
                            : std::string{bounds.says});
}

}  // namespace json_detail

}  // namespace chalkline
