import { permissionsAt } from '@posthouse/contract/core/permissions';
import type { AddressRoute, RouteEdge, RouteFlag, RouteNode } from '@posthouse/contract/features/addresses';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '../../api/session-storage.ts';
import { refused } from '../../testing/made-up-server.ts';
import { named, press, showScreen, typeInto, until } from '../../testing/show-screen.tsx';
import { ExplainAddressLink, ExplainAddressPanel, useExplainAction } from './explain-address.tsx';
import { shownRoute } from './shown-route.ts';

const node = (id: number, address: string, fields: Partial<RouteNode> = {}): RouteNode => ({
  ...{ id, address, unicode: address, name: '', kind: 'user', state: 'active', address_id: String(id + 1) },
  ...{ members: null, more: 0, posting: null, trains: null },
  ...fields,
});
const edge = (from: number, to: number, fields: Partial<RouteEdge> = {}): RouteEdge => ({
  ...{ from, to, reason: 'alias', active: 1, loop: 0 },
  ...fields,
});
const end = (at: number, kind: AddressRoute['final'][number]['kind'], host = '') => ({
  ...{ node: at, kind, host, sometimes: 0 as const },
});
const flag = (code: RouteFlag, at: number) => ({ code, node: at });

const alias: AddressRoute = {
  nodes: [
    node(0, 'info@example.com', { kind: 'alias' }),
    node(1, 'anna@example.com', { name: 'Anna' }),
    node(2, 'ben@else.example', { kind: 'external', address_id: null }),
    node(3, 'old@example.com', { state: 'removed' }),
  ],
  edges: [edge(0, 1), edge(0, 2), edge(0, 3, { active: 0 })],
  final: [end(1, 'mailbox'), end(2, 'external')],
  flags: [flag('external', 2), flag('removed', 3)],
  truncated: 0,
};

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

/** As the head of a list has it. */
function Opening() {
  const action = useExplainAction();
  if (!('run' in action)) return null;
  return (
    <>
      <button type="button" onClick={action.run}>
        {action.label}
      </button>
      {action.panel}
    </>
  );
}

const show = async (
  answer: unknown,
  address = '/?explain=info%40example.com',
  session: Partial<Session> = {},
) => {
  shown = await showScreen(Opening, { address, session, server: () => answer });
};
const sentences = () =>
  [...document.querySelectorAll('[role=dialog] ol > li')].map((item) => item.textContent);
const read = async (answer: AddressRoute, session?: Partial<Session>) => {
  await show(answer, undefined, session);
  await until(() => sentences().length > 0);
  return sentences();
};

describe('the words of a route', () => {
  it('say what an alias is, where it leads, what is not used, and where mail ends', async () => {
    expect(await read(alias)).toEqual([
      'info@example.com is an alias. Its mail goes to anna@example.com and ben@else.example (external). Set up but not used: old@example.com (in the recycle bin).',
      'Mail is kept in these mailboxes: anna@example.com.',
      'Mail to these addresses goes to other servers: ben@else.example.',
    ]);
    expect(document.querySelector('[role=dialog] [role=status]')?.textContent).toBe(
      '1 mailbox1 external address',
    );
  });

  it('say of a user whose mail stays, and lead to its page', async () => {
    const route = { ...alias, nodes: [node(0, 'anna@example.com', { name: 'Anna Berg' })] };
    const alone = { ...route, edges: [], final: [end(0, 'mailbox')], flags: [] };
    expect(await read(alone)).toEqual([
      'anna@example.com is the user Anna Berg. Its mail is kept in its mailbox. Open user',
    ]);
    expect(named('Open user anna@example.com')?.getAttribute('href')).toBe('/users/list/1');
  });

  it('say that mail runs in a loop', async () => {
    const looping: AddressRoute = {
      nodes: [node(0, 'a@example.com', { kind: 'alias' }), node(1, 'b@example.com', { kind: 'alias' })],
      edges: [edge(0, 1, { loop: 1 }), edge(1, 0, { loop: 1 })],
      final: [],
      flags: [flag('loop', 0), flag('loop', 1)],
      truncated: 0,
    };
    expect(await read(looping)).toEqual([
      'a@example.com is an alias. Mail comes back to it: this is a loop. Its mail goes to b@example.com.',
      'b@example.com is an alias. Mail comes back to it: this is a loop. Its mail goes to a@example.com.',
    ]);
    expect(document.querySelector('[role=dialog] [role=status]')?.textContent).toBe('Loop');
  });

  it('say who can post, how many there are, and what only some messages do', async () => {
    const route: AddressRoute = {
      nodes: [
        node(0, 'news@example.com', { kind: 'smart_list', members: 2, posting: 'password' }),
        node(1, 'anna@example.com'),
        node(2, '', { kind: 'hidden', more: 2, address_id: null }),
        node(3, 'x@else.example', { kind: 'external', address_id: null }),
      ],
      edges: [
        edge(0, 1, { reason: 'member' }),
        edge(0, 2, { reason: 'member' }),
        edge(1, 3, { reason: 'rule' }),
      ],
      final: [end(1, 'mailbox'), { ...end(3, 'external'), sometimes: 1 }],
      flags: [flag('restricted_posting', 0), flag('external', 3)],
      truncated: 0,
    };
    expect(await read(route)).toEqual([
      'news@example.com is a smart list with 2 members. Only owners and people who know the password can post. Its mail goes to anna@example.com and 2 addresses you can’t see.',
      'anna@example.com is a user. Delivery rules send some messages to x@else.example (external). Its mail is kept in its mailbox. Open user',
      'Mail to these addresses goes to other servers: x@else.example.',
    ]);
  });

  it.each<[string, Partial<RouteNode>, AddressRoute['final'], AddressRoute['flags'], string]>([
    [
      'an address nobody has',
      { kind: 'missing', state: 'missing' },
      [end(0, 'refused')],
      [flag('refused', 0)],
      'The address x@example.com doesn’t exist. Mail to it is refused.',
    ],
    [
      'an external address',
      { kind: 'external' },
      [end(0, 'external')],
      [flag('external', 0)],
      'x@example.com is an external address. Its mail goes to another server.',
    ],
    [
      'a parked domain',
      { kind: 'missing', state: 'missing' },
      [end(0, 'refused')],
      [flag('domain_parked', 0), flag('refused', 0)],
      'The address x@example.com doesn’t exist. Its domain is parked and doesn’t receive mail. Mail to it is refused.',
    ],
    [
      'a domain on another server',
      { kind: 'relayed' },
      [end(0, 'relay', 'mx.example.net')],
      [],
      'x@example.com is in a domain without local delivery. Its mail is passed on to the server mx.example.net.',
    ],
    [
      'a retraining list',
      { kind: 'retrainer', trains: 'notspam', posting: 'users' },
      [end(0, 'training')],
      [flag('restricted_posting', 0)],
      'Messages sent to x@example.com teach the spam filter what isn’t spam. Only users of its domain can send to it.',
    ],
  ])('explain %s', async (_what, fields, final, flags, words) => {
    const nodes = [node(0, 'x@example.com', { address_id: null, ...fields })];
    expect(await read({ nodes, edges: [], final, flags, truncated: 0 })).toEqual([words]);
  });

  it('claim nothing about a domain that somebody may only be kept from', async () => {
    const nodes = [node(0, 'x@example.com', { address_id: null, kind: 'external' })];
    const route = { nodes, edges: [], final: [end(0, 'external')], flags: [], truncated: 0 } as const;
    expect(await read(route as never, { domainsLimited: true })).toEqual([
      'x@example.com is not in your domains, so this can’t show where its mail goes.',
    ]);
  });
});

