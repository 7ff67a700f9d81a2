import type { ActionAnswer } from '@posthouse/contract';
import { loginChecks } from '@posthouse/contract/features/users/explain-login';
import { loginReasons } from '@posthouse/contract/fields/mail-login';
import { messages as words } from '../../apps/web/src/features/last-logins/messages/en.ts';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { filter, item, main, more, seen, since } from '../crawl-steps.ts';

type Login = ActionAnswer<'getLastLogins'>['rows'][number];
type Explained = ActionAnswer<'explainLogin'>;

const longName = `${'very-long-'.repeat(5)}name@${'sub.'.repeat(8)}example.com`;
const login = (id: number, fields: Partial<Login> = {}): Login => ({
  ...{ id: String(id), at: since, user_id: '3', email: longName, unicode: longName, service: 'imap' },
  ...{
    ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    country: 'BA',
    outcome: 'accepted',
    reason: null,
    blocked: 0,
  },
  ...{ password_used: 'app', label: 'x'.repeat(60), attempts: 1, ...fields },
});
const refused = { outcome: 'refused', password_used: null, label: '', attempts: 12_345 } as const;
const logins: Login[] = [
  login(1),
  login(2, { service: 'sieve', password_used: 'onetime', label: '' }),
  ...loginReasons.map((reason, place) =>
    login(place + 3, { ...refused, reason, blocked: reason === 'guessing' ? 1 : 0 }),
  ),
];
const answers = { getLastLogins: { rows: logins, next: null, prev: null } };

const free: Explained = {
  ...{ id: '3', email: longName, unicode: longName, can_log_in: 1 },
  checks: loginChecks.map((name) => ({ name, state: 'ok' })),
  ...{ domain: { id: '1', state: 'ok' }, has_service: 1, refused_ips: [], blocks: [], app_passwords: 2 },
  ...{ password_changed_at: since, wrong_passwords: 0 },
};
/** Everything that can be in the way, at once. */
const stuck: Explained = {
  ...free,
  can_log_in: 0,
  checks: loginChecks.map((name) => ({
    name,
    state: name === 'address' || name === 'password' ? 'note' : 'problem',
  })),
  domain: { id: '1', state: 'disabled' },
  refused_ips: ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '192.0.2.7'],
  blocks: (['address', 'user', 'pace'] as const).map((cause, place) => ({
    ...{ ip: `2001:db8:85a3:8d3:1319:8a2e:370:734${place}`, cause, until: since },
  })),
  wrong_passwords: 12_345,
};
/** The same for those who can’t view logs, where a domain is not verified. */
const hidden: Explained = {
  ...stuck,
  domain: { id: '1', state: 'unverified' },
  has_service: 0,
  refused_ips: null,
  wrong_passwords: null,
  blocks: [{ ip: '', cause: 'user', until: since }],
};

const screen = '/logs/lastlogins';

/** Logins are of the mail engine, which the panel of the crawl does not have. */
export const crawl = crawled({
  states: ({ user, userId }) => [
    { ...main(screen), answers },
    { ...main(`${screen}?open=3`), answers },
    { ...main(`${screen}?open=1`), answers },
    { ...main(`${screen}/${user}`), answers },
    { ...main(`/users/list/${userId}/logins`), answers },
    main(screen, filter),
    main(screen, filter, item(words.column.country)),
    main(`${screen}?country=DE,BR&not=country&ip=192.0.2.0/24&blocked=1`),
    main(screen, more, item(shared.list.export)),
    seen('empty', screen),
    { ...main(`/users/list/${userId}?login=imap`), answers: { ...answers, explainLogin: free } },
    { ...main(`/users/list/${userId}?login=sieve`), answers: { ...answers, explainLogin: stuck } },
    { ...seen('viewer', `/users/list/${userId}?login=smtp`), answers: { explainLogin: hidden } },
  ],
});
