export const messages = {
  title: 'Set up a customer',
  purpose: 'Domains, users, aliases and lists in one go. You see what will happen before anything changes.',
  back: 'All users',
  step: '{step}. {name}',
  submit: 'Review plan',
  next: 'Nothing changes yet. The plan shows row by row what will be added, changed, skipped or refused.',
  everything: {
    title: 'Everything in one file',
    label: 'File with a type column',
    hint: 'Paste, drop or choose a CSV file. The column type says what each row is: domain, user, alias or list. The rows go to the steps below. To fill in the steps by hand, leave this empty.',
    columns:
      'The column email holds the address, or the name of a domain (the column domain works too). Separate several destinations (forward) or members (members) with spaces.',
    choose: 'Choose file',
    fill: 'Fill in the steps',
    filled: '{num, plural, one {# row was filled in below.} other {{shown} rows were filled in below.}}',
    rest: 'The rows left above have an unknown type or one you can’t add. Correct the type, or these rows will be refused.',
    noType: 'This file has no column named type. Add it, or paste the rows into the steps below.',
    tooLarge: 'The file is too large. The limit is 2.5 MB and {rows} rows.',
    notText: 'The file can’t be read. In your spreadsheet program, save it as CSV, then choose it again.',
    decoded:
      'The file is not UTF-8, so it was read as Windows text (Windows-1252). Check names with accents below.',
  },
  section: {
    domains: {
      title: 'Domains',
      label: 'Domain names',
      hint: 'One domain per line. Domains you already have are skipped.',
      count: '{num, plural, one {# domain} other {{shown} domains}}',
    },
    users: {
      title: 'Users',
      label: 'Users, one per line',
      hint: 'Address, name, password and quota in GB, separated by commas. Or start with a header line: email, name, password, quota_gb and, if you like, {columns}. If the password is empty, one is generated. If you are logged out automatically, your entries are kept, but not the passwords.',
      count: '{num, plural, one {# user} other {{shown} users}}',
    },
    aliases: {
      title: 'Aliases',
      label: 'Aliases, one per line',
      hint: 'The alias, then the addresses it forwards to, separated by spaces, then a note if you like. Header: email, forward, note. Users and lists of this plan work too.',
      count: '{num, plural, one {# alias} other {{shown} aliases}}',
    },
    lists: {
      title: 'Lists',
      label: 'Lists, one per line',
      hint: 'The address of the list, then its members, separated by spaces, then a note if you like. Header: email, members, note. An existing list gets the missing members; none is removed.',
      count: '{num, plural, one {# list} other {{shown} lists}}',
    },
  },
  foreignHeader:
    'The first line looks like a header, but none of its column names is known. Use these names: {columns}.',
  refused: {
    title: 'Refused in the last plan',
    names: '{num, plural, =0 {{names}} other {{names} and {shown} more}}',
    row: '{names}: {text}',
  },
  records: {
    title: '{num, plural, one {# domain is not verified yet} other {# domains are not verified yet}}',
    hint: 'Add these records to the DNS. Once a domain is verified, choose “Review plan” again to add its users, aliases and lists.',
  },
  goTo: {
    words: {
      setUpCustomer: 'wizard, builder, onboarding, new customer, provisioning, CSV',
    },
    actions: {
      setUpCustomer: 'Set up a customer',
    },
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    builder: typeof messages;
  }
}
