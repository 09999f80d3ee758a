#include "sports/store/schema.hpp"

namespace chalkline::sports {
namespace {

constexpr int kVersion = 13;

// WAL: an import or a backup reads while the feed writes. NORMAL: a power cut may lose the last
// transactions, which the feed then reports again; what decides money is in the ledger. Times are
// microseconds since 1970 UTC, lines half points, ids 64 bits as a signed number.
constexpr const char* kSettings = R"(
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA foreign_keys = ON;
)";

constexpr const char* kSchema = R"(
  CREATE TABLE game (
    id         INTEGER PRIMARY KEY,
    sport      INTEGER NOT NULL,
    source     INTEGER NOT NULL,
    source_key TEXT NOT NULL,
    season     INTEGER NOT NULL,
    starts_at  INTEGER NOT NULL,
    home_name  TEXT NOT NULL,
    home_code  TEXT NOT NULL,
    away_name  TEXT NOT NULL,
    away_code  TEXT NOT NULL,
    status     INTEGER NOT NULL,            -- 0 scheduled, 1 live, 2 final, 3 cancelled
    home_score INTEGER,
    away_score INTEGER,
    offered    INTEGER NOT NULL DEFAULT 0,  -- it was quoted before its start: the ledger has to know it
    told       INTEGER NOT NULL DEFAULT 0,  -- what the ledger knows: 1 scheduled, 2 closed, 3 ended, 4 revealed
    ended_at   INTEGER
  ) STRICT;
  CREATE INDEX game_unfinished ON game (id) WHERE status < 2 OR (offered AND told < 3);
  CREATE INDEX game_by_start ON game (starts_at);

  CREATE TABLE quote (
    game             INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    at               INTEGER NOT NULL,
    source           INTEGER NOT NULL,
    moneyline_home   INTEGER,
    moneyline_away   INTEGER,
    spread_line      INTEGER,  -- the home team's handicap
    spread_home      INTEGER,
    spread_away      INTEGER,
    total_line       INTEGER,
    total_over       INTEGER,
    total_under      INTEGER,
    PRIMARY KEY (game, at)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE player_line (
    game   INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    team   TEXT NOT NULL,  -- its code
    player TEXT NOT NULL,
    stat   TEXT NOT NULL,
    value  REAL NOT NULL,
    PRIMARY KEY (game, team, player, stat)
  ) STRICT, WITHOUT ROWID;

  -- Recorded games that the replay source plays again; a game's result is published after its replay.
  CREATE TABLE replay_game (
    source_key       TEXT PRIMARY KEY,
    sport            INTEGER NOT NULL,
    season           INTEGER NOT NULL,
    imported_at      INTEGER NOT NULL,
    starts_at        INTEGER NOT NULL,  -- as recorded, since version 7
    home_name        TEXT NOT NULL,
    home_code        TEXT NOT NULL,
    away_name        TEXT NOT NULL,
    away_code        TEXT NOT NULL,
    moneyline_home   INTEGER,
    moneyline_away   INTEGER,
    spread_line      INTEGER,
    spread_home      INTEGER,
    spread_away      INTEGER,
    total_line       INTEGER,
    total_over       INTEGER,
    total_under      INTEGER,
    home_score       INTEGER,
    away_score       INTEGER
  ) STRICT;
)";

// Added by version 2. Up to when a world of version 1 was polled is forgotten: those of the
// simulated source had other names (decisions/0013), and the replay source does not ask.
constexpr const char* kSecondSchema = R"(
  -- Up to when each world of each source has been polled.
  DROP TABLE IF EXISTS feed;
  CREATE TABLE feed (
    source     INTEGER NOT NULL,
    world      TEXT NOT NULL,
    seen_until INTEGER NOT NULL,
    PRIMARY KEY (source, world)
  ) STRICT, WITHOUT ROWID;

