-- What run.py lets wrk send:
--   wrk ... -s requests.lua URL -- bets PATH PICKS COOKIES COUNT SEED
--   wrk ... -s requests.lua URL -- reads PATH CODINGS COOKIES COUNT SEED
--   wrk ... -s requests.lua URL -- paced TARGETS PAUSE_MS SEED
-- A bet is one of PICKS (a JSON body a line) with a fresh Idempotency-Key, by one of the first
-- COUNT players of COOKIES; a read is by one of them, or by nobody where COUNT is 0, and accepts
-- CODINGS (Accept-Encoding). Paced is each connection's read of one of TARGETS (a path a line, with a
-- cookie after a space if it needs one) after so many milliseconds each.
-- Ends with a line of JSON: requests, seconds, refused, broken, p50_ms, p99_ms.

local threads = 0

function setup(thread)
  threads = threads + 1
  thread:set("number", threads)
end

local function lines(file, count)
  local all = {}
  for line in io.lines(file) do
    if count and #all == count then break end
    all[#all + 1] = line
  end
  return all
end

local function reads(path, codings, file, count)
  local head = "GET " .. path .. " HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: " .. codings
  local texts = {head .. "\r\n\r\n"}
  for i, cookie in ipairs(lines(file, count)) do
    texts[i] = head .. "\r\nCookie: " .. cookie .. "\r\n\r\n"
  end
  return function() return texts[math.random(#texts)] end
end

local function paced(file, pause_ms)
  local texts = {}
  for i, target in ipairs(lines(file)) do
    local path, cookie = target:match("^(%S+) ?(.*)$")
    texts[i] = "GET " .. path .. " HTTP/1.1\r\nHost: 127.0.0.1\r\n" ..
      (cookie ~= "" and "Cookie: " .. cookie .. "\r\n" or "") .. "\r\n"
  end
  delay = function() return pause_ms end
  return function() return texts[math.random(#texts)] end
end

local function bets(path, picks, file, count, seed)
  local heads, tails = {}, {}
  for i, cookie in ipairs(lines(file, count)) do
    heads[i] = "POST " .. path .. " HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: " .. cookie ..
      "\r\nContent-Type: application/json\r\nIdempotency-Key: " .. seed .. "-" .. number .. "-"
  end
  for i, body in ipairs(lines(picks)) do
    tails[i] = "\r\nContent-Length: " .. #body .. "\r\n\r\n" .. body
  end
  local sent = 0
  return function()
    sent = sent + 1
    return heads[math.random(#heads)] .. sent .. tails[math.random(#tails)]
  end
end

function init(args)
  local seed = args[#args]
  math.randomseed(tonumber(seed) * 100 + number)
  if args[1] == "bets" then
    request = bets(args[2], args[3], args[4], tonumber(args[5]), seed)
  elseif args[1] == "paced" then
    request = paced(args[2], tonumber(args[3]))
  else
    request = reads(args[2], args[3], args[4], tonumber(args[5]))
  end
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    '{"requests":%d,"seconds":%.6f,"refused":%d,"broken":%d,"p50_ms":%.3f,"p99_ms":%.3f}',
    summary.requests, summary.duration / 1e6, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
