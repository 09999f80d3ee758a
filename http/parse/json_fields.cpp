#include "http/parse/json_fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <cmath>
#include <utility>

namespace chalkline::http {
namespace {

namespace json = boost::json;
using boost::system::error_code;

// More than any object of this API has: the rest is refused before it costs memory.
constexpr std::size_t kFieldsMax = 16;
constexpr std::size_t kNameBytesMax = 64;
constexpr std::size_t kItemsMax = 32;  // of a list
constexpr std::size_t kDepthMax = 3;   // a slip, its items, the condition of one
// A bet's, of which a slip has ten: that grown one by one they were a fifth of the cost of parsing.
constexpr std::size_t kFieldsTypical = 6;

}  // namespace

// Fills the fields as the parser meets them. Deep nesting, too many fields and a repeated name stop
// it at once.
struct JsonFields::Handler {
  static constexpr std::size_t max_array_size = kItemsMax;
  static constexpr std::size_t max_object_size = kFieldsMax;
  static constexpr std::size_t max_string_size = static_cast<std::size_t>(-1);
  static constexpr std::size_t max_key_size = kNameBytesMax;

  // An object that is being read; in a list, `list` is what was read of it.
  struct Level {
    JsonFields object{};
    std::string name{};
    std::optional<Field> list{};
  };

  JsonFields body;
  std::vector<Level> levels;
  std::string text;
  std::string sentence{"The request's body is not valid JSON"};

  Handler() { levels.reserve(kDepthMax); }

  bool stop(error_code& ec, std::string why) {
    sentence = std::move(why);
    ec = json::error::syntax;
    return false;
  }
  bool value(error_code& ec, Field&& field) {
    if (levels.empty()) return stop(ec, "The request's body must be a JSON object");
    auto& level = levels.back();
    if (level.list) {
      ++level.list->items;
      if (field.kind == Kind::kInteger) level.list->integers.push_back(field.integer);
      if (field.kind == Kind::kObject)
        level.list->objects.push_back(std::move(field.objects.front()));
      return true;
    }
    field.name = std::exchange(level.name, {});
    level.object.fields_.push_back(std::move(field));
    return true;
  }