  -- What comes with a result: the score at each mark of the game clock, and the players' figures.
  CREATE TABLE period_score (
    game       INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    mark       INTEGER NOT NULL,  -- ledger::TimeMark
    home_score INTEGER NOT NULL,
    away_score INTEGER NOT NULL,
    PRIMARY KEY (game, mark)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE player_figures (
    game     INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    player   TEXT NOT NULL,  -- the source's id
    played   INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    rebounds INTEGER NOT NULL,
    assists  INTEGER NOT NULL,
    threes   INTEGER NOT NULL,
    minutes  INTEGER NOT NULL,
    PRIMARY KEY (game, player)
  ) STRICT, WITHOUT ROWID;

  PRAGMA user_version = 2;
)";

// Added by version 3: the tie of a game to something outside the ledger (ledger::GameProof), and
// its reveal after its end.
constexpr const char* kThirdSchema = R"(
  ALTER TABLE game ADD COLUMN proof TEXT NOT NULL DEFAULT '';  -- 64 hexadecimal digits, or none
  ALTER TABLE game ADD COLUMN proof_row INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE game ADD COLUMN reveal TEXT NOT NULL DEFAULT '';
  ALTER TABLE replay_game ADD COLUMN proof TEXT NOT NULL DEFAULT '';
  ALTER TABLE replay_game ADD COLUMN proof_row INTEGER NOT NULL DEFAULT 0;
  DROP INDEX game_unfinished;
  CREATE INDEX game_unfinished ON game (id)
    WHERE status < 2 OR (offered AND told < 3) OR (offered AND told < 4 AND reveal <> '');

  PRAGMA user_version = 3;
)";

// Added by version 4: several feeds at once. Older games name no feed as the source of their
// values, so that the next one to report counts.
constexpr const char* kFourthSchema = R"(
  ALTER TABLE game ADD COLUMN scheduled_by TEXT NOT NULL DEFAULT '';  -- the feed that its start is from
  ALTER TABLE game ADD COLUMN scheduled_at INTEGER NOT NULL DEFAULT 0;  -- when that feed reported it
  ALTER TABLE game ADD COLUMN ended_by TEXT NOT NULL DEFAULT '';      -- the feed that its end is from
  ALTER TABLE game ADD COLUMN official INTEGER NOT NULL DEFAULT 0;    -- the result came as a correction
  ALTER TABLE game ADD COLUMN live_home INTEGER;  -- the score while it is under way
  ALTER TABLE game ADD COLUMN live_away INTEGER;
  ALTER TABLE game ADD COLUMN live_period INTEGER;  -- PeriodKind
  ALTER TABLE game ADD COLUMN live_number INTEGER;
  ALTER TABLE game ADD COLUMN live_clock_s INTEGER;
  ALTER TABLE game ADD COLUMN live_at INTEGER;

  -- The keys of feeds that had not listed the game first.
  CREATE TABLE joined_key (
    feed TEXT NOT NULL,
    key  TEXT NOT NULL,
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    PRIMARY KEY (feed, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX joined_key_by_game ON joined_key (game);

  ALTER TABLE quote ADD COLUMN feed TEXT NOT NULL DEFAULT '';
  UPDATE quote SET feed = CASE source WHEN 1 THEN 'simulated' WHEN 2 THEN 'replay' ELSE '' END;
  ALTER TABLE quote DROP COLUMN source;

  ALTER TABLE feed RENAME TO feed_of_source;
  CREATE TABLE feed (
    name       TEXT NOT NULL,
    world      TEXT NOT NULL,
    seen_until INTEGER NOT NULL,
    PRIMARY KEY (name, world)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO feed
    SELECT CASE source WHEN 1 THEN 'simulated' ELSE 'replay' END, world, seen_until FROM feed_of_source;
  DROP TABLE feed_of_source;

  PRAGMA user_version = 4;
)";

// Added by version 5: two feeds that have listed one game as two, or each of its own home team.
constexpr const char* kFifthSchema = R"(
  ALTER TABLE game ADD COLUMN same_as INTEGER;  -- the game that is offered in its place
  ALTER TABLE joined_key ADD COLUMN swapped INTEGER NOT NULL DEFAULT 0;  -- home and away

  PRAGMA user_version = 5;
)";

// Added by version 6: the line at which a recorded game closed, where its file has one besides the
// one at which it opened.
constexpr const char* kSixthSchema = R"(
  ALTER TABLE replay_game ADD COLUMN closing_moneyline_home INTEGER;
  ALTER TABLE replay_game ADD COLUMN closing_moneyline_away INTEGER;
  ALTER TABLE replay_game ADD COLUMN closing_spread_line INTEGER;
  ALTER TABLE replay_game ADD COLUMN closing_spread_home INTEGER;
  ALTER TABLE replay_game ADD COLUMN closing_spread_away INTEGER;
  ALTER TABLE replay_game ADD COLUMN closing_total_line INTEGER;
  ALTER TABLE replay_game ADD COLUMN closing_total_over INTEGER;
  ALTER TABLE replay_game ADD COLUMN closing_total_under INTEGER;

  PRAGMA user_version = 6;
)";

