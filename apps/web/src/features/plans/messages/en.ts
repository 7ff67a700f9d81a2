export const messages = {
  of: {
    users: {
      title: 'Import users',
      purpose: 'Add and change many users with a CSV file. You see what will happen before anything changes.',
      back: 'All users',
      again: 'Import another file',
      column: 'Address',
      hint: 'The first line names the columns, in any order. Without it, the columns must be in the order below. For existing users, empty cells change nothing.',
      undo: 'Added users go to the recycle bin and changed users get their old values back. Users changed since then stay as they are. Old passwords come back only within 72 hours of the import. You see a preview first.',
    },
    aliases: {
      title: 'Import aliases',
      purpose:
        'Add and change many aliases with a CSV file. You see what will happen before anything changes.',
      back: 'All aliases',
      again: 'Import another file',
      column: 'Alias',
      hint: 'The first line names the columns, in any order. Without it, the columns must be in the order below. For existing aliases, an empty note or state changes nothing.',
      undo: 'Added aliases go to the recycle bin and changed aliases get their old values back. Aliases changed since then stay as they are. You see a preview first.',
    },
    list_members: {
      title: 'Import list members',
      purpose:
        'Add many members to your distribution lists with a CSV file. You see what will happen before anything changes.',
      back: 'All lists',
      again: 'Import another file',
      column: 'Member',
      hint: 'The first line names the columns, in any order. Without it, the columns must be in the order below. One line adds one member to one list.',
      undo: 'Added members are removed from their lists again. You see a preview first.',
    },
    builder: {
      title: 'Set up a customer',
      again: 'Start over',
      column: 'Name or address',
      undo: 'Everything this plan added is removed, and everything it changed gets its old values back. Users added in the last 24 hours, aliases, lists and domains are deleted for good if nobody has used them, so their names are free again; the rest goes to the recycle bin. Anything changed since then stays as it is. You see a preview first.',
    },
    offboarding: {
      title: 'Offboarding',
      again: 'Offboarding',
      column: 'User or address',
      undo: 'Forwards, access, vacation replies, aliases, lists and removal dates come back as they were, and users from the recycle bin. Anything changed since then stays as it is. The old password comes back only within 72 hours; ended sessions and application passwords can’t come back. You see a preview first.',
    },
  },
  form: {
    title: 'CSV file',
    choose: 'Choose file',
    text: 'Content of the file',
    hint: 'Choose a file or paste its content: CSV with up to {rows} rows, columns separated by commas, semicolons or tabs.',
    largeHint: 'This file is too long to edit here.',
    size: '{num} MB',
    remove: 'Remove file',
    submit: 'Check file',
    tooLarge: 'The file is too large. The limit is 2.5 MB and {rows} rows.',
    notText: 'The file can’t be read. In your spreadsheet program, save it as CSV, then choose it again.',
    decoded:
      'The file is not UTF-8, so it was read as Windows text (Windows-1252). Check names with accents below.',
  },
  columns: {
    title: 'Columns',
    template: 'Download template',
    of: {
      users: {
        email:
          'Required: the address, for example anna@example.com. Or use the two columns username and domain.',
        name: 'The name of the person or room.',
        password:
          'At least 8 characters, with a lowercase letter, an uppercase letter, a number and a special character. If it is empty, one is generated for new users.',
        quota_gb:
          'In GB, for example 2.5. Or use the column quota, in MB. Required for new users, except connectors.',
        account_type: 'basic, enhanced, exchange, external or audit. New users are basic if it is empty.',
        mailbox_type:
          'normal, shared, room or equipment. All except normal require the account type enhanced.',
        language: 'en, ptbr, id, es, de or fr. Empty for the account default.',
        timezone: 'For example Europe/Berlin. Empty for the account default.',
        twofa_allowed: 'Two-factor authentication: yes or no.',
        imap: 'Access by mail programs: yes or no.',
        active: 'yes or no. If no, the user is disabled.',
        dateformat: 'As in the settings, for example YYYY-MM-DD.',
        oex_type: 'Exchange connectors only: relay or relay_and_copy.',
        relay_host: 'External connectors only: the host name of the mail server.',
      },
      aliases: {
        email:
          'Required: the address, for example info@example.com. Or use the two columns alias and domain.',
        forward:
          'Required: the destinations of its mail. Separate several addresses with spaces or semicolons.',
        note: 'A note for you and other admins.',
        active: 'yes or no. If no, the alias is disabled.',
      },
      list_members: {
        list: 'Required: the address of the list, for example team@example.com. The list must exist.',
        member: 'Required: the address of the new member, in your account or external.',
      },
    },
  },
  made: 'Checked on',
  nothing: 'empty',
  type: {
    domain: 'Domain',
    user: 'User',
    alias: 'Alias',
    list: 'List',
  },
  password: {
    given: 'From the file',
    generated: 'Generated',
    random: 'Random, known to nobody; all sessions end',
    former: 'The old one',
  },
  reasons: {
    finding: '{field}: {problem}',
    column: '{field} ({column})',
    seats: 'No {type} seats are left. Free some, or ask your provider for more.',
    of: {
      users: {
        not_found: 'You have no domain with this name.',
        stale: 'Someone has changed this user in the meantime.',
        forbidden: 'You don’t have the right to change the account type, mailbox type or services of a user.',
        limit_reached: 'No seats of this account type are left.',
      },
      aliases: {
        not_found: 'You have no domain with this name.',
        stale: 'Someone has changed this alias in the meantime.',
      },
      list_members: {
        stale: 'Someone has changed this list in the meantime.',
      },
      builder: {
        not_found: 'You have no domain with this name.',
        stale: 'Someone has changed or used this in the meantime.',
        forbidden: 'You don’t have the right to add this.',
        limit_reached:
          'The limit is reached. Remove something you no longer need, or ask your provider for more.',
        domain_unverified:
          'This domain is not verified yet. Set its DNS records, verify it, then plan again.',
      },
      offboarding: {
        not_found: 'This user doesn’t exist any more.',
        stale: 'Someone has changed this in the meantime.',
        forbidden: 'You don’t have the right to do this.',
        limit_reached: 'No seat is left for this user.',
        no_login: 'The old password is no longer kept. The new one stays.',
        conflict: 'Application passwords can’t come back. The user can make new ones.',
      },
    },
    field: {
      type: 'Type',
      password: 'Password',
      csv: 'Row',
      username: 'User name',
      domain: 'Domain',
      alias: 'Alias',
      list: 'List',
      member: 'Member',
    },
    format: {
      type: 'Enter domain, user, alias or list.',
      quota_gb: 'Enter GB as a number, for example 2.5.',
      quota: 'Enter MB as a whole number, for example 2500.',
      account_type: 'Enter basic, enhanced, exchange, external or audit.',
      mailbox_type: 'Enter normal, shared, room or equipment.',
      unsuitable: 'Shared mailboxes, rooms and equipment need the account type enhanced.',
      language: 'Enter en, ptbr, id, es, de or fr.',
      timezone: 'Enter a timezone such as Europe/Berlin.',
      dateformat: 'Enter a format such as YYYY-MM-DD.',
      oex_type: 'Enter relay or relay_and_copy.',
      flag: 'Enter yes or no.',
      csv: 'It has more cells than there are columns, or a cell is too long.',
    },
  },
  summary: {
    label: 'What happens to the rows',
    after: 'Seats and quota afterwards',
  },
  seats: {
    domains: 'Domains',
    basic: 'Basic accounts',
    enhanced: 'Enhanced accounts',
    exchange: 'Exchange connector accounts',
    external: 'External connector accounts',
    quota: 'Quota',
  },
  exported: {
    head: {
      line: 'Line',
      name: 'Name or address',
      state: 'Result',
      reason: 'Details',
      password: 'Password',
      part: 'Part',
    },
    part: {
      alias: 'Alias',
      list: 'Distribution list',
      password: 'Password',
      app_passwords: 'Application passwords',
      shared: 'Shared mailbox',
      forward: 'Forward',
      delegate: 'Access to the mailbox',
      vacation: 'Vacation reply',
      smart_list: 'Smart list',
      removal: 'Removal',
    },
    outcome: {
      create: 'To add',
      update: 'To change',
      remove: 'To remove',
      skip: 'Unchanged',
      refuse: 'Refused',
    },
    done: {
      create: 'Added',
      update: 'Changed',
      remove: 'Removed',
    },
    result: {
      waiting: 'Waiting',
      done: 'Done',
      failed: 'Failed',
    },
  },
  rows: {
    title: 'Preview',
    search: 'Search by address',
    line: 'Line {line}',
    lineHead: 'Line',
    outcome: 'What happens',
    result: 'Result',
    details: 'Details',
    empty: 'No rows',
    emptyHint: 'This plan has no rows you can see.',
  },
  state: {
    planning: 'Checking the rows…',
    planningHint: 'The preview appears here when it’s ready.',
    refused: 'The rows can’t be checked',
    planned: 'Nothing has changed yet',
    leavingHint:
      'Check what happens to whom, then apply the plan by {time}. Sessions and application passwords can’t be brought back afterwards.',
    plannedHint: 'Check the rows, then apply the plan by {time}.',
    generated:
      '{num, plural, one {A password is generated for # new user; you can download it afterwards.} other {Passwords are generated for {shown} new users; you can download them afterwards.}}',
    nothing: 'There is nothing to apply',
    nothingHint: 'No row would change anything.',
    expired: 'This plan was not applied in time',
    expiredHint: 'Things may have changed since then. Check the rows again.',
    applying: 'Applying…',
    done: 'Finished: {done} done',
    partly: 'Finished: {done} done, {failed} failed',
    stopped: 'Stopped: {done} done, {failed} failed',
    failed: 'The plan failed: {done} done, {failed} failed',
    endedHint: 'What was done is kept. To continue, check the rows again.',
    passwords:
      'Download the result now: it has the generated passwords. You can download them only once, within 24 hours.',
    passwordsGone:
      'The generated passwords are no longer here: they were downloaded or have expired. To give a user a new password, open the user’s page.',
  },
  recent: {
    leaving: 'Recent offboardings',
    leavingHint: 'Open one to see its result or undo it.',
    title: 'Recent imports',
    hint: 'Open an import to see its result or undo it.',
    passwords: 'Passwords not downloaded yet',
    state: {
      planning: 'Checking',
      refused: 'Refused',
      planned: 'Not applied',
      expired: 'Expired',
      applying: 'Applying',
      done: 'Finished',
      stopped: 'Stopped',
      failed: 'Failed',
      undone: 'Undone',
      partlyUndone: 'Partly undone',
    },
    changes: '{num, plural, one {# change} other {{shown} changes}}',
    done: '{num, plural, one {# done} other {{shown} done}}',
    failed: '{num, plural, one {# failed} other {{shown} failed}}',
    refused: '{num, plural, one {# refused} other {{shown} refused}}',
  },
  waiting: {
    title: 'Next: verify the domains',
    hint: 'Rows that are refused only because their domain is not verified can be added later. Choose “Plan the rest” to see which DNS records to set. Once the domains are verified, add these rows from there.',
  },
  apply: '{num, plural, one {Apply # change} other {Apply {shown} changes}}',
  edit: {
    rest: 'Plan the rest',
    sent: 'Edit and check again',
    refused: 'Fix refused rows',
  },
  download: {
    refused: 'Download refused rows',
    result: 'Download result',
  },
  undo: {
    button: 'Undo these changes',
    head: 'Undo these changes',
    title: 'Undo these changes?',
    confirm: 'Show preview',
    apply: '{num, plural, one {Undo # change} other {Undo {shown} changes}}',
    applying: 'Undoing…',
    done: 'Finished: {done} undone',
    partly: 'Finished: {done} undone, {failed} failed',
    undone: 'These changes were undone',
    endedHint: 'What was undone stays undone. To continue, open the original plan and undo it again.',
  },
  gone: 'This plan doesn’t exist',
  goneHint: 'Plans are kept for up to 30 days and are visible only to the admin who created them.',
  goTo: {
    words: {
      importUsers: 'CSV, upload, bulk, spreadsheet, many users, mass import',
      importAliases: 'CSV, upload, bulk, spreadsheet, many aliases, mass import',
      importListMembers: 'CSV, upload, bulk, spreadsheet, subscribers, mass import',
    },
    actions: {
      importUsers: 'Import users',
      importAliases: 'Import aliases',
      importListMembers: 'Import list members',
    },
  },
  jobs: {
    applyPlan: 'Applying plan',
    'applyPlan.undo': 'Undoing plan',
  },
  operations: {
    planImport: 'Checked an import file',
    applyPlan: 'Started an import',
    undoPlan: 'Previewed undoing an import',
    downloadPlan: 'Downloaded an import file',
  },
  variants: {
    planImport: { builder: 'Planned a customer’s setup' },
    applyPlan: {
      undo: 'Started undoing an import',
      builder: 'Started setting up a customer',
      undo_builder: 'Started undoing a customer’s setup',
      offboarding: 'Started offboarding users',
      undo_offboarding: 'Started undoing an offboarding',
    },
    undoPlan: {
      builder: 'Previewed undoing a customer’s setup',
      offboarding: 'Previewed undoing an offboarding',
    },
    downloadPlan: {
      builder: 'Downloaded rows of a customer’s setup',
      offboarding: 'Downloaded the result of an offboarding',
    },
  },
  facts: {
    create: 'To add',
    update: 'To change',
    remove: 'To remove',
    skip: 'Unchanged',
    refuse: 'Refused',
    undo: 'Undo',
    part: 'File',
  },
  values: {
    kind: {
      builder: 'Customer setup',
      list_members: 'List members',
      offboarding: 'Offboarding',
    },
    part: {
      sent: 'All rows',
      refused: 'Refused rows',
      result: 'Result',
    },
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    plans: typeof messages;
  }
}
