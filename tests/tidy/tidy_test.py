#!/usr/bin/env python3
"""Each rule of tidy.py finds what it is for and lets the like of it pass."""

import unittest

import tidy


class Tidy(unittest.TestCase):
    def finds(self, rule, fault, **files):
        self.assertIn(fault, "\n".join(rule(self.named(files))))

    def passes(self, rule, **files):
        self.assertEqual(list(rule(self.named(files))), [])

    @staticmethod
    def named(files):
        """Keyword ledger__a_cpp is the path ledger/a.cpp."""
        return {"." .join(name.replace("__", "/").rsplit("_", 1)): text for name, text in files.items()}

    def test_the_ledger_knows_nobody(self):
        rule = tidy.rooms_know_only_whom_they_may
        self.finds(rule, "ledger/log/a.cpp:2: ledger/log must not know sports",
                   ledger__log__a_cpp='#include <map>\n#include "sports/model/game.hpp"\n')
        self.passes(rule, sports__book__a_cpp='#include "ledger/values/odds.hpp"\n')

    def test_rooms_within_the_ledger(self):
        rule = tidy.rooms_know_only_whom_they_may
        self.finds(rule, "ledger/rules must not know ledger/log", ledger__rules__a_cpp='#include "ledger/log/log.hpp"\n')
        self.passes(rule, ledger__audit__a_cpp='#include "ledger/log/log.hpp"\n#include "ledger/audit/b.hpp"\n')

    def test_projections_and_sports_do_not_know_each_other(self):
        rule = tidy.rooms_know_only_whom_they_may
        self.finds(rule, "projections must not know sports",
                   projections__a_cpp='#include "sports/model/game.hpp"\n')
        self.finds(rule, "sports/book must not know projections",
                   sports__book__a_cpp='#include "projections/models/bets.hpp"\n')

    def test_scores_know_nothing_but_values(self):
        rule = tidy.rooms_know_only_whom_they_may
        self.finds(rule, "insight must not know ledger/events", insight__a_cpp='#include "ledger/events/events.hpp"\n')
        self.passes(rule, insight__a_cpp='#include "ledger/values/odds.hpp"\n')

    def test_the_wizard_cannot_reach_what_players_cannot_see(self):
        rule = tidy.rooms_know_only_whom_they_may
        for hidden in ("sports/simulation/season/strength.hpp", "sports/feeds/simulated/quotes.hpp",
                       "sports/store/game_store.hpp"):
            self.finds(rule, "wizard/advice must not know", wizard__advice__a_cpp=f'#include "{hidden}"\n')
        self.passes(rule, wizard__advice__a_cpp='#include "sports/model/game.hpp"\n#include "insight/normal.hpp"\n')

    def test_a_subject_of_the_calls_is_a_folder_and_knows_no_other(self):
        rule = tidy.rooms_know_only_whom_they_may
        of_hub = '#include "http/api/hub/hub.hpp"\n'
        hub = {"http__api__hub__hub_hpp": '#include "http/api/shared/call/route.hpp"\n#include "http/json/a.hpp"\n'}
        for user, path in (("betting", "betting__a"), ("shared/call", "shared__call__a")):
            self.finds(rule, f"http/api/{user} must not know http/api/hub",
                       **hub, **{f"http__api__{path}_cpp": of_hub})
        self.passes(rule, **hub, http__api__hub__a_cpp=of_hub, http__app__a_cpp=of_hub)
        self.finds(rule, "http/api/ is a new room", http__api__a_cpp="")

    def test_a_new_room_says_whom_it_knows(self):
        self.finds(tidy.rooms_know_only_whom_they_may, "kitchen/ is a new room", kitchen__a_cpp="")
        self.finds(tidy.rooms_know_only_whom_they_may, "ledger/ is a new room", ledger__a_cpp="")

    def test_beast_is_for_http_alone(self):
        rule = tidy.only_http_includes_beast
        self.finds(rule, "sports/book/a.cpp:1: only http", sports__book__a_cpp="#include <boost/beast/http.hpp>\n")
        self.finds(rule, "ledger/a.hpp:1: only http", ledger__a_hpp="#include <boost/asio.hpp>\n")
        self.passes(rule, http__a_cpp="#include <boost/beast.hpp>\n",
                    ledger__a_cpp="#include <boost/json.hpp>\n")

    def test_an_operator_acts_through_the_socket_alone(self):
        rule = tidy.only_the_operators_socket_acts
        act = "engine.execute(ledger::ActAsOperator{act});\n"
        self.finds(rule, "http/api/a.cpp: only http/app/operator/operator_routes.cpp acts", http__api__a_cpp=act)
        self.passes(rule, http__app__operator__operator_routes_cpp=act, ledger__rules__a_cpp=act)

    def test_an_auditor_s_calls_only_read(self):
        rule = tidy.an_auditor_changes_nothing
        for text in ('#include "ledger/engine/engine.hpp"\n', '#include "http/identity/people/people.hpp"\n',
                     "co_await context.io.engine.decide(command);\n", "ledger::Engine& engine;\n", "log.append(batch);\n",
                     "context.io.accounts.find_person(id);\n", "const_cast<Publisher&>(publisher).rotate(adopt);\n"):
            self.finds(rule, "http/api/audit/a.cpp:1: ", http__api__audit__a_cpp=text)
        self.passes(rule, http__api__betting__a_cpp="context.io.engine.decide(command);\n",
                    http__api__audit__a_cpp='#include "ledger/engine/account_history.hpp"\ncontext.io.reader->ask(x);\n')

    def test_an_include_is_a_path_from_the_root(self):
        rule = tidy.includes_name_the_room
        self.finds(rule, 'no file "odds.hpp"', ledger__odds_hpp="", ledger__a_cpp='#include "odds.hpp"\n')
        self.passes(rule, ledger__values__odds_hpp="", ledger__a_cpp='#include "ledger/values/odds.hpp"\n')

    def test_web_imports_stay_in_web(self):
        rule = tidy.web_imports_stay_in_web
        self.finds(rule, "imports ../../docs/x", web__src__a_ts="import x from '../../docs/x'\n")
        self.passes(rule, web__src__a_ts="import x from '../../schemas/x.json'\nimport y from './y'\n")

    def test_a_header_that_nobody_includes(self):
        rule = tidy.every_file_is_used
        self.finds(rule, "ledger/a.hpp: nothing includes it", ledger__a_hpp="")
        self.passes(rule, ledger__a_hpp="", ledger__a_cpp='#include "ledger/a.hpp"\n')

    def test_a_source_that_no_target_takes(self):
        rule = tidy.every_file_is_used
        self.finds(rule, "http/a/b/c/d/e.cpp: in no target", http__a__b__c__d__e_cpp="")
        self.passes(rule, http__a__b__c_cpp="", tests__http__c_cpp="")

    def test_a_module_that_nobody_imports(self):
        rule = tidy.every_file_is_used
        self.finds(rule, "web/src/ui/a.ts: nothing imports it", web__src__ui__a_ts="")
        self.passes(rule, web__src__ui__a_ts="", web__src__main_tsx="import { a } from '@/ui/a'\n",
                    web__index_html="/src/main.tsx")

    def test_a_long_file(self):
        rule = tidy.no_file_is_too_long
        self.finds(rule, "401 lines", ledger__a_cpp="\n" * 401)
        self.passes(rule, ledger__a_cpp="\n" * 400, proof__verify_py="\n" * 401)

    def test_leftovers(self):
        rule = tidy.nothing_is_left_over
        self.finds(rule, "ledger/a.cpp:2", ledger__a_cpp="\n// TO" "DO: later\n")
        self.finds(rule, "web/a.ts:1", web__a_ts="test.on" "ly('one', run)\n")
        self.passes(rule, web__a_ts="if (bets.only) test('one')\n")

    def test_registries_and_paths_of_one_machine(self):
        self.finds(tidy.no_registry_is_named, "web/a.md:1", web__a_md="from registry" ".example.org\n")
        self.finds(tidy.no_path_of_one_machine, "docs/a.md:1", docs__a_md="see /ho" "me/ann/notes\n")
        self.passes(tidy.no_path_of_one_machine, docs__a_md="see ~/home/notes and http://x/home/y\n")

    def test_names_of_tests(self):
        self.finds(tidy.no_test_name_is_split, "CMake splits", tests__a_test_cpp='TEST_CASE("one; two") {')
        self.passes(tidy.no_test_name_is_split, tests__a_test_cpp='TEST_CASE("one, two") { f(";"); }')

    def test_tests_that_are_named(self):
        table = '| it flies | `web/a.ts`: "flies", "lands" |'
        self.finds(tidy.tests_that_are_named_exist, 'web/a.ts has no test "lands"',
                   docs__SPEC_TESTS_md=table, web__a_ts="it('flies')")
        self.passes(tidy.tests_that_are_named_exist,
                    docs__SPEC_TESTS_md=table, web__a_ts="it('flies') it('lands')")

    def test_rules_that_are_cited(self):
        rule = tidy.rules_that_are_cited_exist
        self.finds(rule, "ledger/a.cpp:2: docs/RULES.md has no rule 3",
                   docs__RULES_md="1. One.\n2. Two.\n", ledger__a_cpp="\n// RULES 1 and 3\n")
        self.passes(rule, docs__RULES_md="1. One.\n2. Two.\n", ledger__a_cpp="// RULES 1, 2: coins\n")

    def test_numbers_of_decisions(self):
        rule = tidy.decisions_are_numbered_without_a_gap
        one, two, three = ({f"docs__decisions__000{n}-a_md": ""} for n in (1, 2, 3))
        self.passes(rule, **one, **two, **three)
        self.finds(rule, "docs/decisions: 0003 stands where 0002 is due", **one, **three)
        self.finds(rule, "docs/decisions: 0002 stands where 0003 is due", **one, **two, **{"docs__decisions__0002-b_md": ""})

    def test_lists_of_adding(self):
        rule = tidy.the_lists_of_adding_are_right
        page = "# Adding\n\n## An event (`Won`): at least 1 files\n1. `ledger/a.hpp`: the struct.\n\nAlso: `ledger/b.cpp`\n"
        files = {"docs__ADDING_md": page, "ledger__a_hpp": "struct Won {};", "ledger__b_cpp": "Won won;"}
        self.passes(rule, **files)
        self.finds(rule, "docs/ADDING.md: ledger/c.cpp names Won; list it, or make it unnecessary",
                   **files, ledger__c_cpp="Won won;")
        self.finds(rule, "docs/ADDING.md: ledger/a.hpp does not name Won", **{**files, "ledger__a_hpp": ""})
        self.finds(rule, "docs/ADDING.md: says 2 files of Won and lists 1",
                   **{**files, "docs__ADDING_md": page.replace("1 files", "2 files")})

    def test_top_level(self):
        self.finds(tidy.top_level_is_the_design, "notes: not in the design", notes__a_md="")
        self.passes(tidy.top_level_is_the_design, docs__a_md="")


if __name__ == "__main__":
    unittest.main()