  bool on_document_begin(error_code&) { return true; }
  bool on_document_end(error_code&) { return true; }
  bool on_object_begin(error_code& ec) {
    if (levels.size() == kDepthMax)
      return stop(ec, fmt::format("{} must be a plain value", levels.back().name));
    levels.emplace_back().object.fields_.reserve(kFieldsTypical);
    return true;
  }
  bool on_object_end(std::size_t, error_code& ec) {
    auto object = std::move(levels.back().object);
    levels.pop_back();
    if (levels.empty()) {
      body = std::move(object);
      return true;
    }
    Field field{.kind = Kind::kObject};
    field.objects.push_back(std::move(object));
    return value(ec, std::move(field));
  }
  bool on_array_begin(error_code& ec) {
    if (levels.empty()) return stop(ec, "The request's body must be a JSON object");
    auto& level = levels.back();
    if (level.list) return stop(ec, fmt::format("{} must hold no lists", level.name));
    level.list = Field{.kind = Kind::kList};
    return true;
  }
  bool on_array_end(std::size_t, error_code& ec) {
    return value(ec, *std::exchange(levels.back().list, std::nullopt));
  }
  bool on_key_part(json::string_view part, std::size_t, error_code&) {
    levels.back().name.append(part);
    return true;
  }
  bool on_key(json::string_view part, std::size_t, error_code& ec) {
    auto& name = levels.back().name;
    name.append(part);
    // Sentences repeat it, and they have one line.
    if (std::ranges::any_of(name, [](unsigned char c) { return c < 0x20 || c == 0x7f; })) {
      return stop(ec, "The name of a field is not valid");
    }
    const auto& fields = levels.back().object.fields_;
    if (std::ranges::find(fields, name, &Field::name) != fields.end()) {
      return stop(ec, fmt::format("The field {} appears twice", name));
    }
    return true;
  }
  bool on_string_part(json::string_view part, std::size_t, error_code&) {
    text.append(part);
    return true;
  }
  bool on_string(json::string_view part, std::size_t, error_code& ec) {
    text.append(part);
    return value(ec, {.kind = Kind::kText, .text = std::exchange(text, {})});
  }
  bool on_number_part(json::string_view, error_code&) { return true; }
  bool on_int64(std::int64_t number, json::string_view, error_code& ec) {
    return value(ec, {.kind = Kind::kInteger, .integer = number});
  }
  bool on_uint64(std::uint64_t, json::string_view, error_code& ec) {
    return value(ec, {});
  }  // above 2^63
  bool on_double(double number, json::string_view, error_code& ec) {
    return value(ec, {.kind = Kind::kNumber, .number = number});
  }
  bool on_bool(bool flag, error_code& ec) { return value(ec, {.kind = Kind::kFlag, .flag = flag}); }
  bool on_null(error_code& ec) { return value(ec, {.kind = Kind::kNull}); }
  bool on_comment_part(json::string_view, error_code&) { return true; }
  bool on_comment(json::string_view, error_code&) { return true; }
};

std::expected<JsonFields, std::string> JsonFields::parse(std::string_view body) {
  if (body.empty()) return std::unexpected{"The request's body must be a JSON object"};
  json::parse_options options;
  options.max_depth = 2 * kDepthMax + 1;  // more than is taken, so that the refusal names the field
  json::basic_parser<Handler> parser{options};
  error_code ec;
  const auto used = parser.write_some(false, body.data(), body.size(), ec);
  auto& handler = parser.handler();
  if (ec == json::error::object_too_large)
    return std::unexpected{"The request's body has too many fields"};
  if (ec == json::error::array_too_large)
    return std::unexpected{"A list in the request's body is too long"};
  if (ec == json::error::key_too_large) return std::unexpected{"The name of a field is too long"};
  if (ec || used < body.size()) return std::unexpected{std::move(handler.sentence)};
  return std::move(handler.body);
}

JsonFields::Field* JsonFields::take(std::string_view name) {
  const auto found = std::ranges::find(fields_, name, &Field::name);
  if (found == fields_.end()) return nullptr;
  found->taken = true;
  return &*found;
}

void JsonFields::problem(std::string sentence) {
  if (!problem_) problem_ = std::move(sentence);
}

std::optional<std::string> JsonFields::optional_text(std::string_view name,
                                                     std::size_t characters_max) {
  auto* field = take(name);
  if (field == nullptr) return std::nullopt;
  if (field->kind != Kind::kText) {
    problem(fmt::format("{} must be text", name));
  } else if (characters(field->text) > characters_max) {
    problem(fmt::format("{} must have at most {} characters", name, characters_max));
  }
  return std::move(field->text);
}

std::string JsonFields::text(std::string_view name, std::size_t characters_max) {
  auto value = optional_text(name, characters_max);
  if (!value) problem(fmt::format("{} is missing", name));
  return std::move(value).value_or(std::string{});
}

std::optional<std::string> JsonFields::nullable_text(std::string_view name,
                                                     std::size_t characters_max) {
  const auto field = std::ranges::find(fields_, name, &Field::name);
  if (field == fields_.end() || field->kind != Kind::kNull) return text(name, characters_max);
  field->taken = true;
  return std::nullopt;
}

std::int64_t JsonFields::integer(std::string_view name, std::int64_t min, std::int64_t max) {
  const auto* field = take(name);
  if (field == nullptr) {
    problem(fmt::format("{} is missing", name));
    return 0;
  }
  if (field->kind != Kind::kInteger || field->integer < min || field->integer > max) {
    problem(fmt::format("{} must be a whole number from {} to {}", name, min, max));
  }
  return field->integer;
}

bool JsonFields::flag(std::string_view name) {
  const auto value = optional_flag(name);
  if (!value) problem(fmt::format("{} is missing", name));
  return value.value_or(false);
}

std::optional<std::int64_t> JsonFields::integer_or_null(std::string_view name, std::int64_t min,
                                                        std::int64_t max) {
  const auto* field = take(name);
  if (field == nullptr) {
    problem(fmt::format("{} is missing", name));
    return std::nullopt;
  }
  if (field->kind == Kind::kNull) return std::nullopt;
  if (field->kind != Kind::kInteger || field->integer < min || field->integer > max) {
    problem(fmt::format("{} must be a whole number from {} to {}, or null", name, min, max));
  }
  return field->integer;
}

std::optional<std::int64_t> JsonFields::optional_hundredths(std::string_view name, std::int64_t min,
                                                            std::int64_t max) {
  const auto* field = take(name);
  if (field == nullptr || field->kind == Kind::kNull) return std::nullopt;
  // The double nearest to a decimal of two places is not quite the whole number.
  constexpr double kTolerance = 1e-6;
  const auto scaled = field->number * 100;
  const auto value = std::round(scaled);
  const bool is_right = field->kind == Kind::kNumber && std::abs(scaled - value) < kTolerance &&
                        value >= static_cast<double>(min) && value <= static_cast<double>(max);
  if (!is_right) {
    problem(fmt::format("{} must be a number from {:.2f} to {:.2f} in steps of 0.01", name,
                        static_cast<double>(min) / 100, static_cast<double>(max) / 100));
    return std::nullopt;
  }
  return static_cast<std::int64_t>(value);
}

std::int64_t JsonFields::halves(std::string_view name, std::int64_t min, std::int64_t max) {
  const auto value = optional_halves(name, min, max);
  if (!value) problem(fmt::format("{} is missing", name));
  return value.value_or(0);
}

std::optional<std::int64_t> JsonFields::optional_halves(std::string_view name, std::int64_t min,
                                                        std::int64_t max) {
  const auto* field = take(name);
  if (field == nullptr) return std::nullopt;
  const auto number =
      field->kind == Kind::kInteger ? static_cast<double>(field->integer) : field->number;
  const auto halves = 2 * number;  // exact, as halves are
  const bool is_right = (field->kind == Kind::kInteger || field->kind == Kind::kNumber) &&
                        halves == std::floor(halves) && halves >= static_cast<double>(min) &&
                        halves <= static_cast<double>(max);
  if (!is_right) {
    problem(fmt::format("{} must be a number from {} to {} in steps of 0.5", name,
                        static_cast<double>(min) / 2, static_cast<double>(max) / 2));
    return std::nullopt;
  }
  return static_cast<std::int64_t>(halves);
}

std::vector<std::int64_t> JsonFields::integers(std::string_view name, std::size_t count,
                                               std::int64_t min, std::int64_t max) {
  auto* field = take(name);
  if (field == nullptr) {
    problem(fmt::format("{} is missing", name));
    return {};
  }
  const auto in_range = [&](std::int64_t item) { return item >= min && item <= max; };
  if (field->kind != Kind::kList || field->items != count || field->integers.size() != count ||
      !std::ranges::all_of(field->integers, in_range)) {
    problem(fmt::format("{} must be {} whole numbers from {} to {}", name, count, min, max));
  }
  return std::move(field->integers);
}

std::optional<JsonFields> JsonFields::optional_object(std::string_view name) {
  auto* field = take(name);
  if (field == nullptr) return std::nullopt;
  if (field->kind != Kind::kObject) {
    problem(fmt::format("{} must be an object", name));
    return std::nullopt;
  }
  return std::move(field->objects.front());
}

std::vector<JsonFields> JsonFields::objects(std::string_view name, std::size_t min,
                                            std::size_t max) {
  auto* field = take(name);
  if (field == nullptr) {
    problem(fmt::format("{} is missing", name));
    return {};
  }
  if (field->kind != Kind::kList || field->objects.size() != field->items || field->items < min ||
      field->items > max) {
    problem(fmt::format("{} must be a list of {} to {} objects", name, min, max));
    return {};
  }
  return std::move(field->objects);
}

std::optional<bool> JsonFields::optional_flag(std::string_view name) {
  const auto* field = take(name);
  if (field == nullptr) return std::nullopt;
  if (field->kind != Kind::kFlag) problem(fmt::format("{} must be true or false", name));
  return field->flag;
}

std::expected<void, std::string> JsonFields::done() const {
  if (problem_) return std::unexpected{*problem_};
  const auto unknown = std::ranges::find(fields_, false, &Field::taken);
  if (unknown != fields_.end())
    return std::unexpected{fmt::format("The field {} is not known", unknown->name)};
  return {};
}

std::size_t characters(std::string_view utf8) {
  return static_cast<std::size_t>(std::ranges::count_if(
      utf8, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace chalkline::http
