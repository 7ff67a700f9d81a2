import type { Pool } from 'pg';
import type { Log } from '../../../kernel/log.ts';
import { createPasswordHashing, standardCost } from '../../../kernel/password-hashing.ts';
import type { SecretBox } from '../../../kernel/secrets.ts';
import { isServed } from '../../../rules/hosted-domains/is-served.ts';
import {
  beginListDelivery,
  endListDelivery,
  findList,
  listManagers,
  listOwners,
  listTargets,
  mayPost,
  nameOfDomain,
  noteListProgress,
} from '../../engine-lists-store.ts';
import type { Lesson } from '../filtering/lesson.ts';
import type { HooksOptions } from '../hooks-options.ts';
import { createAuthorPolicy, dnsTexts } from './author-policy.ts';
import { limitGuesses } from './guess-limit.ts';
import { HandingOn } from './handing-on.ts';
import { createLmtpServer } from './lmtp-server.ts';
import { passwordIn } from './mail-headers.ts';
import { createReinjection } from './reinject.ts';
import { createSealing } from './sealing.ts';
import { createSenderRewriting } from './sender-rewriting.ts';
import type { SigningKey } from './sign-mail.ts';
import { createMailTaker } from './take-mail.ts';

interface TakenMailParts {
  readonly pool: Pool;
  readonly secrets: SecretBox;
  readonly log: Log;
  findKey(domain: string): Promise<SigningKey | undefined>;
  teach(lesson: Lesson): Promise<void>;
}

/** Takes mail from Postfix over a socket that only Postfix can use, and knows what policy and filter ask about it. */
export async function openTakenMail(
  { lmtp, ports, hostname, nameServers }: HooksOptions,
  { pool, secrets, log, findKey, teach }: TakenMailParts,
) {
  const senders = createSenderRewriting(secrets.derive('mail engine: forwarded senders'));
  const hashing = await createPasswordHashing(standardCost);
  const isPassword = (hash: string, password: string) => hashing.verify(hash, password);
  const isGuessRight = limitGuesses(isPassword);
  const handingOn = new HandingOn();
  const take = createMailTaker({
    members: {
      targets: (list, after, most) => listTargets(pool, list, after, most),
      begin: (delivery) => beginListDelivery(pool, delivery),
      note: (delivery, progress) => noteListProgress(pool, delivery, progress),
      end: (delivery, result) => endListDelivery(pool, delivery, result),
    },
    senders,
    reinject: createReinjection(ports.handover, handingOn),
    sealing: createSealing(hostname, findKey),
    isAuthorStrict: nameServers === null ? async () => false : createAuthorPolicy(dnsTexts(nameServers)),
    isPassword,
    isGuessRight,
    teach,
    findList: (address) => findList(pool, address),
    mayPost: (address, sender) => mayPost(pool, address, sender),
    ownersOf: (list) => listOwners(pool, list),
    managersOf: (list) => listManagers(pool, list),
    nameOfDomain: (id) => nameOfDomain(pool, id),
    isServed: (domain) => isServed(pool, domain),
  });

  const server = createLmtpServer(take, log);
  await server.listen(lmtp);

  return {
    findHandedOn: (name: string) => handingOn.find(name),
    isReturnAddress: (address: string) => senders.restore(address, new Date()) !== undefined,
    async lacksPassword(
      address: string,
      { sender, subject, client }: { sender: string; subject: string; client: string },
    ): Promise<boolean> {
      if ((await mayPost(pool, address, sender)) !== 'password') return false;
      const hash = (await findList(pool, address))?.password_hash ?? undefined;
      const password = passwordIn(subject);
      return hash === undefined || password === undefined || !(await isGuessRight(hash, password, client));
    },
    stop: server.stop,
  };
}
