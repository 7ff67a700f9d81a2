import { describe, expect, it } from 'vitest';
import { openIncoming, send } from './clients.ts';
import { arrived, newDomain, newUser, read, set, until, world } from './house.ts';

const domain = await newDomain();
const [ceo, member] = [await newUser(domain, { username: 'ceo' }), await newUser(domain)];

/** Ways to say that a sender comes, and ways to write who it is. */
const commands = ['MAIL FROM:', 'MAIL\tFROM:', 'mail \t from: \t'];
const forms = [
  ...[
    '<ceo@D>',
    '<CEO@D>',
    '<ceo@d.D>',
    '<ceo+tag@D>',
    '<ceo@D.>',
    '<ceo@D..>',
    '<ceo@.D>',
    '< ceo@D >',
    '<ceo>',
  ],
  ...[
    '<<ceo@D>>',
    '<<<ceo@D>>>',
    '<"ceo"@D>',
    '<"ceo" @D>',
    '<ceo @D>',
    '<ceo@ D>',
    '<ceo\t@\tD>',
    '<"c"eo@D>',
  ],
  ...[
    '<ceo@"D">',
    '<"ceo"@"D">',
    '<"ceo@D">',
    '<"\\c\\e\\o"@D>',
    '<\\ceo@D>',
    '<ceo\\@D>',
    '<ceo@[D]>',
    '<""ceo@D>',
  ],
  ...[
    '<(x)ceo@D>',
    '<ceo(x)@D>',
    '<ceo@(x)D>',
    '<ceo@D(x)>',
    '<ceo@D> (x)',
    '(x) <ceo@D>',
    '<ceo@D (<a@b.test>)>',
  ],
  ...['<@a.test:ceo@D>', '<@a.test,@b.test:ceo@D>', '<@D:a@b.test>', '<ceo%D@b.test>', '<ceo%D>', '<D!ceo>'],
  ...['<a@b.test,ceo@D>', '<ceo@D,a@b.test>', '<x:ceo@D;>', '<a@b.test> <ceo@D>', '<ceo@D> <a@b.test>'],
  ...['<a@b.test ceo@D>', 'ceo@D', 'Ceo <ceo@D>', '<Ceo <ceo@D>>', '"a@b.test" <ceo@D>', '<a@b.test@D>'],
  ...['<"a@b.test"@D>', '<"ceo@D"@b.test>', '<"<ceo@D>"@b.test>', '<ceo@D@b.test>', '<=?utf-8?q?ceo?=@D>'],
  ...[
    '<ceo@D> SIZE=9',
    '<ceo@D>\tSIZE=9',
    '<ceo@D>SIZE=9',
    '<ceo@D> AUTH=<a@b.test>',
    '<ceo@D',
    'ceo@D>',
    '<ceo@D\r>',
  ],
  ...[
    '<ce\u00ado@D>',
    '<\u200bceo@D>',
    '<ceo\u200b@D>',
    '<ceo@D\u3002>',
    '<ｃｅｏ@D>',
    '<ceo＠D>',
    '<c\u0435o@D>',
  ],
];
/** To whom outside. */
const sentOn = (subject: string) =>
  world.filter(({ text }) => text.includes(`Subject: ${subject}\r\n`)).flatMap(({ to }) => to);
const messageWith = (subject: string) => `From: x@world.example\r\nSubject: ${subject}\r\n\r\nHello.\r\n.`;
/** Postfix answers more slowly after ten. */
const mostErrors = 6;

interface Outcome {
  readonly command: string;
  readonly takenFor: readonly string[];
}

/** Brings a message with this sender to all recipients; tells for whom it was taken, and how much was refused. */
async function bringOne(
  { ask }: Awaited<ReturnType<typeof openIncoming>>,
  command: string,
  recipients: readonly string[],
): Promise<Outcome & { readonly errors: number }> {
  let errors = 0;
  const isFine = async (line: string) => {
    const isTaken = /^[23]/.test(await ask(line));
    if (!isTaken) errors += 1;
    return isTaken;
  };
  const takenFor: string[] = [];
  const isSender = await isFine(command);
  for (const recipient of isSender ? recipients : [])
    if (await isFine(`RCPT TO:<${recipient}>`)) takenFor.push(recipient);
  const isTaken = takenFor.length > 0 && (await isFine('DATA')) && (await isFine(messageWith('forged')));
  await ask('RSET');
  return { command, takenFor: isTaken ? takenFor : [], errors };
}

