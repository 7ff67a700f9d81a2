const type = {
  standard: 'Standard',
  parked: 'Parked',
};

export const messages = {
  title: 'Domains',
  purpose: 'Your mail domains, their verification and DNS health.',
  search: 'Search domains',
  empty: 'No domains yet',
  emptyHint:
    'A domain is the part of an address after the @. Add one, verify it with a DNS record, then create users, aliases and lists.',
  undo: 'Undo',
  column: {
    domain: 'Domain',
    verification: 'Verification',
    health: 'Health',
    type: 'Type',
    active: 'State',
    users: 'Users',
    aliases: 'Aliases',
    lists: 'Lists',
    smartlists: 'Smart lists',
    aliasdomains: 'Alias domains',
    quota: 'Quota assigned',
    created: 'Added',
  },
  type,
  state: {
    active: 'Active',
    disabled: 'Disabled',
  },
  row: {
    verify: 'Verify now',
    check: 'Check health again',
    enable: 'Enable',
    disable: 'Disable',
    remove: 'Remove',
  },
  bulk: {
    enable: '{num, plural, one {Enable # domain} other {Enable {shown} domains}}',
    disable: '{num, plural, one {Disable # domain} other {Disable {shown} domains}}',
    remove: '{num, plural, one {Remove # domain} other {Remove {shown} domains}}',
  },
  ask: {
    disableOne: 'Disable {name}?',
    removeOne: 'Remove {name}?',
    enable: '{num, plural, one {Enable # domain?} other {Enable {shown} domains?}}',
    disable: '{num, plural, one {Disable # domain?} other {Disable {shown} domains?}}',
    remove: '{num, plural, one {Remove # domain?} other {Remove {shown} domains?}}',
    enableText: 'Mail will be accepted and sent again.',
    disableText:
      'The domain will no longer send or receive mail, and its users can’t log in. Nothing is deleted; you can enable it again at any time.',
  },
  removal: {
    with: 'This also removes:',
    nothing: 'No users, aliases, lists or alias domains are affected.',
    unknown:
      'This also removes everything in these domains: users with all their mail, aliases, lists, public folders and alias domains.',
    users: '{num, plural, one {# user with all mail} other {# users with all their mail}}',
    aliases: '{num, plural, one {# alias} other {# aliases}}',
    lists: '{num, plural, one {# list} other {# lists}}',
    smartlists: '{num, plural, one {# smart list} other {# smart lists}}',
    aliasdomains: '{num, plural, one {# alias domain} other {# alias domains}}',
    after:
      'Mail is refused immediately and others can use the name. You can restore everything from the recycle bin for {days} days.',
    claims:
      'The recycle bin keeps the {num} most recently removed domains that were never verified. Older ones are deleted for good.',
  },
  add: {
    title: 'Add domain',
    names: 'Domain',
    namesHint: 'Enter one name, for example example.com, or up to {num} names, one per line.',
    type: 'Type',
    typeHint: 'Parked domains neither send nor receive mail.',
    taken: 'This domain is already in your account.',
    tooMany: '{num} names entered; the limit is {most} at a time.',
    done: '{num, plural, one {# domain was added} other {# domains were added}}',
    doneHint:
      'Each domain needs a DNS record that verifies it. Copy the records of all of them, or open a name to see its own.',
    failed:
      '{num, plural, one {# name was not added. It is still in the box below.} other {# names were not added. They are still in the box below.}}',
    reason: {
      domain_invalid: 'This is not a valid domain name.',
      conflict: 'Already in your account.',
      limit_reached: 'Your account can’t have more domains.',
    },
    room: '{num, plural, =0 {Your account can’t have more domains.} one {Your account has room for # more domain.} other {Your account has room for # more domains.}}',
  },
  page: {
    back: 'All domains',
    tabs: 'Sections of this domain',
    overview: 'Overview',
    settings: 'Settings',
    health: 'Health',
    dkim: 'DKIM',
    handover: 'Hand-over',
    history: 'History',
    gone: 'Domain not found',
    goneHint:
      'It may have been removed, or the link may be wrong. Look in the recycle bin for removed domains.',
  },
  history: {
    empty: 'No changes yet',
    emptyHint: 'Changes to this domain appear here.',
  },
  overview: {
    ownership: 'Verification',
    ascii: 'ASCII form',
    verified: 'Verified',
    details: 'Details',
  },
  settings: {
    title: 'Settings',
    readOnly: 'You can view these settings but not change them.',
    save: 'Save',
    timezone: 'Timezone',
    accountTimezone: 'Account default',
    homecountry: 'Home country',
    noCountry: 'Not specified',
    catchall: 'Catch-all address',
    catchallHint: 'Receives mail sent to addresses that don’t exist. Leave empty to reject such mail.',
    webmail: 'Webmail',
    webmailHint: 'Users of this domain can use webmail.',
    exchange: 'Exchange connector',
    exchangeHint: 'Mail for users with the Exchange connector is passed on to the Exchange server below.',
    exchangeHost: 'Exchange server',
    localdelivery: 'Local delivery',
    localdeliveryHint:
      'Delivers mail to mailboxes here. When off, all mail is forwarded to the relay server.',
    relayHost: 'Relay server',
    footer: 'Footer',
    footerHint: 'Added below every message that users of this domain send.',
  },
  health: {
    engine: {
      running: 'It handles mail for this domain.',
      trouble: 'Mail for this domain may be delayed.',
      stopped: 'This domain can’t send or receive mail until the mail engine runs again.',
      not_installed: 'This domain can’t send or receive mail here until the mail engine is set up.',
    },
    check: 'Check again',
    checked: 'Checked',
    never: 'Not checked yet',
    since: 'since {day}',
    found: 'Found',
    copyExpected: 'Copy the value to publish for {name}: {value}',
    copyHost: 'Copy the host of {name}',
    state: {
      ok: 'OK',
      warn: 'With recommendations',
      fail: 'Fail',
      queued: 'Queued for check',
      unknown: 'Not checked',
    },
    summary: {
      ok: 'Domain health: OK',
      warn: 'Domain health: OK, with recommendations',
      fail: 'Domain health: fail',
      queued: 'Domain health: queued for check',
      unknown: 'Domain health: not checked',
    },
    name: {
      mx: 'Mail servers (MX)',
      caa: 'Certificate authorities (CAA)',
      webmail: 'Webmail address',
      webmail_ssl: 'Webmail certificate',
      autodiscover: 'Autodiscover address',
      autodiscover_ssl: 'Autodiscover certificate',
      spf: 'Allowed senders (SPF)',
      dkim: 'Signature (DKIM)',
      dmarc: 'Policy for forged mail (DMARC)',
      mta_sts: 'Encrypted delivery (MTA-STS)',
      tls_rpt: 'Reports on encryption (TLS-RPT)',
      mta_sts_host: 'Policy address (MTA-STS)',
    },
    hint: {
      missing: 'The record is missing. Publish it at this host.',
      wrong: 'The record is incomplete or wrong. Replace it with the value below.',
      foreign:
        'Other mail servers are listed too: {detail}. Mail sent to them won’t arrive here. Remove them.',
      several: 'There are {detail} such records, so none of them counts. Keep one and remove the others.',
      too_many_lookups:
        'With our servers the record needs {detail} DNS lookups; 10 are allowed. Remove senders you no longer use, then publish it.',
      spf_loop: 'The record includes itself: {detail}. Remove one of these includes.',
      issuer_missing:
        'The CAA records at {detail} don’t allow our certificate authority. Keep them and add the value below.',
      dns_failed: 'The name servers of the domain didn’t answer.',
      timeout: 'There was no answer in time.',
      private_address:
        '{detail} leads to an address that can’t be reached from the internet. Correct the record.',
      connect_failed:
        'No secure connection to {detail}. If the record of this name is not OK, fix it first; otherwise contact your provider.',
      certificate_expired:
        'The certificate expired on {detail}. It renews automatically once the record is correct. If the record of this name is correct, contact your provider.',
      certificate_expires:
        'The certificate expires on {detail}. Check that the record is still correct so that it can renew.',
      certificate_name: 'The certificate is for another name: {detail}. Check the record of this name.',
      certificate_untrusted:
        'The certificate is from an authority that browsers don’t trust: {detail}. If the record of this name is correct, contact your provider.',
      not_enabled: 'DKIM signing is off for this domain. Turn it on in the DKIM tab.',
      not_signed:
        'Messages are not signed at the moment. Verify and enable the domain, then check again: a key signs as soon as its record is found.',
      key_unusable:
        'The signing key can’t be read, so messages can’t be signed. Create a new key in the DKIM tab and publish its record.',
      elsewhere:
        'Mail for this domain currently goes to {detail}. Create the mailboxes here first; then replace these records to move mail over.',
      host_elsewhere:
        'This name leads elsewhere: {detail}. If another service uses it, keep it; otherwise publish the value below.',
      sender_missing:
        'Our servers may not send mail for this domain yet. The value below keeps your current senders and adds {detail}.',
      still_receives:
        'This parked domain still receives mail at {detail}. If nobody uses it, publish the value below; otherwise set the type to Standard.',
      still_sends:
        'The record still lets servers send mail for this parked domain. If nobody sends, publish {detail}; otherwise set the type to Standard.',
      several_merged:
        'There are {detail} SPF records, so none of them counts. Replace them with the value below, which combines them.',
      not_required: 'No record is required: without one, every certificate authority may issue certificates.',
      not_set:
        'Your provider hasn’t set the server for this record yet, so there is nothing to publish. Ask your provider.',
      include_broken:
        'The record names senders that can’t be looked up: {detail}. Remove them, or receivers may ignore the whole record.',
    },
    checking: 'Checking now…',
    checkingName: 'Checking {name}…',
    late: 'Checking {name} is taking longer than usual. The result will appear in the list.',
    outcome: '{name} was checked: {state}',
    host: 'Host ({type})',
    publish: 'Publish this value',
    foundNow: 'Currently there',
    group: {
      stopsMail: 'Stops mail',
      fix: 'To fix',
      unknown: 'Not checked',
      advice: 'Recommended',
      ok: '{num, plural, one {# record is OK} other {# records are OK}}',
    },
    groupHint: {
      stopsMail: 'Mail doesn’t arrive, or is rejected by others, until this is fixed.',
      fix: 'Mail works, but webmail, mail apps or certificates may not.',
      unknown:
        'These records have not been checked yet, or gave no answer. They are checked again automatically.',
      advice: 'Mail works without them, but they protect your name and help your mail arrive.',
    },
  },
  dkim: {
    title: 'DKIM signature',
    purpose:
      'Outgoing mail is signed with a key whose public half is published in your DNS. Receivers can then see that a message is really yours and was not changed.',
    on: 'Signing is on',
    waiting: 'Waiting for DNS: mail is not signed yet',
    off: 'Signing is off',
    enable: 'Turn signing on',
    disable: 'Turn signing off',
    rotate: 'Create a new key',
    keys: 'Keys',
    noKeys: 'No keys yet. A key is created when you turn signing on.',
    selector: 'Selector {name}',
    since: 'since {day}',
    state: {
      waiting: 'Waiting for DNS',
      active: 'In use',
      retiring: 'Being retired',
    },
    explain: {
      waiting: 'Publish the record of this key. Signing starts once the record is found.',
      active: 'Mail is signed with this key. Leave its record in place.',
      retiring:
        'No longer signs mail. Leave its record in place for a week, for messages still on their way; then you can remove it.',
    },
    askDisable: 'Turn signing off?',
    askDisableText:
      'Outgoing mail will no longer be signed, and more of it may be treated as spam. The keys are kept; you can turn signing on again at any time.',
    askRotate: 'Create a new key?',
    askRotateText:
      'You’ll have to publish a new record. The current key keeps signing until that record is found.',
    copyHost: 'Copy the host of selector {name}',
    copyKey: 'Copy the value of selector {name}',
    host: 'Host',
    key: 'Value',
  },
  handover: {
    title: 'Hand-over page',
    purpose:
      'Create a link for the person who manages the DNS of this domain. It opens a page with all its records, without a login, and shows nothing else.',
    days: 'Days until it expires',
    daysHint: 'Enter 1–90.',
    create: 'Create link',
    created: 'The link is ready',
    once: 'Copy it now. It is shown only once.',
    copy: 'Copy the link',
    revoke: 'Revoke link',
    askRevoke: 'Revoke the link for {name}?',
    askRevokeText: 'The page will no longer open. You can create a new link at any time.',
    replaceHint: 'Enter 1–90. The new link replaces the current one.',
    replace: 'Create a new link',
    exists: 'Link created on {time}',
    validUntil: 'Valid until {time}',
    opened: '{num, plural, one {Opened once, on {time}} other {Opened {shown} times, last on {time}}}',
    notOpened: 'Not opened yet',
  },
  audit: {
    label: 'Auditing',
    hint: 'Copies every message of this domain to the audit mailbox chosen under Compliance.',
    inUse:
      'A mailbox in this domain receives the copies of other domains. Under Compliance, choose another mailbox for them first. Domains in the recycle bin count too.',
    unusable:
      'The audit mailbox of this domain can’t be used. Enable the mailbox and its domain first, or choose another mailbox under Compliance.',
    mayNot: 'Only admins with the level “Modify” for users can change this.',
  },
  facts: {
    domain: 'Domain',
    type: 'Type',
    active: 'Active',
    timezone: 'Timezone',
    catchall: 'Catch-all address',
    webmail: 'Webmail',
    exchange_enabled: 'Exchange connector',
    exchange_host: 'Exchange server',
    localdelivery: 'Local delivery',
    relay_host: 'Relay server',
    footer: 'Footer',
    homecountry: 'Home country',
    dkim_enabled: 'DKIM signature',
    audit_enabled: 'Auditing',
    selector: 'Selector',
    days: 'Days',
    deleted_for_good: 'Deleted for good',
  },
  values: { type },
  variants: {
    removeDomains: {
      deleted_for_good: 'Deleted a domain for good: the recycle bin had no room for more unverified domains',
    },
  },
  goTo: {
    words: {
      domains: 'DNS, MX, SPF, DKIM, DMARC, records, verification, health, zone file, hand-over',
      addDomain: 'new domain, create domain, register',
      exportDomains: 'download domains, CSV, spreadsheet',
    },
    actions: {
      addDomain: 'Add domain',
      exportDomains: 'Export domains',
    },
  },
  menu: {
    domains: 'Domains',
  },
  jobs: {
    enableDomains: 'Enabling domains',
    disableDomains: 'Disabling domains',
    removeDomains: 'Removing domains',
  },
  deeds: {
    exportDomains: 'Domains exported',
    addDomain: 'Domain {name} added',
    addDomains: '{num, plural, =1 {Domain {name} added} other {{shown} domains added}}',
    updateDomain: 'Domain {name} changed',
    enableDomains: '{num, plural, =1 {Domain {name} enabled} other {{shown} domains enabled}}',
    disableDomains: '{num, plural, =1 {Domain {name} disabled} other {{shown} domains disabled}}',
    removeDomains: '{num, plural, =1 {Domain {name} removed} other {{shown} domains removed}}',
    enableDkim: 'DKIM turned on for {name}',
    disableDkim: 'DKIM turned off for {name}',
    rotateDkim: 'New DKIM key created for {name}',
    createDnsHandover: 'Hand-over link created for {name}',
    revokeDnsHandover: 'Hand-over link of {name} revoked',
  },
  operations: {
    exportDomains: 'Exported the domains',
    addDomain: 'Added a domain',
    addDomains: 'Added several domains',
    updateDomain: 'Changed a domain',
    enableDomains: 'Enabled a domain',
    disableDomains: 'Disabled a domain',
    removeDomains: 'Removed a domain',
    verifyDomain: 'Started the verification of a domain',
    checkDomainHealth: 'Started a health check of a domain',
    enableDkim: 'Turned DKIM on',
    disableDkim: 'Turned DKIM off',
    rotateDkim: 'Created a new DKIM key',
    createDnsHandover: 'Created a hand-over link',
    revokeDnsHandover: 'Revoked the hand-over link',
  },
  zone: {
    title: 'All records at once',
    purpose:
      'This zone file has the records this domain needs for mail; most DNS services can import it. Make sure the import adds records and doesn’t delete others, such as those of your website. If mail still goes to another server, create the mailboxes here first. Records that are already published are included as comments.',
    copy: 'Copy all records',
    download: 'Download zone file',
    copied: 'Records copied',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    domains: typeof messages;
  }
}
