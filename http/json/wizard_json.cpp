#include "http/json/wizard_json.hpp"

namespace chalkline::http::wire {

std::vector<WizardMessage> messages_of(std::span<const http::WizardMessage> messages) {
  std::vector<WizardMessage> shown;
  shown.reserve(messages.size());
  for (const auto& [id, speaker, at, said, is_saved] : messages) {
    auto& message = shown.emplace_back(WizardMessage{.id = id,
                                                     .role = speaker,
                                                     .content = said.content,
                                                     .at = at,
                                                     .advice = std::nullopt,
                                                     .links = {said.links},
                                                     .suggestions = {said.suggestions},
                                                     .saved = is_saved});
    if (said.advice) message.advice = AdviceText{*said.advice};
  }
  return shown;
}

WizardExport wizard_export_of(std::span<const http::WizardMessage> messages,
                              std::span<const SavedAnalysis> saved) {
  WizardExport exported{.messages = messages_of(messages), .saved = {}};
  for (const auto& analysis : saved)
    exported.saved.push_back(
        {analysis.id, analysis.saved_at, analysis.question, {analysis.advice}});
  return exported;
}

}  // namespace chalkline::http::wire