async function bring(senders: readonly string[], recipients: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let session = await openIncoming();
  let errors = 0;
  for (const command of senders) {
    if (errors >= mostErrors) {
      session.end();
      session = await openIncoming();
      errors = 0;
    }
    const { errors: more, ...outcome } = await bringOne(session, command, recipients);
    errors += more;
    outcomes.push(outcome);
  }
  session.end();
  return outcomes;
}

describe.concurrent('somebody without a login', () => {
  it('sends as no user of ours, posts to no list for members and teaches the filter nothing, however the sender is written', async () => {
    const list = await set('addSmartList', { name: 'board', domain, protection: 'members' });
    const members = [ceo, member].map(
      ({ user }) => ({ address: user, can_post: 1, can_receive: 1 }) as const,
    );
    await set('setSmartListMembers', { list: list.id, members });
    const retrainer = await set('addList', { name: 'retrain', domain, type: 'spam' });
    const senders = commands.flatMap((command) =>
      forms.map((form) => command + form.replaceAll('D', domain)),
    );
    const parts = [0, 1, 2, 3].map((part) => senders.filter((_, index) => index % 4 === part));
    const recipients = [member.user, list.email, retrainer.email];
    const outcomes = (await Promise.all(parts.map((part) => bring(part, recipients)))).flat();
    expect(outcomes).toHaveLength(commands.length * forms.length);
    // What is taken comes from an address elsewhere, and goes where everybody can write.
    const taken = outcomes.filter(({ takenFor }) => takenFor.length > 0);
    for (const one of taken) expect(one).toEqual({ ...one, takenFor: [member.user] });
    await until(async () => (await read(member, 'forged')).length >= taken.length, 'what was taken', 120);
    const paths = (await read(member, 'forged')).map((text) =>
      /^Return-Path: (.*)$/m.exec(text)?.[1]?.trim(),
    );
    expect(paths).toHaveLength(taken.length);
    for (const path of paths) expect(path).not.toMatch(new RegExp(`@"?${domain}[."]*>$`, 'i'));
    expect(await send({ from: ceo.user, to: list.email, subject: 'by a member' }, ceo)).toBe('sent');
    expect(await arrived(member, 'by a member')).toHaveLength(1);
  }, 240_000);

  it('can have any legal address, also where a list or an alias sends it on, and bring the message in pieces', async () => {
    const { ask, end } = await openIncoming();
    const list = await set('addList', { name: 'all', domain, type: 'distribution' });
    await set('addListMembers', { list: list.id, members: ['member@other.example'] });
    const alias = await set('addAlias', { alias: 'away', domain, forward: ['away@other.example'] });
    const senders = [
      '"john doe"@world.example',
      'user@[192.0.2.1]',
      '"a@b"@world.example',
      '',
      'dots..in.a.row.@world.example',
      'x@world.example',
    ];
    for (const [index, sender] of senders.entries()) {
      await ask(`MAIL FROM:<${sender}>`);
      for (const to of [member.user, list.email, alias.email]) await ask(`RCPT TO:<${to}>`);
      await ask('DATA');
      expect([sender, await ask(messageWith(`legal ${index}`))]).toEqual([
        sender,
        expect.stringMatching(/^250 /),
      ]);
      // Postfix writes some of them in quotes.
      const [text = ''] = await arrived(member, `legal ${index}`);
      expect(text.replaceAll('"', '')).toContain(`Return-Path: <${sender.replaceAll('"', '')}>`);
      // What has no sender is posted to no list.
      const expected = ['away@other.example', ...(sender === '' ? [] : ['member@other.example'])];
      await until(async () => sentOn(`legal ${index}`).length >= expected.length, `${sender} to be sent on`);
      expect(sentOn(`legal ${index}`).sort()).toEqual(expected);
    }
    const pieces = ['Subject: in pieces\r\n', '\r\nHello.\r\n'];
    const inPieces = async (sender: string) => {
      await ask(`MAIL FROM:<${sender}>`);
      await ask(`RCPT TO:<${member.user}>`);
      await ask(`BDAT ${pieces[0]?.length}\r\n${pieces[0]?.trimEnd()}`);
      return ask(`BDAT ${pieces[1]?.length} LAST\r\n${pieces[1]?.trimEnd()}`);
    };
    expect(await inPieces('x@world.example')).toMatch(/^250 /);
    expect(await inPieces(`"ceo" @${domain}`)).toMatch(/^554 /);
    end();
  });
});
