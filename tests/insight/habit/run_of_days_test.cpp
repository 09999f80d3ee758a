#include "insight/habit/run_of_days.hpp"

#include <doctest/doctest.h>

namespace chalkline::insight {
namespace {

struct Case {
  const char* name;
  RunDays days;
  ledger::Date today;
  RunOfDays expected;
};

TEST_CASE("a run of days, by its days") {
  const Case cases[] = {
      {"nothing yet", {}, 100, {}},
      {"today", {{100}, {}, {}}, 100, {1, {}, 1, {}}},
      {"a day counts once", {{100, 100, 99}, {}, {}}, 100, {2, {}, 2, {}}},
      {"two days off are free", {{94, 97, 100}, {}, {}}, 100, {3, {}, 3, {}}},
      {"the third ends it", {{93, 96, 100}, {}, {}}, 100, {1, {}, 2, {}}},
      {"it goes on until the third day off is over", {{95, 97}, {}, {}}, 100, {2, {}, 2, {}}},
      {"then it has ended", {{95, 97}, {}, {}}, 101, {0, EndedRun{2, 97}, 2, {}}},
      {"the longest stays", {{10, 11, 12, 99, 100}, {}, {}}, 100, {2, {}, 3, {}}},
      {"a pause waits", {{80, 90}, {{90, 100}}, {}}, 100, {1, {}, 1, {}}},
      {"and ends by itself", {{90}, {{90, 95}}, {}}, 97, {1, {}, 1, {}}},
      {"after it two days are free again", {{90}, {{90, 95}}, {}}, 98, {0, EndedRun{1, 90}, 1, {}}},
      {"pauses do not add up", {{90}, {{91, 95}, {92, 95}}, {}}, 97, {1, {}, 1, {}}},
      {"today is paused", {{99}, {{100, 160}}, {}}, 120, {1, {}, 1, 160}},
      {"a date without a line", {{96, 100}, {}, {98}}, 100, {2, {}, 2, {}}},
      {"of no use on an active day", {{96, 100}, {}, {96}}, 100, {1, {}, 1, {}}},
  };
  for (const auto& [name, days, today, expected] : cases) {
    CAPTURE(name);
    CHECK(run_of_days(days, today) == expected);
  }
}

}  // namespace
}  // namespace chalkline::insight