// Added by version 7: a recorded game is kept as it was, and played again by a run of its season.
// Before, each import was one run: its key ended in the minutes by which it was shifted, as in
// "2023/2023_01_DET_KC/+1523530".
constexpr const char* kSeventhSchema = R"(
  CREATE TABLE replay_run (
    name          TEXT NOT NULL,
    sport         INTEGER NOT NULL,
    season        INTEGER NOT NULL,
    began_at      INTEGER NOT NULL,
    begun_by      INTEGER NOT NULL,  -- account; 0: the operator
    starts_at     INTEGER NOT NULL,  -- its first game
    recorded_from INTEGER NOT NULL,  -- the recorded start of that game
    recorded_to   INTEGER NOT NULL,  -- and of the last one
    pace          INTEGER NOT NULL,  -- Pace
    ends_at       INTEGER NOT NULL,
    stopped_at    INTEGER,
    PRIMARY KEY (name, sport, season)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX replay_run_by_end ON replay_run (ends_at);
  CREATE INDEX replay_run_by_player ON replay_run (begun_by, began_at);

  CREATE TEMP TABLE imported AS
    SELECT source_key, sport, season, imported_at, starts_at, key,
      substr(source_key, length(key) + 2) AS name,
      CAST(substr(source_key, length(key) + 2) AS INTEGER) * 60000000 AS shift
    FROM (SELECT *, rtrim(rtrim(source_key, '+-0123456789'), '/') AS key FROM replay_game);
  INSERT INTO replay_run
    SELECT name, sport, season, min(imported_at), 0, min(starts_at), min(starts_at) - shift,
      max(starts_at) - shift, 1, max(starts_at) + 11700000000, NULL
    FROM imported GROUP BY name, sport, season;
  UPDATE OR REPLACE replay_game SET source_key = imported.key, starts_at = replay_game.starts_at - shift
    FROM imported WHERE imported.source_key = replay_game.source_key;
  DROP TABLE imported;
  CREATE INDEX replay_game_by_season ON replay_game (sport, season, starts_at);

  PRAGMA user_version = 7;
)";

// Added by version 8.
constexpr const char* kEighthSchema = R"(
  -- The last answer of each feed.
  CREATE TABLE asked (
    feed         TEXT PRIMARY KEY,
    heard_at     INTEGER NOT NULL,
    again_at     INTEGER,  -- when its provider is asked again
    credits_left INTEGER
  ) STRICT, WITHOUT ROWID;

  PRAGMA user_version = 8;
)";

// Added by version 9: which games a feed lists no more, and since when a final score stands. The
// own key of a real league's feed is among the joined ones.
constexpr const char* kNinthSchema = R"(
  ALTER TABLE game ADD COLUMN unofficial_home INTEGER;
  ALTER TABLE game ADD COLUMN unofficial_away INTEGER;
  ALTER TABLE game ADD COLUMN unofficial_since INTEGER;
  ALTER TABLE joined_key ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
  INSERT OR IGNORE INTO joined_key (feed, key, game)
    SELECT substr(source_key, 1, instr(source_key, ':') - 1),
      substr(source_key, instr(source_key, ':') + 1), id
    FROM game WHERE source = 3;

  PRAGMA user_version = 9;
)";

// Added by version 10: figures of every sport. Before, there were basketball's five, a column each.
constexpr const char* kTenthSchema = R"(
  CREATE TABLE figure (
    game   INTEGER NOT NULL,
    player TEXT NOT NULL,
    type   INTEGER NOT NULL,  -- ledger::PropType
    value  INTEGER NOT NULL,
    PRIMARY KEY (game, player, type),
    FOREIGN KEY (game, player) REFERENCES player_figures ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  INSERT INTO figure
    SELECT game, player, 1, points FROM player_figures UNION ALL
    SELECT game, player, 2, rebounds FROM player_figures UNION ALL
    SELECT game, player, 3, assists FROM player_figures UNION ALL
    SELECT game, player, 4, threes FROM player_figures UNION ALL
    SELECT game, player, 5, minutes FROM player_figures;
  ALTER TABLE player_figures DROP COLUMN points;
  ALTER TABLE player_figures DROP COLUMN rebounds;
  ALTER TABLE player_figures DROP COLUMN assists;
  ALTER TABLE player_figures DROP COLUMN threes;
  ALTER TABLE player_figures DROP COLUMN minutes;

  PRAGMA user_version = 10;
)";

