#pragma once

#include <string>

namespace chalkline::http {

struct LanguageModelOptions {
  std::string url;    // of the interface: ".../v1"; empty: there is none
  std::string model;  // its name there
  std::string key;    // a secret; empty: none is needed
};

// One sentence about what is wrong with the setting; empty for a right one.
std::string check_language_model_url(const std::string& url);
std::string check_language_model_key(const std::string& key);

}  // namespace chalkline::http
