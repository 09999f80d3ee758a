#include "http/app/commands/serve/language_model_settings.hpp"

namespace chalkline::http {

void add_language_model_settings(CLI::App& command, ServeOptions& options) {
  auto& model = options.language_model;
  auto* url = add_setting(command, "llm-url", model.url,
                          "Server with the OpenAI chat-completions interface, such as "
                          "http://127.0.0.1:8081/v1, which helps the Wizard with words alone "
                          "(default: none)")
                  ->check(check_language_model_url);
  auto* name = add_setting(command, "llm-model", model.model, "Name of the model there");
  url->needs(name);
  name->needs(url);
  add_setting(command, "llm-key", model.key,
              "Key of that server; better in the environment, where ps does not show it")
      ->needs(url)
      ->check(check_language_model_key);
}

}  // namespace chalkline::http
