-- Asks the hooks about each message: may this user write as that sender, who must be named, does it have to be signed; and, once
-- it was read, what becomes of it for each of its receivers.
local http = require "rspamd_http"
local hash = require "rspamd_cryptobox_hash"
local ucl = require "ucl"
local logger = require "rspamd_logger"
local util = require "rspamd_util"

local hooks = "http://127.0.0.1:{{port_hooks}}"
local try_later = { action = "soft reject", module = "posthouse", message = "Try again later" }

-- Fields that are looked at, and how much header there may be: all of it is read in one go, while other messages wait.
local wanted = { from = true, sender = true, to = true, cc = true, date = true, ["message-id"] = true }
local most_header_bytes = 1000000

-- The wanted fields as they stand in the message, by their names: programs differ in where they see one, so every line that could
-- begin one counts.
local function fields_in(headers)
  local found, current = {}, nil
  for name in pairs(wanted) do found[name] = {} end
  for line in headers:gmatch("[^\r\n]+") do
    if line:match("^[ \t]") then
      if current then current[#current + 1] = line end
    else
      local key, value = line:match("^([^:]-)[ \t]*:(.*)$")
      local of_name = key and #key < 20 and found[key:lower()]
      current = of_name and { value } or nil
      if current then of_name[#of_name + 1] = current end
    end
  end
  for _, of_name in pairs(found) do
    for index, lines in ipairs(of_name) do of_name[index] = table.concat(lines, " ") end
  end
  return found
end

local function encoded(values)
  local found = {}
  for index, value in ipairs(values) do found[index] = tostring(util.encode_base64(value)) end
  return found
end

-- Who wrote it, to whom and when, in short: lists and forwards that bring a message back leave that as it is.
local function letter_of(fields)
  local kept = {}
  for _, name in ipairs({ "from", "to", "cc", "date", "message-id" }) do
    for _, value in ipairs(fields[name]) do kept[#kept + 1] = name .. ":" .. value:gsub("%s+", "") end
  end
  return hash.create(table.concat(kept, "\n")):hex()
end

-- Sends a question to the hooks. Without an answer nobody knows, so the sender keeps the message and tries again.
local function ask_hooks(task, path, question, use)
  http.request({
    task = task,
    url = hooks .. path,
    method = "post",
    mime_type = "application/json",
    headers = { Authorization = "Bearer {{hooks_key}}" },
    body = ucl.to_format(question, "json-compact"),
    timeout = 5.0,
    callback = function(err, code, body)
      local parser = ucl.parser()
      if err or code ~= 200 or not parser:parse_string(body) then
        logger.errx(task, "the hooks did not answer: %s %s", err, code)
        task:set_pre_result(try_later)
        return
      end
      local answer = parser:get_object()
      if answer.refusal then
        task:set_pre_result({ action = "reject", module = "posthouse", message = answer.refusal })
      else
        use(answer)
      end
    end,
  })
end

local function sender_of(task)
  local from = task:get_from("smtp")
  return from and from[1] and from[1].addr or ""
end

local function is_vacation_reply(task, question)
  local submitted = task:get_header("Auto-Submitted") or ""
  return question.service == "REINJECTED" and not question.is_sent_on and submitted:lower():find("^auto%-replied") ~= nil
end

local function ask(task)
  -- Somebody only wants to know what the filter thinks: nothing is sent or delivered.
  if not task:has_flag("milter") then return end
  -- What follows the address says by which password somebody logged in, and is for the hooks alone.
  local user = task:get_user()
  if user then task:set_user((tostring(user):gsub("#[^#@]*$", ""))) end
  local headers = tostring(task:get_raw_headers() or "")
  if #headers > most_header_bytes then
    task:set_pre_result({ action = "reject", module = "posthouse", message = "The header of the message is too large" })
    return
  end
  local fields = fields_in(headers)
  local read = { sender = sender_of(task), from_fields = encoded(fields.from), letter = letter_of(fields) }
  task:cache_set("posthouse_read", read)
  local question = {
    queue_id = tostring(task:get_queue_id() or ""),
    sender = read.sender,
    from_fields = read.from_fields,
    sender_fields = encoded(fields.sender),
    subject = task:get_subject() or "",
    letter = read.letter,
    service = tostring(task:get_request_header("MTA-Name") or ""),
    helo = task:get_helo() or "",
    -- Pigeonhole writes these first into what a rule sends on. In replies, whose end users write, they stand elsewhere.
    is_sent_on = headers:match("^X%-Sieve:[^\r\n]*\r?\nX%-Sieve%-Redirected%-From:") ~= nil,
    sent_on_by = headers:match("^X%-Sieve:[^\r\n]*\r?\nX%-Sieve%-Redirected%-From: *([^\r\n]*)") or "",
    was_sent_on = task:get_header("X-Sieve-Redirected-From") ~= nil,
  }
  ask_hooks(task, "/message", question, function(answer)
    task:cache_set("posthouse", answer)
    -- Checked above by the mailbox it comes from; to the world it has no sender, so that nothing answers it.
    if is_vacation_reply(task, question) then task:set_milter_reply({ change_from = "<>" }) end
    if answer.name_sender then
      task:set_milter_reply({ remove_headers = { Sender = 0 }, add_headers = { Sender = answer.name_sender } })
    end
    if answer.origin then
      task:set_milter_reply({ remove_headers = { ["X-Posthouse-Origin"] = 0 },
        add_headers = { ["X-Posthouse-Origin"] = answer.origin } })
    end
    if answer.has_no_sender then task:set_milter_reply({ change_from = "<>" }) end
  end)
end

local spf_results = { R_SPF_ALLOW = "pass", R_SPF_FAIL = "fail", R_SPF_SOFTFAIL = "softfail", R_SPF_NEUTRAL = "neutral",
  R_SPF_DNSFAIL = "error", R_SPF_PERMFAIL = "error" }

local function spf_of(task)
  for symbol, result in pairs(spf_results) do
    if task:has_symbol(symbol) then return result end
  end
  return "none"
end

-- The domains of signatures that were found to be right.
local function signers_of(task)
  local signers = {}
  local found = task:get_symbol("R_DKIM_ALLOW")
  for _, option in ipairs(found and found[1] and found[1].options or {}) do
    signers[#signers + 1] = (option:match("^([^:]+)") or ""):lower()
  end
  return signers
end

local function dmarc_of(task)
  if task:has_symbol("DMARC_POLICY_REJECT") then return "reject" end
  if task:has_symbol("DMARC_POLICY_QUARANTINE") then return "quarantine" end
  return "none"
end

-- Postfix takes mail for its own postmaster without asking anybody.
local function is_for_postmaster(task)
  for _, recipient in ipairs(task:get_recipients("smtp") or {}) do
    if (recipient.addr or ""):lower() == "postmaster@{{hostname}}" then return true end
  end
  return false
end

-- Words about spam that somebody else has written mean nothing here. Users of ours can write some into what Dovecot sends.
local spam_words = { "X-Spam", "X-Spam-Flag", "X-Posthouse-Spam", "X-Posthouse-Junk", "X-Posthouse-Good",
  "X-Posthouse-Drop" }
local words_of_ours = { "X-Posthouse-Junk", "X-Posthouse-Good", "X-Posthouse-Drop" }

local function remove_headers(task, names)
  local removed = {}
  for _, name in ipairs(names) do
    if task:has_header(name) then removed[name] = 0 end
  end
  if next(removed) then task:set_milter_reply({ remove_headers = removed }) end
end

-- A program wrote it: an answer of a mail program, a notice.
local function is_automatic(task)
  local submitted = (task:get_header("Auto-Submitted") or "no"):lower()
  local kind = (task:get_header("Content-Type") or ""):lower()
  return not submitted:find("^%s*no") or kind:find("^%s*multipart/report") ~= nil
end

-- What the classifier for accounts added to the score: for the account it was asked about.
local function learned_score(task)
  for _, symbol in ipairs({ "BAYES_ACCOUNT_SPAM", "BAYES_ACCOUNT_HAM" }) do
    local found = task:get_symbol(symbol)
    if found and found[1] then return found[1].score end
  end
  return 0
end

-- What the score is made of, without what the accounts have taught.
local function symbols_of(task)
  local symbols = {}
  for _, symbol in ipairs(task:get_symbols_all()) do
    if symbol.score ~= 0 and not symbol.name:find("^BAYES_ACCOUNT_") then
      symbols[#symbols + 1] = { name = symbol.name, score = symbol.score }
    end
  end
  return symbols
end

-- More are not asked about, nor with messages so large: what everybody gets is not for one account to judge.
local most_accounts = 10
local most_bytes = 1000000

-- The same for the other accounts that the message is for: the filter asks itself, for one after the other.
local function ask_about_others(task, accounts, use)
  local learned = { [accounts[1] or "none"] = learned_score(task) }
  local last = task:get_size() <= most_bytes and math.min(#accounts, most_accounts) or 1
  local function ask_from(index)
    if index > last then return use(learned) end
    http.request({
      task = task,
      url = "http://127.0.0.1:{{port_controller}}/checkv2",
      headers = { Password = "{{rspamd_password}}", Account = accounts[index],
        Settings = '{"symbols_enabled":["BAYES_ACCOUNT_SPAM","BAYES_ACCOUNT_HAM"]}' },
      body = task:get_content(),
      timeout = 5.0,
      callback = function(err, code, body)
        local parser = ucl.parser()
        -- Without an answer the message counts as one that nobody has taught anything about.
        if not err and code == 200 and parser:parse_string(body) then
          learned[accounts[index]] = parser:get_object().score
        end
        ask_from(index + 1)
      end,
    })
  end
  ask_from(2)
end

-- What becomes of the message. Whatever is the same for all receivers is done here; where they differ, Dovecot does it when each
-- gets the message (fate.sieve), and the lists when they hand it on.
local function judge(task)
  local answer = task:cache_get("posthouse")
  local read = task:cache_get("posthouse_read")
  if not answer or not read then return end
  -- What Dovecot and the hooks send was filtered when it came in.
  remove_headers(task, answer.is_own and words_of_ours or spam_words)
  if answer.is_own then return end
  local is_settled, action = task:has_pre_result()
  if is_settled and action:find("reject") then return end
  ask_about_others(task, answer.accounts or {}, function(learned)
    local question = {
      queue_id = tostring(task:get_queue_id() or ""),
      is_for_postmaster = is_for_postmaster(task),
      sender = read.sender,
      from_fields = read.from_fields,
      letter = read.letter,
      is_automatic = is_automatic(task),
      dns_failed = task:has_symbol("R_SPF_DNSFAIL") or task:has_symbol("R_DKIM_TEMPFAIL"),
      origin = task:get_header("X-Posthouse-Origin") or "",
      spf = spf_of(task),
      signed_by = signers_of(task),
      dmarc = dmarc_of(task),
      score = task:get_metric_score()[1] - learned_score(task),
      symbols = symbols_of(task),
      learned = learned,
    }
    ask_hooks(task, "/judgement", question, function(judgement)
      local added = {}
      if judgement.is_spam then added["X-Spam"] = "Yes" end
      if judgement.junk then added["X-Posthouse-Junk"] = judgement.junk end
      if judgement.good then added["X-Posthouse-Good"] = judgement.good end
      if judgement.drop then added["X-Posthouse-Drop"] = judgement.drop end
      if next(added) then task:set_milter_reply({ add_headers = added }) end
      if judgement.gone then task:set_milter_reply({ del_rcpt = judgement.gone }) end
    end)
  end)
end

-- What must be signed and is not would be taken for forged elsewhere.
local function sign(task)
  if not task:has_flag("milter") then return end
  local answer = task:cache_get("posthouse")
  local key = answer and answer.key
  if not answer then
    task:set_pre_result(try_later)
  elseif key and not rspamd_plugins.dkim.sign(task,
      { domain = key.domain, selector = key.selector, rawkey = key.private_key }) then
    logger.errx(task, "the message could not be signed for %s", key.domain)
    task:set_pre_result(try_later)
  end
end

-- Whether a signature that was found to be right is one of this domain or of the one above it.
local function is_signed_by(task, domain)
  for _, signer in ipairs(signers_of(task)) do
    if signer == domain or domain:sub(-#signer - 1) == "." .. signer then return true end
  end
  return false
end

-- Somebody outside who writes as one of our domains must be allowed to by its DNS.
local function demand_proof(task)
  local answer = task:cache_get("posthouse")
  if not (answer and answer.needs_proof) then return end
  local sender = task:get_from("smtp")
  local domain = (sender and sender[1] and sender[1].domain or ""):lower()
  if task:has_symbol("R_SPF_ALLOW") or is_signed_by(task, domain) then return end
  if task:has_symbol("R_SPF_DNSFAIL") or task:has_symbol("R_DKIM_TEMPFAIL") then
    task:set_pre_result(try_later)
    return
  end
  task:set_pre_result({ action = "reject", module = "posthouse",
    message = "The sender address belongs to this server. Log in to send from it" })
end

rspamd_config:register_symbol({ name = "POSTHOUSE", type = "prefilter", callback = ask, priority = 10,
  flags = "empty,nostat,ignore_passthrough" })
rspamd_config:register_symbol({ name = "POSTHOUSE_PROOF", type = "postfilter", callback = demand_proof, priority = 5,
  flags = "empty,nostat" })
rspamd_config:register_symbol({ name = "POSTHOUSE_JUDGED", type = "postfilter", callback = judge, priority = 3,
  flags = "empty,nostat,ignore_passthrough" })
rspamd_config:register_symbol({ name = "POSTHOUSE_SIGNED", type = "postfilter", callback = sign, priority = 1,
  flags = "empty,nostat" })
