#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chalkline::http {

// Appends JSON to a string, with the commas where they belong:
//   JsonWriter{out}.object().key("id").integer(7).key("names").array().text("a").end_array().end();
class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_{out} {}

  JsonWriter& object() { return raw("{"); }
  JsonWriter& end() { return close('}'); }
  JsonWriter& array() { return raw("["); }
  JsonWriter& end_array() { return close(']'); }

  JsonWriter& key(std::string_view name);  // a plain ASCII name
  JsonWriter& text(std::string_view utf8);
  // Text of which JSON escapes nothing, as times, numbers and this program's own words.
  JsonWriter& plain(std::string_view utf8);
  JsonWriter& integer(std::int64_t value);
  JsonWriter& flag(bool value) { return raw(value ? "true" : "false"); }
  JsonWriter& null() { return raw("null"); }
  // 543 is 54.3, 540 is 54.
  JsonWriter& tenths(std::int64_t value);
  // With at most two decimals; a value that is not finite is null.
  JsonWriter& number(double value);
  // A value that is JSON already.
  JsonWriter& raw(std::string_view json);

 private:
  void comma();
  JsonWriter& close(char bracket);
  std::string& out_;
};

}  // namespace chalkline::http