// Added by version 11: props of real leagues' games, each answer of their bookmakers.
constexpr const char* kEleventhSchema = R"(
  CREATE TABLE prop_asked (
    game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    at   INTEGER NOT NULL  -- the last answer, whose prices are on offer
  ) STRICT;
  CREATE TABLE prop_quote (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,  -- names the quote
    game      INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    at        INTEGER NOT NULL,
    player    TEXT NOT NULL,     -- the league's id
    name      TEXT NOT NULL,
    position  TEXT NOT NULL,
    home      INTEGER NOT NULL,  -- he plays for the home team
    type      INTEGER NOT NULL,  -- ledger::PropType
    line      INTEGER NOT NULL,
    over      INTEGER NOT NULL,
    under     INTEGER NOT NULL,
    bookmaker TEXT NOT NULL
  ) STRICT;
  CREATE INDEX prop_quote_by_game ON prop_quote (game, at);

  PRAGMA user_version = 11;
)";

// Added by version 12: what feeds last said of a game's start and of its number in a doubleheader,
// and which games are not sold because a feed says of them what cannot be.
constexpr const char* kTwelfthSchema = R"(
  ALTER TABLE joined_key ADD COLUMN told_start INTEGER;  -- while the game was to come
  ALTER TABLE joined_key ADD COLUMN told_number INTEGER NOT NULL DEFAULT 0;  -- with told_start
  ALTER TABLE game ADD COLUMN held_by TEXT NOT NULL DEFAULT '';  -- that feed

  PRAGMA user_version = 12;
)";

// Added by version 13: of simulated games that are no longer kept whole, what the Wizard learns
// from: results, and the prices before them.
constexpr const char* kThirteenthSchema = R"(
  CREATE TABLE past_game (
    id         INTEGER PRIMARY KEY,
    sport      INTEGER NOT NULL,
    source     INTEGER NOT NULL,
    season     INTEGER NOT NULL,
    starts_at  INTEGER NOT NULL,
    home_code  TEXT NOT NULL,
    away_code  TEXT NOT NULL,
    home_score INTEGER NOT NULL,
    away_score INTEGER NOT NULL,
    ended_at   INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX past_game_by_start ON past_game (starts_at);
  CREATE TABLE past_quote (
    game           INTEGER NOT NULL REFERENCES past_game ON DELETE CASCADE,
    at             INTEGER NOT NULL,
    feed           TEXT NOT NULL,
    moneyline_home INTEGER,
    moneyline_away INTEGER,
    spread_line    INTEGER,
    spread_home    INTEGER,
    spread_away    INTEGER,
    total_line     INTEGER,
    total_over     INTEGER,
    total_under    INTEGER,
    PRIMARY KEY (game, at)
  ) STRICT, WITHOUT ROWID;

  PRAGMA user_version = 13;
)";

}  // namespace

sqlite::Connection open_sports_db(const std::string& path) {
  sqlite::Connection db{path, sqlite::Access::kWrite};
  db.run(kSettings);
  sqlite::Transaction transaction{db, sqlite::Access::kWrite};
  const auto version = [&] {
    sqlite::Statement query{db, "PRAGMA user_version"};
    auto rows = query.query();
    rows.next();
    return rows.get<int>(0);
  }();
  if (version > kVersion) {
    throw sqlite::Error(path + " was written by a newer version of Chalkline");
  }
  if (version < 1) db.run(kSchema);
  if (version < 2) db.run(kSecondSchema);
  if (version < 3) db.run(kThirdSchema);
  if (version < 4) db.run(kFourthSchema);
  if (version < 5) db.run(kFifthSchema);
  if (version < 6) db.run(kSixthSchema);
  if (version < 7) db.run(kSeventhSchema);
  if (version < 8) db.run(kEighthSchema);
  if (version < 9) db.run(kNinthSchema);
  if (version < 10) db.run(kTenthSchema);
  if (version < 11) db.run(kEleventhSchema);
  if (version < 12) db.run(kTwelfthSchema);
  if (version < 13) db.run(kThirteenthSchema);
  transaction.commit();
  return db;
}

}  // namespace chalkline::sports
