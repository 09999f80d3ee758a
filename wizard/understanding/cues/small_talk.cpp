#include "wizard/understanding/cues/cues.hpp"
#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {

bool asks_abilities(const Tokens& tokens) {
  static const PatternSet kCues{"what can/do/could you do/answer/help/tell/know/offer",
                                "what can i/we ask/do/say",
                                "what are you",
                                "who are you",
                                "who is the? wizard",
                                "what is the? wizard",
                                "how do/does you/this/the/it/wizard ~ work",
                                "^ help me? .",
                                "^ help please .",
                                "how can/do you help",
                                "can you help ~ .",
                                "what/which questions/things",
                                "do you use/have",
                                "your confidence ~ based/from",
                                "are you ~ bot/ai/robot/human/chatgpt/real/person/machine/gpt",
                                "what should i ask",
                                "teach me ./something/anything/how",
                                "quiz me",
                                "for a? beginner/beginners",
                                "get/become better ./at",
                                "give me an example",
                                "where/how do/should i start/begin",
                                "i am new",
                                "how do i use",
                                "what is this",
                                "^ what now .",
                                "what are the? commands",
                                "menu",
                                "i do not know what",
                                "commands"};
  return kCues.in(tokens);
}

bool greets(const Tokens& tokens) {
  static const PatternSet kCues{"hi/hello/hey/hiya/howdy/yo/greetings/sup/hola/heya/hullo/wassup",
                                "good morning/evening/afternoon/day",
                                "^ morning/evening",
                                "how are you",
                                "how is it going",
                                "what is up",
                                "nice to meet",
                                "how do you do",
                                "you there"};
  return kCues.in(tokens);
}

bool says_thanks(const Tokens& tokens) {
  static const PatternSet kCues{"thank/thanks/cheers/merci/gracias/danke", "got it", "makes sense"};
  return kCues.in(tokens);
}

bool thanks_for_it(const Tokens& tokens) {
  static const PatternSet kCues{
      "^ great/perfect/awesome/ok/okay/cool/nice/excellent/"
      "brilliant/good/alright/understood/wonderful ~ .",
      "good job/answer/work",
      "well done",
      "appreciate",
      "bye/goodbye",
      "see you",
      "good night .",
      "that helps/helped",
      "very helpful"};
  return says_thanks(tokens) || kCues.in(tokens);
}

}  // namespace chalkline::wizard