describe('many members', () => {
  const count = 30;
  const crowd: AddressRoute = {
    nodes: [
      node(0, 'all@example.com', { kind: 'list', members: count + 20, more: 20, posting: 'everybody' }),
      ...Array.from({ length: count }, (_, index) => node(index + 1, `m${index}@example.com`)),
    ],
    edges: Array.from({ length: count }, (_, index) => edge(0, index + 1, { reason: 'member' })),
    final: Array.from({ length: count }, (_, index) => end(index + 1, 'mailbox')),
    flags: [flag('too_many', 0)],
    truncated: 1,
  };

  it('become one number, in the picture and in words, until all are asked for', async () => {
    const [list] = await read(crowd);
    expect(document.querySelector('[role=dialog] [role=status]')?.textContent).toBe(
      '30 mailboxes20 more members, not followed',
    );
    expect(list).toContain('m13@example.com, and 36 more.');
    expect(document.querySelector('[role=img]')?.textContent).toContain('+36 members');
    await press((await until(() => named('Show all 31 addresses'))) as HTMLElement);
    await until(() => sentences()[0]?.includes('m29@example.com, and 20 more.'));
    expect(document.querySelector('[role=img]')?.textContent).toContain('+20 members');
    expect(document.body.textContent).toContain('This address leads to more than is shown here.');
  });

  it('stay in sight where something is wrong with them', async () => {
    await show(crowd);
    const troubled = { ...crowd, flags: [flag('disabled', count)] };
    const keys = shownRoute(troubled, false).nodes.map(({ key }) => key);
    expect(keys).toContain(`n${count}`);
    expect(keys).toContain('n0-more');
  });
});

describe('the panel', () => {
  it('opens empty, asks about what is typed, and keeps it in the address', async () => {
    await show(alias, '/');
    await press((await until(() => named('Where does mail to an address go?'))) as HTMLElement);
    await until(() => document.body.textContent?.includes('No address entered yet'));
    const field = await until(() => document.querySelector<HTMLInputElement>('input[name=address]'));
    await typeInto(field, 'info@example.com');
    await press((await until(() => named('Show route'))) as HTMLElement);
    await until(() => sentences().length > 0);
    expect(decodeURIComponent(shown.address())).toBe('/?explain=info@example.com');
    expect(shown.requests.map(({ action, fields }) => [action, fields])).toEqual([
      ['explainAddress', { address: 'info@example.com' }],
    ]);
  });

  it('says at the field what is no address, and asks nothing', async () => {
    await show(alias, '/?explain=half');
    const field = await until(() => document.querySelector<HTMLInputElement>('input[name=address]'));
    expect(field.value).toBe('half');
    await press((await until(() => named('Show route'))) as HTMLElement);
    await until(() => field.getAttribute('aria-invalid') === 'true');
    expect(shown.requests).toEqual([]);
  });

  it('shows no answer to another question below what is no address', async () => {
    await read(alias);
    const field = await until(() => document.querySelector<HTMLInputElement>('input[name=address]'));
    await typeInto(field, 'half');
    await press((await until(() => named('Show route'))) as HTMLElement);
    await until(() => sentences().length === 0);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('says why nothing could be loaded, and tries again', async () => {
    let answer: unknown = refused('server_error');
    shown = await showScreen(() => <ExplainAddressLink address="info@example.com" />, {
      server: () => answer,
    });
    await press((await until(() => named('Where does this user’s mail go?'))) as HTMLElement);
    const retry = await until(() => named('Try again'));
    answer = alias;
    await press(retry);
    await until(() => sentences().length === 3);
  });

  it('offers nothing to those who may not ask', async () => {
    shown = await showScreen(ExplainAddressPanel, {
      address: '/?explain=info%40example.com',
      server: () => alias,
      session: { userRole: 'subadmin', permissions: permissionsAt(0) },
    });
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });
});
