interface Mistake {
  /** As it is in the file. */
  readonly line: string;
  /** The column it is found in, and what is wrong there. */
  readonly found: readonly [column: string, code: string];
}

/** A customer as a file for the builder: three domains, sixty users, 25 aliases and eight lists, and what people get wrong. */
export function testCustomer(name: string) {
  const domains = ['one', 'two', 'three'].map((part) => `${part}-${name}.example`);
  const at = (localPart: string, domain = 0) => `${localPart}@${domains[domain]}`;
  const count = (most: number) => Array.from({ length: most }, (_, n) => n);
  const rows = {
    domain: domains.map((domain) => ['domain', domain]),
    user: count(60).map((n) => ['user', at(`user${n}`, n % 3), `User ${n}`, '0.01']),
    // The first leads to a list of the same file, the second to the first.
    alias: count(25).map((n) => {
      const forward = n === 0 ? at('list0') : n === 1 ? at('alias0') : at(`user${n}`, n % 3);
      return ['alias', at(`alias${n}`), '', '', forward];
    }),
    list: count(8).map((n) => {
      const members = [at(`user${3 * n}`), at(`user${3 * n + 1}`, 1), at(`alias${n + 5}`), 'x@other.example'];
      return ['list', at(`list${n}`), '', '', '', members.join('; ')];
    }),
  };
  const mistakes: readonly Mistake[] = [
    { line: 'domain,not a domain', found: ['email', 'domain_invalid'] },
    { line: 'user,anna.example', found: ['email', 'email_invalid'] },
    { line: `user,${at('anna')},Anna,much`, found: ['quota_gb', 'format'] },
    { line: `user,${at('user0')},User,1`, found: ['email', 'duplicate'] },
    { line: `user,${at('berta')},Berta,1,,${at('user0')}`, found: ['members', 'type_unsuitable'] },
    { line: `user,${at('carla')},Carla`, found: ['quota', 'quota_positive'] },
    { line: `alias,${at('info')},,,${at('nobody')}`, found: ['forward', 'address_unknown'] },
    { line: `alias,${at('user0')},,,${at('user3')}`, found: ['email', 'address_other_type'] },
    { line: `list,${at('team')},,,,"${at('user0')}, carla"`, found: ['members', 'address_invalid'] },
    { line: `group,${at('crew')}`, found: ['type', 'format'] },
  ];
  const header = 'type,email,name,quota_gb,forward,members';
  const linesOf = (type: keyof typeof rows) => rows[type].map((cells) => cells.join(','));
  // In no order that would do.
  const right = [...linesOf('list'), ...linesOf('alias'), ...linesOf('user'), ...linesOf('domain')];
  const csvOf = (lines: readonly string[]) => [header, ...lines].join('\n');
  return {
    domains,
    at,
    mistakes,
    csv: csvOf(right),
    csvWithMistakes: csvOf([...right, ...mistakes.map(({ line }) => line)]),
    csvOf,
  };
}
