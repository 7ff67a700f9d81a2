-- Asks the hooks about each message: may this user write as that sender, who must be named, does it have to be signed.
local http = require "rspamd_http"
local ucl = require "ucl"
local logger = require "rspamd_logger"
local util = require "rspamd_util"

local hooks = "http://127.0.0.1:{{port_hooks}}/message"
local try_later = { action = "soft reject", module = "posthouse", message = "Try again later" }

-- The fields of this name, as they stand in the message: programs differ in where they see one, so every line that could begin
-- one counts.
local function fields(headers, name)
  local found, current = {}, nil
  for line in headers:gmatch("[^\r\n]+") do
    if line:match("^[ \t]") then
      if current then current = current .. " " .. line end
    else
      if current then found[#found + 1] = tostring(util.encode_base64(current)) end
      local key, value = line:match("^([^:]-)[ \t]*:(.*)$")
      current = key and key:lower() == name and value or nil
    end
  end
  if current then found[#found + 1] = tostring(util.encode_base64(current)) end
  return found
end

local function is_vacation_reply(task, question)
  local submitted = task:get_header("Auto-Submitted") or ""
  return question.service == "REINJECTED" and not question.is_sent_on and submitted:lower():find("^auto%-replied") ~= nil
end

-- Without an answer nobody knows, so the sender keeps the message and tries again.
local function ask(task)
  -- Somebody only wants to know what the filter thinks: nothing is sent or delivered.
  if not task:has_flag("milter") then return end
  -- What follows the address says by which password somebody logged in, and is for the hooks alone.
  local user = task:get_user()
  if user then task:set_user((tostring(user):gsub("#[^#@]*$", ""))) end
  local from = task:get_from("smtp")
  local headers = tostring(task:get_raw_headers() or "")
  local question = {
    queue_id = tostring(task:get_queue_id() or ""),
    sender = from and from[1] and from[1].addr or "",
    from_fields = fields(headers, "from"),
    sender_fields = fields(headers, "sender"),
    subject = task:get_subject() or "",
    service = tostring(task:get_request_header("MTA-Name") or ""),
    -- Pigeonhole writes these first into what a rule sends on. In replies, whose end users write, they stand elsewhere.
    is_sent_on = headers:match("^X%-Sieve:[^\r\n]*\r?\nX%-Sieve%-Redirected%-From:") ~= nil,
    was_sent_on = task:get_header("X-Sieve-Redirected-From") ~= nil,
  }
  http.request({
    task = task,
    url = hooks,
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
        return
      end
      task:cache_set("posthouse", answer)
      -- Checked above by the mailbox it comes from; to the world it has no sender, so that nothing answers it.
      if is_vacation_reply(task, question) then task:set_milter_reply({ change_from = "<>" }) end
      if answer.name_sender then
        task:set_milter_reply({ remove_headers = { Sender = 0 }, add_headers = { Sender = answer.name_sender } })
      end
      if answer.has_no_sender then task:set_milter_reply({ change_from = "<>" }) end
      -- What Dovecot sends back was filtered when it came in.
      if answer.is_own then
        task:set_settings({ actions = { reject = 1000, ["add header"] = 1000, ["rewrite subject"] = 1000 } })
      end
    end,
  })
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
  local found = task:get_symbol("R_DKIM_ALLOW")
  for _, option in ipairs(found and found[1] and found[1].options or {}) do
    local signer = option:match("^([^:]+)") or ""
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
rspamd_config:register_symbol({ name = "POSTHOUSE_SIGNED", type = "postfilter", callback = sign, priority = 1,
  flags = "empty,nostat" })
